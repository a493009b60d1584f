// POST /api/contact: what is accepted, what is stored, and what each sender is answered.
import content from '#function-content' with { type: 'json' };
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { config } from '../../../netlify/functions/contact.mts';
import { formatPhone } from '../../../src/lib/format.ts';
import { contactApiPath } from '../../../src/lib/paths.ts';
import { buildUuid, formRequest, jsonRequest, message, setUpWorld } from './memory-world.ts';

const { dealer, requestFacts } = content;
const phone = formatPhone(dealer.phone);
const cannotStore = () => Promise.reject(new TypeError(`cannot store ${message.email}`));

const world = setUpWorld();

const stored = () => [...world.blobs.values()].map((text) => JSON.parse(text) as unknown);

describe('a message as JSON', () => {
  test('is answered with its id once it is stored as pending, under the day and the id', async () => {
    const uuid = buildUuid();
    const response = await world.post(jsonRequest({ ...message, id: uuid, motto: '' }));
    expect(response.status).toBe(201);
    const { success, id } = (await response.json()) as { success: boolean; id: string };
    expect(success).toBe(true);
    expect(id).toMatch(new RegExp(`^${uuid}-[0-9a-f]{12}$`));
    expect([...world.blobs.keys()]).toEqual([`pending/2026-11-20/${id}`]);
    expect(stored()).toEqual([message]);
    expect(world.mails).toEqual([]);
  });

  test('with a filled honeypot is stored apart and answered like any other', async () => {
    const response = await world.post(jsonRequest({ ...message, motto: 'https://spam.example' }));
    expect(response.status).toBe(201);
    expect(world.keys('pending')).toEqual([]);
    expect(world.keys('suspects/pending')).toHaveLength(1);
  });

  test('fits with every field at its longest, in letters of three bytes', async () => {
    const name = '木'.repeat(100);
    const longest = { ...message, firstName: name, lastName: name, phone: name, message: '木'.repeat(5000) };
    expect((await world.post(jsonRequest({ ...longest, id: buildUuid() }))).status).toBe(201);
    expect(stored()).toEqual([longest]);
    // Nine characters for each letter on the way.
    expect((await world.post(formRequest(longest))).status).toBe(303);
  });

  test.each([
    { what: 'its own host as Origin', request: jsonRequest(message, { Origin: 'https://carts.example' }) },
    { what: 'the host of the site as Origin', request: jsonRequest(message, { Origin: dealer.url }) },
    { what: '16 KiB', request: jsonRequest(JSON.stringify(message).padEnd(16_384)) },
  ])('may have $what', async ({ request }) => {
    expect((await world.post(request)).status).toBe(201);
  });
});

describe('a request with a message as JSON', () => {
  const quote = { kind: 'quote', vehicles: [], town: '' };

  test('is stored with it, and its lines come first in the text', async () => {
    const body = { ...message, request: { ...quote, price: 1, words: 'Free carts' } };
    expect((await world.post(jsonRequest(body))).status).toBe(201);
    const text = `${requestFacts.titles.quote}\n\n${message.message}`;
    expect(stored()).toEqual([{ ...message, message: text, request: quote }]);
  });

  test('is refused at its field', async () => {
    const request = { kind: 'test-drive', driveDay: '2026-11-19' };
    const response = await world.post(jsonRequest({ ...message, request }));
    expect(response.status).toBe(422);
    const { fields } = (await response.json()) as { fields: object };
    expect(Object.keys(fields)).toEqual(['driveDay']);
    expect(world.blobs.size).toBe(0);
  });
});

describe('a message that is sent again', () => {
  const send = (body: object) => world.post(jsonRequest({ ...message, ...body }));

  test('with the same id and words is one message, also after it was mailed', async () => {
    const id = buildUuid();
    const first: unknown = await (await send({ id })).json();
    expect(await (await send({ id })).json()).toEqual(first);
    expect(world.blobs.size).toBe(1);
    await world.run();
    expect(await (await send({ id })).json()).toEqual(first);
    expect(world.keys('pending')).toEqual([]);
  });

  test('with other words under a known id is another message', async () => {
    const id = buildUuid();
    await send({ id });
    await send({ id, message: 'Quite another text.' });
    expect(stored()).toEqual([message, { ...message, message: 'Quite another text.' }]);
  });

  test.each([
    { why: 'of 23 hours ago', sent: () => buildUuid(23 * 60), isKept: true },
    { why: 'of 25 hours ago', sent: () => buildUuid(25 * 60), isKept: false },
    { why: 'that is a path', sent: () => '../../etc/passwd', isKept: false },
  ])('keeps an id $why: $isKept', async ({ sent, isKept }) => {
    const id = sent();
    await send({ id });
    const [key = ''] = world.blobs.keys();
    expect(key).toMatch(/^pending\/2026-11-(19|20)\/[0-9a-f-]{49}$/);
    expect(key.includes(`/${id}-`)).toBe(isKept);
  });
});

describe('a refused message', () => {
  const sentFrom = (origin: string) => jsonRequest(message, { Origin: origin });
  const tooLong = `Your message is too long. Please shorten it, or call us at ${phone}.`;
  const foreign = `This form can only be sent from our own site. Please send it again, or call us at ${phone}.`;

  test.each([
    { what: 'no JSON', request: jsonRequest('{'), status: 400, error: 'The body is not JSON' },
    { what: 'another site', request: sentFrom('https://evil.example'), status: 403, error: foreign },
    { what: 'no origin', request: sentFrom('null'), status: 403, error: foreign },
    {
      what: 'too much JSON',
      request: jsonRequest(JSON.stringify(message).padEnd(16_385)),
      status: 413,
      error: tooLong,
    },
    {
      what: 'plain text',
      request: jsonRequest(message, { 'Content-Type': 'text/plain' }),
      status: 415,
      error: 'Send application/json or application/x-www-form-urlencoded',
    },
    { what: 'null', request: jsonRequest('null'), status: 422, error: 'First name is required' },
  ])('of $what is answered with $status', async ({ request, status, error }) => {
    const response = await world.post(request);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error });
    expect(world.blobs.size).toBe(0);
  });

  test('by GET is answered with 405', async () => {
    const response = await world.post(new Request('https://carts.example/api/contact'));
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
  });

  test('with wrong fields gets the message of each and no word of what it sent', async () => {
    const wrong = { ...message, lastName: ' ', email: 'ann(at)mail.example' };
    expect(await (await world.post(jsonRequest(wrong))).json()).toEqual({
      error: 'Last name is required',
      fields: { lastName: 'Last name is required', email: 'Invalid email address' },
    });
  });

  test('that could not be stored is answered with 503, and no word of it is in the log', async () => {
    world.fault = cannotStore;
    const response = await world.post(jsonRequest({ ...message, id: buildUuid() }));
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: `We could not save your message just now. Please try again, or call us at ${phone}.`,
    });
    expect(world.logged.join()).toMatch(/^contact: [0-9a-f-]{49} was not stored: TypeError$/);
  });
});

describe('a form posted without JavaScript', () => {
  const openPage = async (fields: Record<string, string>) => {
    const response = await world.post(formRequest(fields));
    return { response, page: load(await response.clone().text()) };
  };

  test('is stored with the lines of its request, and thanked for', async () => {
    const request = { kind: 'trade-in', tradeCart: 'Made up', tradeBattery: '', tradeHours: '' };
    const typed = { ...message, message: 'First line.\r\nSecond.', id: '', motto: '' };
    const response = await world.post(formRequest({ ...typed, ...request }));
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/thank-you');
    const { titles, labels } = requestFacts;
    const text = `${titles['trade-in']}\n${labels.tradeCart}: Made up\n\nFirst line.\nSecond.`;
    expect(stored()).toEqual([{ ...message, message: text, request }]);
  });

  test('with wrong fields comes back with the messages at them and all that was typed, escaped', async () => {
    const { response, page } = await openPage({
      ...message,
      firstName: '"><script>alert(1)</script>',
      email: 'ann',
      message: 'Two\n</textarea> lines',
    });
    expect(response.status).toBe(422);
    expect(page('script')).toHaveLength(0);
    expect(page('#firstName').val()).toBe('"><script>alert(1)</script>');
    expect(page('#message').text().trim()).toBe('Two\n</textarea> lines');
    expect(page('#interest option[selected]').val()).toBe('service');
    expect(
      page('[aria-invalid]')
        .toArray()
        .map(({ attribs }) => attribs['aria-describedby']),
    ).toEqual(['email-error']);
    expect(page('#email-error').text()).toBe('Invalid email address');
  });

  test('is sent again from that page under the same id', async () => {
    const id = buildUuid();
    const { page } = await openPage({ ...message, id, email: 'ann' });
    const sentAgain = Object.fromEntries(new URLSearchParams(page('form').serialize()));
    await world.post(formRequest({ ...sentAgain, email: message.email }));
    expect(world.keys('pending')[0]).toContain(id);
    expect(stored()).toEqual([message]);
  });

  test.each([
    { status: 403, headers: { Origin: 'https://evil.example' }, text: message.message },
    { status: 413, headers: {}, text: 'a'.repeat(65_536) },
    { status: 503, headers: {}, text: message.message },
  ])('gets a page with the telephone number with $status', async ({ status, headers, text }) => {
    world.fault = cannotStore;
    const response = await world.post(formRequest({ ...message, message: text }, headers));
    expect(response.status).toBe(status);
    expect(load(await response.text())('[role="alert"]').text()).toContain(phone);
  });
});

test('the function is where the form sends to, and takes ten requests a minute of one address', () => {
  expect(config.path).toBe(contactApiPath);
  expect(config).not.toHaveProperty('method');
  expect(config.rateLimit).toEqual({ windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] });
});
