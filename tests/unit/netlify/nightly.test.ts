import content from '#function-content' with { type: 'json' };
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { runNightly } from '../../../netlify/lib/nightly.ts';
import { buildUuid, jsonRequest, message, setUpWorld } from './memory-world.ts';

const hookUrl = 'https://hooks.example/a-secret-path';
const holiday = { date: '2026-12-25', name: 'Christmas Day' };
const notice = { text: 'Closed for the fair.', from: '2026-11-25', until: '2026-11-26' };
const dealer = {
  ...content.dealer,
  timeZone: 'America/New_York',
  messageRetentionMonths: 24,
  holidayHours: [holiday],
  notice,
};

const world = setUpWorld();
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    asked.push(`${init?.method} ${url}`);
    return Promise.resolve(new Response());
  });
});

const runTonight = (parts: Partial<Parameters<typeof runNightly>[0]> = {}) => {
  const { store, mailer } = world;
  return runNightly({
    ...{ store, mailer, hookUrl },
    content: { dealer, builtAt: new Date().toISOString() },
    ...parts,
  });
};

const postSuspect = (changes: Partial<typeof message> = {}, minutesAgo = 0) =>
  world.post(jsonRequest({ ...message, ...changes, id: buildUuid(minutesAgo), motto: 'x' }));

test('what came before the day of so many months ago is deleted, sent or not, whatever it holds', async () => {
  const id = `${buildUuid()}-0123456789ab`;
  const listKeys = (day: string) =>
    ['pending', 'sent', 'suspects/listed'].map((folder) => `${folder}/${day}/${id}`);
  const kept = listKeys('2024-11-20');
  for (const key of [...listKeys('2024-11-19'), ...kept]) world.blobs.set(key, '{"firstName":');
  await runTonight({ mailer: undefined });
  expect([...world.blobs.keys()]).toEqual(kept);
});

describe('the list of suspects', () => {
  test('names each with its first line and no link, the oldest first, and comes once', async () => {
    await postSuspect({ message: 'Buy pills at https://pills.example/x\nSecond line' });
    await postSuspect({ firstName: 'Bob', message: 'A real question.' }, 30);
    await runTonight();
    expect(world.mails).toHaveLength(1);
    const [{ subject, text, messageId } = { subject: '', text: '', messageId: '' }] = world.mails;
    expect(subject).toBe(`2 suspected spam messages on ${new URL(dealer.url).host}`);
    expect(messageId).toMatch(/^<suspects\.[0-9a-f-]{49}@/);
    expect(text).toMatch(/Bob Lee, ann@mail\.example, 302-555-0199\n {2}A real question\.[^]*Ann Lee/);
    expect(text).toContain('Buy pills at https: //pills. example/x');
    expect(text).not.toContain('Second line');
    expect(world.keys('suspects/pending')).toEqual([]);
    expect(world.keys('suspects/listed')).toHaveLength(2);
    await runTonight();
    expect(world.mails).toHaveLength(1);
  });

  test('waits for the next night where the mail server takes none', async () => {
    await postSuspect();
    world.fault = ({ operation }) => {
      if (operation === 'mail') throw Object.assign(new Error(message.email), { code: 'EAUTH' });
    };
    await runTonight();
    expect(world.logged).toEqual(['nightly: mailSuspects failed: EAUTH']);
    expect(world.keys('suspects/pending')).toHaveLength(1);
  });
});

describe('dates on the pages', () => {
  test.each([
    { why: 'nothing begins or ends', built: '2026-11-20', today: '2026-11-21', isAsked: false },
    { why: 'the notice begins', built: '2026-11-24', today: '2026-11-25', isAsked: true },
    { why: 'the notice has ended', built: '2026-11-26', today: '2026-11-27', isAsked: true },
    { why: 'the holiday comes within a week', built: '2026-12-17', today: '2026-12-18', isAsked: true },
  ])('ask for a build: $isAsked, since $why', async ({ built, today, isAsked }) => {
    vi.setSystemTime(Date.parse(`${today}T10:15:00Z`));
    await runTonight({ content: { dealer, builtAt: `${built}T15:00:00Z` } });
    expect(asked).toEqual(isAsked ? [`POST ${hookUrl}`] : []);
  });

  test('are logged without the secret where the hook fails', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError(hookUrl)));
    await runTonight({ content: { dealer, builtAt: '2026-01-01T15:00:00Z' } });
    expect(world.logged).toEqual(['nightly: the build hook was not answered: TypeError']);
  });
});

test('a night does the other jobs where one hangs', async () => {
  await postSuspect();
  world.fault = ({ operation, name }) =>
    operation === 'list' && name === 'suspects/pending/' ? new Promise(() => undefined) : undefined;
  const night = runTonight({ content: { dealer, builtAt: '2026-01-01T15:00:00Z' } });
  await vi.advanceTimersByTimeAsync(9000);
  await night;
  expect(asked).toHaveLength(1);
  expect(world.logged).toEqual(['nightly: mailSuspects failed: TimeoutError']);
});
