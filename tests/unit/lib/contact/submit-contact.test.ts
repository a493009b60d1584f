import { describe, expect, test, vi } from 'vitest';
import {
  describeContactFailure,
  readContactPrefill,
  submitContact,
  type ContactSubmission,
} from '../../../../src/lib/contact/submit-contact.ts';

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

describe('readContactPrefill', () => {
  const vehicleNames = { 'ev-nomad-xl': 'Denago EV Nomad XL' };

  test.each([
    { search: '', prefill: {} },
    { search: '?interest=service', prefill: { interest: 'service' } },
    { search: '?interest=Service', prefill: {} },
    { search: '?interest=rental', prefill: {} },
    { search: '?vehicle=ev-nomad-xl', prefill: { message: 'I am interested in the Denago EV Nomad XL.' } },
    {
      search: '?interest=sales&vehicle=ev-nomad-xl',
      prefill: { interest: 'sales', message: 'I am interested in the Denago EV Nomad XL.' },
    },
    { search: '?vehicle=nope', prefill: {} },
    { search: '?vehicle=constructor', prefill: {} },
    {
      search: '?plan=4+Seater+Weekly+Rental',
      prefill: { message: 'I am interested in the 4 Seater Weekly Rental plan.' },
    },
    {
      search: '?vehicle=ev-nomad-xl&plan=4-seater-daily',
      prefill: { message: 'I am interested in the Denago EV Nomad XL and the 4-seater-daily plan.' },
    },
    { search: '?plan=%3Cb%3Efree%3C%2Fb%3E', prefill: {} },
    { search: '?plan=call%20me%3A%20now', prefill: {} },
    {
      search: `?plan=${'a'.repeat(60)}`,
      prefill: { message: `I am interested in the ${'a'.repeat(60)} plan.` },
    },
    { search: `?plan=${'a'.repeat(61)}`, prefill: {} },
    { search: '?plan=%20', prefill: {} },
    {
      search: '?interest=sales&plan=4+Seater+Weekly+Rental&town=Mt.+Ephraim',
      prefill: {
        interest: 'sales',
        message: 'I am interested in the 4 Seater Weekly Rental plan, delivered to Mt. Ephraim.',
      },
    },
    {
      search: '?plan=4+Seater+Weekly+Rental&town=%3Cb%3E',
      prefill: { message: 'I am interested in the 4 Seater Weekly Rental plan.' },
    },
    { search: '?town=Lewes', prefill: {} },
    {
      search: '?interest=sales&vehicle=ev-nomad-xl&wish=back-in-stock',
      prefill: {
        interest: 'sales',
        message: 'Please tell me when a cart like the Denago EV Nomad XL comes in.',
      },
    },
    { search: '?wish=back-in-stock', prefill: {} },
    {
      search: '?vehicle=ev-nomad-xl&wish=for-free',
      prefill: { message: 'I am interested in the Denago EV Nomad XL.' },
    },
  ])('reads $prefill from "$search"', ({ search, prefill }) => {
    expect(readContactPrefill(search, vehicleNames)).toEqual(prefill);
  });
});
