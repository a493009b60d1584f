// The functions themselves, with the environment that the platform and the dealer give them.
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import contact from '../../../netlify/functions/contact.mts';
import dailyUpkeep, { config as dailyConfig } from '../../../netlify/functions/daily-upkeep.mts';
import retryNotifications, {
  config as retryConfig,
} from '../../../netlify/functions/retry-notifications.mts';
import { findRetryDelay } from '../../../netlify/lib/notifier.ts';
import { createBlobMessageStore } from '../../../netlify/lib/message-store.ts';
import { getContent } from '../../../src/content/site.ts';
import {
  contactRequest,
  readHeader,
  sampleMessage,
  startWorld,
  storeMessages,
  type World,
} from './contact-world.ts';

const { dealer } = getContent();

const host = new URL(dealer.url).host;
const day = 24 * 60 * 60 * 1000;

let world: World;
let logged: string[];
beforeEach(async () => {
  logged = [];
  const log = (line: string) => void logged.push(line);
  vi.spyOn(console, 'info').mockImplementation(log);
  vi.spyOn(console, 'error').mockImplementation(log);
  world = await startWorld();
  const context = Buffer.from(JSON.stringify(world.access)).toString('base64');
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', context);
  vi.stubEnv('SMTP_HOST', '127.0.0.1');
  vi.stubEnv('SMTP_PORT', String(world.mailServer.port));
  vi.stubEnv('MAIL_FROM', 'site@carts.example');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await world.close();
});

async function submit(deployContext: string, id: string): Promise<Response> {
  const underWay: Promise<unknown>[] = [];
  const response = await contact(contactRequest({ ...sampleMessage, id }), {
    deploy: { context: deployContext, id: 'test', published: true },
    waitUntil: (promise) => void underWay.push(promise),
  });
  await Promise.all(underWay);
  return response;
}

describe('POST /api/contact', () => {
  test('mails the dealer while the platform waits for it', async () => {
    expect((await submit('production', 'message-1')).status).toBe(201);
    expect(readHeader(world.mailServer.arrived, 'To')).toEqual([dealer.email]);
    expect(readHeader(world.mailServer.arrived, 'Message-ID')).toEqual([`contact.message-1@${host}`]);
  });

  test('in a deploy preview stores apart and mails nobody', async () => {
    const deploy = { ...world.access, deployID: 'preview1', primaryRegion: 'us-east-2' };
    vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(JSON.stringify(deploy)).toString('base64'));
    expect((await submit('deploy-preview', 'message-1')).status).toBe(201);
    expect(world.mailServer.arrived).toEqual([]);
    expect(await world.store.messages.listIds()).toEqual([]);
    const access = { ...world.access, deployID: 'preview1', region: 'us-east-2' as const };
    const previews = createBlobMessageStore('deploy-preview', access);
    expect(await previews.messages.listIds()).toEqual(['message-1']);
  });

  test.each([{ SMTP_HOST: '' }, { NOTIFY: 'manual' }])(
    'with %o stores, and leaves the message waiting',
    async (env) => {
      for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
      expect((await submit('production', 'message-1')).status).toBe(201);
      await retryNotifications();
      expect(world.mailServer.arrived).toEqual([]);
      expect(logged).toEqual([
        'contact: mail is switched off or not configured; messages are stored and wait',
      ]);
      expect(await world.store.messages.listIds()).toEqual(['message-1']);

      vi.stubEnv('SMTP_HOST', '127.0.0.1');
      vi.stubEnv('NOTIFY', '');
      await retryNotifications();
      expect(readHeader(world.mailServer.arrived, 'Message-ID')).toEqual([`contact.message-1@${host}`]);
    },
  );
});

describe('retry-notifications', () => {
  test('runs as often as the shortest delay lasts, or mails would wait longer than it says', () => {
    expect(retryConfig.schedule).toBe(`*/${findRetryDelay(1) / 60_000} * * * *`);
  });

  test('mails what waits, and logs ages without personal data', async () => {
    const anHourAgo = new Date(Date.now() - day / 24).toISOString();
    await storeMessages(world.store.messages, { 'message-1': anHourAgo });
    world.mailServer.behavior = 'never';
    await retryNotifications();
    expect(logged).toEqual([
      'contact: message-1 still waits for its mail: EMESSAGE 554',
      'contact: the alarm was not sent: EMESSAGE 554',
      expect.stringMatching(
        /^contact: 0 mailed, 0 summed up, 1 failed, 0 not claimed, 0 unreadable, 1 waiting, the oldest for 6\d minutes$/,
      ),
    ]);
  });

  test('leaves alone what somebody has handled', async () => {
    await storeMessages(world.store.messages, { 'message-1': new Date().toISOString() });
    await world.store.messages.setMark('message-1', 'handled', new Date());
    await retryNotifications();
    expect(world.mailServer.arrived).toEqual([]);
  });
});

describe('the heartbeat', () => {
  const url = 'https://heartbeat.example/a-path-that-nobody-may-know';
  const runWith = async (answer: () => Promise<Response>) => {
    vi.stubEnv('HEARTBEAT_URL', url);
    const asked: string[] = [];
    const fetch = globalThis.fetch;
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
      if (!input.startsWith('https://heartbeat')) return fetch(input, init);
      expect(init?.signal).toBeInstanceOf(AbortSignal);
      asked.push(input);
      return answer();
    });
    await retryNotifications();
    return asked;
  };
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('is asked after a run that leaves nothing behind, and only then', async () => {
    const answer = () => Promise.resolve(new Response());
    expect(await runWith(answer)).toEqual([url]);
    world.mailServer.behavior = 'never';
    await storeMessages(world.store.messages, { 'message-1': new Date(Date.now() - day).toISOString() });
    expect(await runWith(answer)).toEqual([]);
  });

  test('is not asked while mail is not configured', async () => {
    vi.stubEnv('SMTP_HOST', '');
    expect(await runWith(() => Promise.resolve(new Response()))).toEqual([]);
  });

  test.each([
    ['answers 404', () => Promise.resolve(new Response('', { status: 404 })), 'answered with 404'],
    ['cannot be reached', () => Promise.reject(new TypeError(`no ${url}`)), 'not answered: TypeError'],
  ])('that %s harms nobody, and no log names it', async (_, answer, says) => {
    expect(await runWith(answer)).toEqual([url]);
    expect(logged).toContain(`contact: the heartbeat was ${says}`);
    expect(logged.join()).not.toContain('nobody-may-know');
  });
});

describe('daily-upkeep', () => {
  const recent = new Date(Date.now() - day).toISOString();
  const expired = new Date(Date.now() - (dealer.messageRetentionMonths * 31 + 1) * day).toISOString();

  test('runs at the time that the operator reads of', () => {
    const [, time] =
      /^\| daily, ([\d:]+) UTC +\| `daily-upkeep`/m.exec(readFileSync('netlify/README.md', 'utf8')) ?? [];
    expect(dailyConfig.schedule).toBe(`${time?.split(':').reverse().join(' ')} * * *`);
  });

  test('deletes what expired, and mails the suspects', async () => {
    const boxes = [world.store.messages, world.store.suspects];
    for (const box of boxes) await storeMessages(box, { 'expired-1': expired, 'recent-1': recent });
    await dailyUpkeep();
    for (const box of boxes) expect(await box.listIds()).toEqual(['recent-1']);
    expect(readHeader(world.mailServer.arrived, 'Subject')).toEqual([`1 suspected spam message on ${host}`]);
    expect(logged).toEqual([
      ...boxes.map(() => 'contact: 1 expired messages deleted'),
      'contact: 1 suspects listed',
    ]);
  });

  test('deletes without mail settings, and despite a mail server that refuses', async () => {
    world.mailServer.behavior = 'never';
    await storeMessages(world.store.suspects, { 'expired-1': expired, 'recent-1': recent });
    await dailyUpkeep();
    expect(logged.at(-1)).toBe('contact: the digest waits for tomorrow: EMESSAGE 554');
    vi.stubEnv('SMTP_HOST', '');
    await storeMessages(world.store.messages, { 'expired-2': expired });
    await dailyUpkeep();
    expect(await world.store.suspects.listIds()).toEqual(['recent-1']);
    expect(await world.store.messages.listIds()).toEqual([]);
  });
});
