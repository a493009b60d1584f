// The functions themselves, with the environment that the platform and the dealer give them.
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import contact from '../../../netlify/functions/contact.mts';
import dailyUpkeep, { config as dailyConfig } from '../../../netlify/functions/daily-upkeep.mts';
import mailMessages, { config as mailConfig } from '../../../netlify/functions/mail-messages.mts';
import { createMessageStores } from '../../../netlify/lib/message-store.ts';
import { listIds } from '../../../src/staff/messages/read-messages.ts';
import { buildUuidV7 } from '../../../src/features/contact/uuid-v7.ts';
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

async function submit(deployContext: string): Promise<string> {
  const uuid = buildUuidV7(Date.now(), new Uint8Array(10));
  const response = await contact(contactRequest({ ...sampleMessage, id: uuid }), {
    deploy: { context: deployContext, id: 'test', published: true },
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}
const listWaiting = async () => [...(await listIds(world.store.messages, 'waiting'))];

describe('POST /api/contact', () => {
  test('stores a message, which the next run of the schedule mails to the dealer', async () => {
    const id = await submit('production');
    expect(world.mailServer.arrived).toEqual([]);
    await mailMessages();
    expect(readHeader(world.mailServer.arrived, 'To')).toEqual([dealer.email]);
    expect(readHeader(world.mailServer.arrived, 'Message-ID')).toEqual([`contact.${id}@${host}`]);
  });

  test('in a deploy preview stores apart and mails nobody', async () => {
    const deploy = { ...world.access, deployID: 'preview1', primaryRegion: 'us-east-2' };
    vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(JSON.stringify(deploy)).toString('base64'));
    const id = await submit('deploy-preview');
    await mailMessages();
    expect(world.mailServer.arrived).toEqual([]);
    expect(await listWaiting()).toEqual([]);
    const access = { ...world.access, deployID: 'preview1', region: 'us-east-2' as const };
    const previews = createMessageStores('deploy-preview', access);
    expect([...(await listIds(previews.messages, 'waiting'))]).toEqual([id]);
  });

  test.each([{ SMTP_HOST: '' }, { NOTIFY: 'manual' }])(
    'with %o stores, and leaves the message waiting',
    async (env) => {
      for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
      const id = await submit('production');
      await mailMessages();
      expect(world.mailServer.arrived).toEqual([]);
      expect(logged).toEqual([
        'contact: mail is switched off or not configured; messages are stored and wait',
      ]);
      expect(await listWaiting()).toEqual([id]);

      vi.stubEnv('SMTP_HOST', '127.0.0.1');
      vi.stubEnv('NOTIFY', '');
      await mailMessages();
      expect(readHeader(world.mailServer.arrived, 'Message-ID')).toEqual([`contact.${id}@${host}`]);
    },
  );
});

describe('mail-messages', () => {
  test('runs every five minutes, or mails would wait longer than it says', () => {
    expect(mailConfig.schedule).toBe('*/5 * * * *');
  });

  test('mails what waits, and logs ages without personal data', async () => {
    const anHourAgo = new Date(Date.now() - day / 24).toISOString();
    const [id] = await storeMessages(world.store.messages, [anHourAgo]);
    world.mailServer.behavior = 'later';
    await mailMessages();
    expect(logged).toEqual([
      'contact: the alarm still waits for its mail: EMESSAGE 451',
      `contact: ${id ?? ''} still waits for its mail: EMESSAGE 451`,
      expect.stringMatching(
        /^contact: 0 mailed, 0 in a list, 0 suspects listed, 2 mails not accepted, 0 unreadable, 1 waiting, the oldest for 6\d minutes$/,
      ),
    ]);
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
    await mailMessages();
    return asked;
  };
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('is asked after a run that leaves nothing behind, and only then', async () => {
    const answer = () => Promise.resolve(new Response());
    expect(await runWith(answer)).toEqual([url]);
    world.mailServer.behavior = 'later';
    await storeMessages(world.store.messages, [new Date(Date.now() - day).toISOString()]);
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

  test('deletes what expired, with and without settings of mail', async () => {
    const boxes = [world.store.messages, world.store.suspects];
    const kept: string[] = [];
    for (const box of boxes) kept.push((await storeMessages(box, [expired, recent]))[1] ?? '');
    vi.stubEnv('SMTP_HOST', '');
    await dailyUpkeep();
    for (const [index, box] of boxes.entries()) {
      expect([...(await listIds(box, 'waiting'))]).toEqual([kept[index]]);
    }
    expect(logged).toEqual(['contact: 2 expired messages deleted']);
  });
});
