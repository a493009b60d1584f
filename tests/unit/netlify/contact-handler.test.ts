import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDeployStore, getStore } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { load } from 'cheerio';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { config } from '../../../netlify/functions/contact.mts';
import { createContactHandler } from '../../../netlify/lib/contact-handler.ts';
import { readFunctionContent } from '../../../netlify/lib/function-content.ts';
import { buildStoredMessageId, readIdTime } from '../../../netlify/lib/message-id.ts';
import { createMessageStores } from '../../../netlify/lib/message-store.ts';
import { getContent } from '../../../src/content/site.ts';
import { formatPhone } from '../../../src/lib/format.ts';
import { readUuidTime } from '../../../src/features/contact/uuid-v7.ts';
import { contactApiPath, phoneHref } from '../../../src/lib/paths.ts';
import type { MessageRecord } from '../../../src/features/contact/contact-message.schema.ts';

const { dealer } = getContent();

const url = 'https://carts.example/api/contact';
const formType = 'application/x-www-form-urlencoded';
// As a browser makes it at 15:04:00 that day.
const uuid = '01a1f97c-5f00-7a55-9d2e-0d5c1b1f6b0a';
const message = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@mail.example',
  phone: '3025550199',
  interest: 'service',
  message: 'My cart is slow.',
};
const id = buildStoredMessageId(uuid, { ...message, interest: 'service' });
const dealerPhone = formatPhone(dealer.phone);

let messages: MessageRecord[];
let suspects: MessageRecord[];
let logged: string;

beforeEach(() => {
  messages = [];
  suspects = [];
  logged = '';
  vi.spyOn(console, 'error').mockImplementation((line: string) => {
    logged += line;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Store = Parameters<typeof createContactHandler>[0]['store'];

function listBox(listRecords: () => MessageRecord[]): Store['messages'] {
  return {
    save: (record) => {
      listRecords().push(record);
      return Promise.resolve(record.id);
    },
  };
}

const listStore: Store = {
  messages: listBox(() => messages),
  suspects: listBox(() => suspects),
};
const brokenBox = { save: () => Promise.reject(new TypeError(`cannot store ${message.email}`)) };
const brokenStore: Store = { messages: brokenBox, suspects: brokenBox };

const { contactForm, ...contentBesidesForm } = readFunctionContent();
const details: typeof contactForm.details = [
  {
    id: 'renting',
    interests: ['sales'],
    title: 'Renting? <When>',
    heading: 'Renting a cart',
    fields: [
      { id: 'first-day', label: 'First day', kind: 'date' },
      { id: 'town', label: 'Town', kind: 'text' },
      { id: 'delivery', label: 'Delivery', kind: 'choice', options: ['Bring it', 'I pick it up'] },
      { id: 'wishes', label: 'Wishes', kind: 'long' },
    ],
  },
];
const content = { ...contentBesidesForm, contactForm: { ...contactForm, details } };

function handle(request: Request, store = listStore): Promise<Response> {
  const now = () => new Date('2026-11-20T15:04:05Z');
  return createContactHandler({ store, now, content })(request);
}

function jsonRequest(body: unknown, headers: Record<string, string> = {}): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Request(url, {
    method: 'POST',
    body: text,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

function formRequest(fields: Record<string, string>): Request {
  return new Request(url, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'Content-Type': formType, Origin: 'https://carts.example' },
  });
}

describe('POST /api/contact with JSON', () => {
  test('stores a message with its time, and answers its id', async () => {
    const response = await handle(jsonRequest({ ...message, id: uuid, motto: '' }));
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ success: true, id });
    expect(messages).toEqual([{ id, receivedAt: '2026-11-20T15:04:05.000Z', message }]);
    expect(suspects).toEqual([]);
  });

  test.each(['__proto__', 'constructor', 'prototype'])(
    'takes nothing from a field named %s',
    async (name) => {
      const polluted = JSON.stringify({ firstName: 'Eve', isAdmin: true });
      const body = `{"${name}":${polluted},${JSON.stringify({ ...message, id: uuid }).slice(1)}`;
      expect((await handle(jsonRequest(body))).status).toBe(201);
      expect(messages.map((record) => record.message)).toEqual([message]);
      const { lastName, email } = message;
      for (const request of [
        jsonRequest(`{"${name}":${polluted},"lastName":"${lastName}"}`),
        formRequest({ lastName, email, [name]: 'Eve' }),
      ]) {
        const answer = await handle(request);
        expect(answer.status).toBe(422);
        expect(await answer.text()).toContain('First name is required');
      }
      expect(Object.keys(Object.prototype)).toEqual([]);
    },
  );

  test('is never cached and never sniffed', async () => {
    const { headers } = await handle(jsonRequest(message));
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  });

  test.each([
    { sent: undefined },
    { sent: '' },
    { sent: 'short' },
    { sent: '../../etc/passwd' },
    { sent: '0b9a6d4e-5f50-4a55-9d2e-0d5c1b1f6b0a' },
    { sent: 12345678 },
  ])('makes an id when the browser sends $sent', async ({ sent }) => {
    const answer = (await (await handle(jsonRequest({ ...message, id: sent }))).json()) as { id: string };
    expect(readIdTime(answer.id)).toBe(Date.parse('2026-11-20T15:00:00Z'));
    expect(messages[0]?.id).toBe(answer.id);
  });

  test('keeps a message with a filled honeypot apart and answers it like any other', async () => {
    const response = await handle(jsonRequest({ ...message, id: uuid, motto: 'https://spam.example' }));
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ success: true, id });
    expect(messages).toEqual([]);
    expect(suspects).toEqual([{ id, receivedAt: '2026-11-20T15:04:05.000Z', message }]);
  });

  test('takes the message as it is sent, whatever else a program sends', async () => {
    await handle(jsonRequest({ ...message, id: uuid, 'renting-town': 'Lewes' }));
    expect(messages.map((record) => record.message)).toEqual([message]);
  });

  test('answers 422 with the first message and the message of each field, and echoes nothing', async () => {
    const response = await handle(
      jsonRequest({ ...message, id: uuid, lastName: ' ', email: 'ann(at)mail.example' }),
    );
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      error: 'Last name is required',
      fields: { lastName: 'Last name is required', email: 'Invalid email address' },
    });
    expect(messages).toEqual([]);
  });

  test.each([
    ['smith&sons@example.com', 'smith&sons@example.com'],
    ['ann/sales@example.com', 'ann/sales@example.com'],
    ['a=b@example.com', 'a=b@example.com'],
    ['ann@shop.xn--p1ai', 'ann@shop.xn--p1ai'],
    ['\u202aann@mail.example\u202c', 'ann@mail.example'],
  ])('stores the address %j as %s, sent by a script or posted', async (email, stored) => {
    expect((await handle(jsonRequest({ ...message, email }))).status).toBe(201);
    expect((await handle(formRequest({ ...message, email }))).status).toBe(303);
    expect(messages.map((record) => record.message.email)).toEqual([stored, stored]);
  });

  test('answers an address without a dot and a name of one invisible mark with 422', async () => {
    const response = await handle(jsonRequest({ ...message, firstName: '\u200b', email: 'ann@gmail' }));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      fields: { firstName: 'First name is required', email: 'Invalid email address' },
    });
  });

  test.each(['[]', 'null', '"text"', '7'])(
    'answers the JSON %s, which has no fields, with 422',
    async (body) => {
      const response = await handle(jsonRequest(body));
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ error: 'First name is required' });
    },
  );

  test.each(['', '{', 'firstName=Ann'])('answers "%s", which is no JSON, with 400', async (body) => {
    const response = await handle(jsonRequest(body));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: 'The body is not JSON' });
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', ''])(
    'answers the type "%s" with 415',
    async (type) => {
      expect((await handle(jsonRequest(message, { 'Content-Type': type }))).status).toBe(415);
    },
  );

  test.each(['application/json; charset=utf-8', 'Application/JSON'])('takes the type "%s"', async (type) => {
    expect((await handle(jsonRequest(message, { 'Content-Type': type }))).status).toBe(201);
  });

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('answers %s with 405', async (method) => {
    const response = await handle(new Request(url, { method }));
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
  });

  test.each([
    { origin: 'https://carts.example', status: 201, why: 'its own host' },
    { origin: dealer.url, status: 201, why: 'the host of the site, behind another CDN' },
    { origin: dealer.url.replace('www.', ''), status: 403, why: 'the site without its subdomain' },
    { origin: 'https://carts.example:8443', status: 403, why: 'another port' },
    { origin: 'https://www.carts.example', status: 403, why: 'another subdomain' },
    { origin: 'https://carts.example.evil.example', status: 403, why: 'another host that starts alike' },
    { origin: 'null', status: 403, why: 'a page without an origin' },
  ])('answers the Origin $origin with $status ($why)', async ({ origin, status }) => {
    expect((await handle(jsonRequest(message, { Origin: origin }))).status).toBe(status);
    expect(messages).toHaveLength(status === 201 ? 1 : 0);
  });

  test('answers 503 with the telephone number when nothing could be stored, and logs nothing of the message', async () => {
    const response = await handle(jsonRequest({ ...message, id: uuid }), brokenStore);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: `We could not save your message just now. Please try again, or call us at ${dealerPhone}.`,
    });
    expect(logged).toBe(`contact: ${id} was not stored: TypeError`);
  });

  test('answers 503 for a suspect that could not be stored, as for any message', async () => {
    expect((await handle(jsonRequest({ ...message, motto: 'x' }), brokenStore)).status).toBe(503);
  });
});

/** The longest message that the form takes. */
const longestMessage = {
  firstName: '木'.repeat(100),
  lastName: '木'.repeat(100),
  email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(9)}.example`,
  phone: '木'.repeat(100),
  interest: 'general',
  message: '木'.repeat(5000),
};
const longest = { ...longestMessage, id: 'i'.repeat(64) };

describe('POST /api/contact with a long body', () => {
  /** The message as JSON of exactly that many bytes, spaces at the end. */
  const bodyOf = (bytes: number) => JSON.stringify({ ...message, id: uuid }).padEnd(bytes, ' ');

  test('takes 16 KiB', async () => {
    expect((await handle(jsonRequest(bodyOf(16_384)))).status).toBe(201);
  });

  test('answers one byte more with 413', async () => {
    const response = await handle(jsonRequest(bodyOf(16_385)));
    expect(response.status).toBe(413);
    expect(messages).toEqual([]);
  });

  test('takes every field at its longest, in letters of three bytes', async () => {
    const response = await handle(jsonRequest({ ...longest, motto: '' }));
    expect(response.status).toBe(201);
    expect(messages.map((record) => record.message)).toEqual([longestMessage]);
  });

  test('counts bytes and not characters', async () => {
    // 5,800 characters of three bytes each.
    expect((await handle(jsonRequest({ ...message, message: '木'.repeat(5800) }))).status).toBe(413);
  });

  test('believes an announced length without reading', async () => {
    const request = jsonRequest(message, { 'Content-Length': '16385' });
    expect((await handle(request)).status).toBe(413);
    expect(request.bodyUsed).toBe(false);
  });

  test('stops reading a body without an announced length at the limit', async () => {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled += 1;
          controller.enqueue(new Uint8Array(4096).fill(32));
        },
      },
      { highWaterMark: 0 },
    );
    const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json' }, duplex: 'half' };
    const response = await handle(new Request(url, init));
    expect(response.status).toBe(413);
    expect(pulled).toBe(5);
  });
});

describe('POST /api/contact without JavaScript', () => {
  test('stores the message and sends the browser to /thank-you with 303', async () => {
    const response = await handle(formRequest({ ...message, id: '', motto: '' }));
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/thank-you');
    expect(messages.map((record) => record.message)).toEqual([message]);
  });

  test('sends a program that fills the honeypot to /thank-you, too', async () => {
    const response = await handle(formRequest({ ...message, motto: 'x' }));
    expect(response.headers.get('Location')).toBe('/thank-you');
    expect(suspects).toHaveLength(1);
    expect(messages).toEqual([]);
  });

  test('answers wrong fields with a page that has the messages beside them and keeps what was typed', async () => {
    const response = await handle(
      formRequest({
        ...message,
        id: uuid,
        firstName: '"><script>alert(1)</script>',
        lastName: "O'Neil & <b>",
        email: 'ann',
        message: '\n</textarea>',
      }),
    );
    expect(response.status).toBe(422);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const html = await response.text();
    expect(html).not.toContain('<script');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    const page = load(html);
    expect(page('#firstName').val()).toBe('"><script>alert(1)</script>');
    expect(page('#lastName').val()).toBe("O'Neil & <b>");
    expect(page('#email').attr('aria-describedby')).toBe('email-error');
    expect(page('#email-error').text()).toBe('Invalid email address');
    expect(page('#message').text()).toContain('</textarea>');
    expect(page('#interest option[selected]').val()).toBe('service');
    expect(page('#lastName').attr('aria-invalid')).toBeUndefined();
    expect(
      page('.summary a')
        .get()
        .map((link) => [page(link).attr('href'), page(link).text()]),
    ).toEqual([['#email', 'Invalid email address']]);
    expect(page('title').text()).toBe(`Error: Send a message | ${dealer.name}`);
    expect(messages).toEqual([]);
  });

  test('tells password managers to leave the field alone that people do not see', async () => {
    const page = load(await (await handle(formRequest({ ...message, email: '' }))).text());
    expect(page('#motto').attr()).toEqual({
      id: 'motto',
      name: 'motto',
      autocomplete: 'off',
      tabindex: '-1',
      'data-1p-ignore': 'true',
      'data-lpignore': 'true',
      'data-bwignore': 'true',
      'data-form-type': 'other',
    });
  });

  test('keeps the id of the submission on that page, so that sending again stays one message', async () => {
    const first = load(await (await handle(formRequest({ ...message, email: '' }))).text());
    const madeId = String(first('input[name=id]').val());
    expect(readUuidTime(madeId)).toBe(Date.parse('2026-11-20T15:04:05Z'));
    await handle(formRequest({ ...message, id: madeId }));
    expect(messages.map((record) => record.id)).toEqual([
      buildStoredMessageId(madeId, { ...message, interest: 'service' }),
    ]);
  });

  test('gives that page a policy that allows its own style and its own form only, and keeps it out of searches', async () => {
    const { headers } = await handle(formRequest({ ...message, email: '' }));
    expect(headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/]{43}='; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
    );
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  test('answers a failing store with a page that has the telephone number and what was typed', async () => {
    const response = await handle(formRequest({ ...message, id: uuid }), brokenStore);
    expect(response.status).toBe(503);
    const page = load(await response.text());
    expect(page('.summary p').text()).toBe(
      `We could not save your message just now. Please try again, or call us at ${dealerPhone}.`,
    );
    expect(page('#message').text().trim()).toBe('My cart is slow.');
    expect(page('input[name=id]').val()).toBe(uuid);
  });

  test('makes the answers to the questions of a folded group part of the message', async () => {
    const answers = { 'renting-first-day': '2027-06-05', 'renting-town': 'Lewes', 'renting-delivery': '' };
    expect((await handle(formRequest({ ...message, ...answers }))).status).toBe(303);
    expect(messages.map((record) => record.message)).toEqual([
      {
        ...message,
        message: 'My cart is slow.\n\nRenting a cart\nFirst day: June 5, 2027\nTown: Lewes',
      },
    ]);
  });

  test('stores the same form once, and another answer as a message of its own', async () => {
    const save = vi.fn(listStore.messages.save);
    const store = { ...listStore, messages: { save } };
    for (const town of ['Lewes', 'Lewes', 'Milton']) {
      await handle(formRequest({ ...message, 'renting-town': town }), store);
    }
    const [first, again, other] = save.mock.calls.map(([record]) => record.id);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test('asks to shorten a message that is too long with its answers, and keeps all of it', async () => {
    const wishes = '</textarea><b>';
    const response = await handle(
      formRequest({
        ...message,
        message: 'a'.repeat(5000),
        'renting-town': '"Lewes"',
        'renting-delivery': 'Bring it',
        'renting-wishes': wishes,
      }),
    );
    expect(response.status).toBe(422);
    const page = load(await response.text());
    expect(page('#message-error').text()).toBe(
      'Please write at most 5000 characters, with the details above',
    );
    expect(page('#message').text().trim()).toBe('a'.repeat(5000));
    expect(page('details[open] summary').text()).toBe('Renting? <When>');
    expect(page('#renting-town').val()).toBe('"Lewes"');
    expect(page('#renting-delivery').val()).toBe('Bring it');
    expect(page('#renting-wishes').text().trim()).toBe(wishes);
    expect(page('label[for=renting-first-day]').text()).toBe('First day');
    expect(messages).toEqual([]);
  });

  test('refuses a day that is over where the dealer is, in words beside it, and keeps what was typed', async () => {
    const answers = { 'renting-first-day': '2026-11-19', 'renting-town': 'Lewes' };
    const response = await handle(formRequest({ ...message, ...answers }));
    expect(response.status).toBe(422);
    const page = load(await response.text());
    expect(page('.summary a').attr('href')).toBe('#renting-first-day');
    expect(page('#renting-first-day').attr('aria-describedby')).toBe('renting-first-day-error');
    expect(page('#renting-first-day-error').text()).toBe('First day: pick today or a later day');
    expect(page('details[open] #renting-town').val()).toBe('Lewes');
    expect(page('#message').text().trim()).toBe(message.message);
    expect(messages).toEqual([]);
  });

  test('leaves a group folded in which nothing was answered', async () => {
    const page = load(await (await handle(formRequest({ ...message, email: '' }))).text());
    expect(page('details')).toHaveLength(1);
    expect(page('details[open]')).toHaveLength(0);
  });

  test('takes every field at its longest, in letters that the browser writes as nine', async () => {
    expect((await handle(formRequest({ ...longest, motto: '' }))).status).toBe(303);
    expect(messages.map((record) => record.message)).toEqual([longestMessage]);
  });

  test('counts a line break as the form does, though browsers post two characters for one', async () => {
    const lines = `${'a'.repeat(99)}\n`.repeat(50).trim();
    const posted = { ...message, message: `${lines}b`.replaceAll('\n', '\r\n') };
    expect((await handle(formRequest(posted))).status).toBe(303);
    expect(messages.map((record) => record.message.message)).toEqual([`${lines}b`]);
  });

  test('gives back all fields of a message that is too long', async () => {
    const posted = { ...longest, message: '木'.repeat(6000), 'renting-town': 'Lewes' };
    const response = await handle(formRequest(posted));
    expect(response.status).toBe(422);
    const page = load(await response.text());
    expect(page('#message').text().trim()).toBe(posted.message);
    expect(page('#firstName').val()).toBe(posted.firstName);
    expect(page('#renting-town').val()).toBe('Lewes');
  });

  test('answers a form of more than 64 KiB with a page that says where the message still is', async () => {
    const body = new URLSearchParams({ ...message, id, filler: '' }).toString();
    const post = (bytes: number) =>
      handle(
        new Request(url, {
          method: 'POST',
          body: body.padEnd(bytes, 'a'),
          headers: { 'Content-Type': formType },
        }),
      );
    expect((await post(65_536)).status).toBe(303);
    const response = await post(65_537);
    expect(response.status).toBe(413);
    expect(load(await response.text())('.summary p').text()).toBe(
      `Your message is too long to send. Go back to it and shorten it, or call us at ${dealerPhone}.`,
    );
  });

  test('leads from its page to the home page, to the form and to the telephone', async () => {
    const page = load(await (await handle(formRequest({ ...message, email: '' }))).text());
    const links = page('main > p a')
      .get()
      .map((link) => page(link).attr('href'));
    expect(links).toEqual([phoneHref(dealer.phone), '/contact', '/']);
  });
});

describe('createMessageStores', () => {
  let directory: string;
  let server: BlobsServer;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'messages-'));
    server = new BlobsServer({ directory, token: 'test' });
    const { port } = await server.start();
    const edgeURL = `http://localhost:${port}`;
    const deploy = { deployID: 'preview1', primaryRegion: 'us-east-2' };
    const context = { edgeURL, uncachedEdgeURL: edgeURL, siteID: 'site', token: 'test', ...deploy };
    vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(JSON.stringify(context)).toString('base64'));
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    await server.stop();
    await rm(directory, { recursive: true });
  });

  const listKeys = async (store: ReturnType<typeof getStore>) =>
    (await store.list()).blobs.map((blob) => blob.key);

  test('stores five equal submissions that arrive at once as one record', async () => {
    const store = createMessageStores('production');
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => handle(jsonRequest({ ...message, id: uuid }), store)),
    );
    expect(responses.map((response) => response.status)).toEqual([201, 201, 201, 201, 201]);
    const key = `waiting/2026-11-20/${id}`;
    expect(await listKeys(getStore('contact'))).toEqual([key]);
    expect(await getStore('contact').get(key, { type: 'json' })).toEqual({
      id,
      receivedAt: '2026-11-20T15:04:05.000Z',
      message,
    });
  });

  test('leaves the first record of an id as it is', async () => {
    const store = createMessageStores('production');
    await handle(jsonRequest({ ...message, id: uuid }), store);
    await handle(jsonRequest({ ...message, id: uuid, message: 'Another text.' }), store);
    const stored: unknown = await getStore('contact').get(`waiting/2026-11-20/${id}`, { type: 'json' });
    expect(stored).toMatchObject({ message });
  });

  test.each([
    { context: 'production', open: getStore, whose: 'the site' },
    { context: 'dev', open: getStore, whose: 'the site' },
    { context: undefined, open: getStore, whose: 'the site' },
    { context: 'deploy-preview', open: getDeployStore, whose: 'the deploy' },
    { context: 'branch-deploy', open: getDeployStore, whose: 'the deploy' },
  ])(
    'keeps what the context $context sends in the store of $whose, and in no other',
    async ({ context, open }) => {
      const store = createMessageStores(context);
      await handle(jsonRequest({ ...message, id: uuid }), store);
      await handle(jsonRequest({ ...message, id: uuid, motto: 'x' }), store);
      const other = open === getStore ? getDeployStore : getStore;
      const keys = await listKeys(open('contact'));
      expect(keys.toSorted()).toEqual(
        ['suspects/waiting', 'waiting'].map((shelf) => `${shelf}/2026-11-20/${id}`),
      );
      expect(await listKeys(other('contact'))).toEqual([]);
    },
  );

  test.each([
    { status: 401, why: 'the client itself takes a refused conditional write for a success' },
    { status: 404, why: 'what is not there cannot have been stored' },
  ])('answers 503 when Blobs answer $status ($why)', async ({ status }) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status })));
    const response = await handle(jsonRequest({ ...message, id: uuid }), createMessageStores('production'));
    expect(response.status).toBe(503);
    expect(logged).toMatch(new RegExp(`^contact: ${id} was not stored: \\w+Error$`));
  });

  test('answers 503 within 8 seconds when Blobs do not answer', async () => {
    vi.stubGlobal('fetch', () => new Promise<Response>(() => {}));
    vi.useFakeTimers();
    const answer = handle(jsonRequest({ ...message, id: uuid }), createMessageStores('production'));
    await vi.advanceTimersByTimeAsync(8000);
    expect((await answer).status).toBe(503);
    expect(logged).toBe(`contact: ${id} was not stored: NoAnswerError`);
  });

  test('answers 503 where Blobs are not configured', async () => {
    vi.stubEnv('NETLIFY_BLOBS_CONTEXT', '');
    const response = await handle(jsonRequest(message), createMessageStores('production'));
    expect(response.status).toBe(503);
  });
});

describe('the function itself', () => {
  test('stands where the form sends to, and leaves methods to the handler', () => {
    expect(config.path).toBe(contactApiPath);
    expect(config).not.toHaveProperty('method');
  });

  test('lets the platform stop a visitor, and not all visitors together, after ten requests a minute', () => {
    const { windowLimit = Infinity, windowSize = 1, aggregateBy } = config.rateLimit ?? {};
    expect((windowLimit / windowSize) * 60).toBe(10);
    expect(aggregateBy).toContain('ip');
  });
});
