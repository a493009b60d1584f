import { afterEach, expect, test, vi } from 'vitest';
import { describeFailure, submitContact } from '../../../../src/features/contact/use-contact-submission.ts';

const submission = { firstName: 'Ann', message: 'I would like a test drive.', id: 'made by the browser' };
const generic = 'Failed to send message. Please try again.';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Submits to a server that gives this answer. */
function submit(answer: Promise<Response>) {
  const fetch = vi.fn(() => answer);
  vi.stubGlobal('fetch', fetch);
  return { fetch, sent: submitContact(submission) };
}

test('a message is posted as JSON', async () => {
  const { fetch, sent } = submit(Promise.resolve(Response.json({ success: true, id: 'x' }, { status: 201 })));
  await sent;
  const init = { method: 'POST', body: JSON.stringify(submission) };
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/contact', expect.objectContaining(init));
});

test.each([
  {
    what: 'a refusal',
    answer: () => Response.json({ error: 'First name is required' }, { status: 422 }),
    text: 'First name is required',
  },
  {
    what: 'a failure without words',
    answer: () => Response.json({ error: '' }, { status: 500 }),
    text: generic,
  },
  { what: 'a gateway', answer: () => new Response('Too many requests', { status: 429 }), text: generic },
  { what: "a hotel's login page", answer: () => new Response('<!doctype html>'), text: generic },
  { what: 'a JSON null', answer: () => Response.json(null), text: generic },
])('$what is told as "$text"', async ({ answer, text }) => {
  const error: unknown = await submit(Promise.resolve(answer())).sent.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ message: 'Failed to submit contact form' });
  expect(describeFailure(error)).toBe(text);
});

test('a lost network asks to try again', async () => {
  const { sent } = submit(Promise.reject(new TypeError('Failed to fetch')));
  expect(describeFailure(await sent.catch((thrown: unknown) => thrown))).toBe(generic);
});
