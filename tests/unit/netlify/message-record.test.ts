// The form's schema with one more field, as a developer would add it: nothing else is changed for it to be stored.
import * as z from 'zod/mini';
import { expect, test, vi } from 'vitest';
import { createContactHandler } from '../../../netlify/lib/contact-handler.ts';
import { readFunctionContent } from '../../../netlify/lib/function-content.ts';
import { createMessageStores } from '../../../netlify/lib/message-store.ts';
import type * as form from '../../../src/features/contact/contact-message.schema.ts';
import { messageRecordSchema } from '../../../src/features/contact/message-record.schema.ts';
import { createMemoryBlobs } from './memory-blobs.ts';

vi.mock('../../../src/features/contact/contact-message.schema.ts', async (importOriginal) => {
  const original = await importOriginal<typeof form>();
  return {
    ...original,
    contactMessageSchema: z.extend(original.contactMessageSchema, {
      budget: z.optional(z.string().check(z.trim(), z.minLength(3))),
      mayText: z._default(z.boolean(), false),
    }),
  };
});

const filled = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@mail.example',
  phone: '3025550199',
  interest: 'sales',
  message: 'My cart is slow.',
};

test('a field that the form gets is stored and read again, and so is a message without it', async () => {
  const store = createMessageStores('production', createMemoryBlobs().access);
  const handle = createContactHandler({
    store,
    now: () => new Date('2026-06-01T12:00:00.000Z'),
    content: readFunctionContent(),
  });
  for (const fields of [
    { ...filled, budget: '9,000 dollars', mayText: true },
    { ...filled, mayText: false },
  ]) {
    const body = JSON.stringify(fields);
    const headers = { 'Content-Type': 'application/json' };
    const request = new Request('https://carts.example/api/contact', { method: 'POST', headers, body });
    const response = await handle(request);
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: string };
    expect((await store.messages.find('waiting', id))?.message).toEqual(fields);
  }
});

test('a message that was stored before the form had the field stays readable', () => {
  const old = { id: '0000-old', receivedAt: '2026-06-01T12:00:00.000Z', message: filled };
  expect(messageRecordSchema.parse(old).message).toEqual({ ...filled, mayText: false });
});

test('what breaks a rule that the form has today stays readable, and what lacks a field or its kind does not', () => {
  const isReadable = (change: Record<string, unknown>) =>
    messageRecordSchema.safeParse({
      id: '0000-old',
      receivedAt: '2026-06-01T12:00:00.000Z',
      message: { ...filled, ...change },
    }).success;
  expect(isReadable({ phone: '1', email: 'ann', message: '  ', firstName: '', budget: '9' })).toBe(true);
  expect(isReadable({ phone: undefined })).toBe(false);
  expect(isReadable({ budget: 9000 })).toBe(false);
  expect(isReadable({ interest: 'boats' })).toBe(false);
});
