import { describe, expect, test, vi } from 'vitest';
import {
  describeContactFailure,
  submitContact,
  type ContactSubmission,
} from '../../../../src/features/contact/submit-contact.ts';

const submission: ContactSubmission = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@mail.example',
  phone: '3025550199',
  interest: 'sales',
  message: 'I would like a test drive.',
  id: '0b9a6d4e-5f50-4a55-9d2e-0d5c1b1f6b0a',
  motto: '',
};

/** Submits to a server that gives this answer; returns what was thrown. */
async function fail(answer: Response | Error): Promise<unknown> {
  const fetch = () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));
  return submitContact(submission, { fetch }).then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  );
}

describe('submitContact', () => {
  test('posts the submission as JSON and returns the id it is stored under', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() =>
      Promise.resolve(Response.json({ success: true, id: submission.id }, { status: 201 })),
    );
    expect(await submitContact(submission, { fetch })).toBe('0b9a6d4e-5f50-4a55-9d2e-0d5c1b1f6b0a');
    const [path, init] = fetch.mock.calls[0] ?? [];
    expect(path).toBe('/api/contact');
    expect(init?.method).toBe('POST');
    expect(new Headers(init?.headers).get('Content-Type')).toBe('application/json');
    expect(JSON.parse(init?.body as string)).toEqual(submission);
    expect(init?.signal).toBeInstanceOf(AbortSignal);
  });

  test("shows the server's own words when it refuses", async () => {
    const error = await fail(Response.json({ error: 'First name is required' }, { status: 422 }));
    expect(error).toEqual(new Error('First name is required'));
    expect(describeContactFailure(error)).toBe('First name is required');
  });

  test.each([
    { why: 'a failure without an error text', answer: Response.json({}, { status: 500 }) },
    { why: 'an empty error text', answer: Response.json({ error: '' }, { status: 500 }) },
    { why: 'an error that is no text', answer: Response.json({ error: { code: 7 } }, { status: 500 }) },
    { why: 'a JSON null', answer: Response.json(null, { status: 500 }) },
    { why: 'a failure that is no JSON', answer: new Response('Too many requests', { status: 429 }) },
    { why: "a hotel's login page", answer: new Response('<!doctype html>', { status: 200 }) },
    { why: 'a success without an id', answer: Response.json({ success: true }) },
    { why: 'a success that says it is none', answer: Response.json({ success: false, id: 'abcd-1234' }) },
  ])('throws "Failed to submit contact form" for $why', async ({ answer }) => {
    const error = await fail(answer);
    expect(error).toEqual(new Error('Failed to submit contact form'));
    expect(describeContactFailure(error)).toBe('Failed to send message. Please try again.');
  });

  test('asks to try again when the network fails', async () => {
    const error = await fail(new TypeError('Failed to fetch'));
    expect(describeContactFailure(error)).toBe('Failed to send message. Please try again.');
  });
});
