// A scheduled function is stopped after 30 seconds: a run is over within 25, whatever does not answer.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Mail } from '../../../netlify/lib/mailer.ts';
import { buildStoredMessageId } from '../../../netlify/lib/message-id.ts';
import { createMessageStores } from '../../../netlify/lib/message-store.ts';
import { runNotifications } from '../../../netlify/lib/notify-run.ts';
import { purgeExpired } from '../../../netlify/lib/upkeep.ts';
import { sampleMessage, senderSite } from './contact-world.ts';
import { createMemoryBlobs, type BlobRequest, type MemoryBlobs } from './memory-blobs.ts';
import { buildUuid, readIds } from './simulation.ts';

const start = Date.parse('2026-11-20T15:00:00Z');
const forever = new Promise<never>(() => undefined);

let blobs: MemoryBlobs;
let inbox: Mail[];
let send: (mail: Mail) => Promise<void>;
let pingHeartbeat: () => Promise<void>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: start });
  vi.spyOn(console, 'error').mockReturnValue();
  blobs = createMemoryBlobs();
  inbox = [];
  send = (mail) => {
    inbox.push(mail);
    return Promise.resolve();
  };
  pingHeartbeat = () => Promise.resolve();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Puts so many messages or suspects there, the newest of which was sent so many minutes ago. Their ids, oldest first. */
function put(count: number, minutesAgo: number, root = ''): string[] {
  const ids = Array.from({ length: count }, (_, index) => {
    const time = start - minutesAgo * 60_000 - (count - index);
    return buildStoredMessageId(buildUuid(time, index), sampleMessage);
  });
  for (const id of ids) {
    const record = { id, receivedAt: '2026-11-20T14:00:00.000Z', message: sampleMessage };
    blobs.put('contact', `${root}${keyOf(id)}`, JSON.stringify(record));
  }
  return ids;
}

const keyOf = (id: string) => `waiting/2026-11-20/${id}`;

/** Seconds that something takes by the clock of the test. */
async function measure(work: () => Promise<unknown>): Promise<number> {
  const begin = Date.now();
  let end: number | undefined;
  const done = () => (end = Date.now());
  work().then(done, done);
  while (end === undefined && Date.now() - begin < 120_000) await vi.advanceTimersByTimeAsync(50);
  return ((end ?? Infinity) - begin) / 1000;
}

const run = () =>
  measure(() => {
    const store = createMessageStores('production', blobs.access);
    return runNotifications(
      { store, mailer: { send: (mail) => send(mail) }, senderSite, now: () => new Date() },
      () => pingHeartbeat(),
    );
  });

const silences: [what: string, isHanging: (request: BlobRequest) => boolean][] = [
  ['all', () => true],
  ['its record', ({ key }) => key === 'run'],
  ['lists', ({ key }) => key === ''],
  ['messages', ({ key }) => key.startsWith('waiting/')],
  ['what was told', ({ key }) => key.startsWith('done/')],
  ['writing', ({ method }) => method === 'put'],
  ['deleting', ({ method }) => method === 'delete'],
  ['suspects', ({ key }) => key.startsWith('suspects/')],
  ['nothing', () => false],
];

describe.each([3, 60, 800])('a run with %i new messages, as many overdue, and as many suspects', (count) => {
  test.each(
    silences.flatMap(([what, isHanging]) => [
      [what, isHanging, true] as const,
      [what, isHanging, false] as const,
    ]),
  )(
    'is over within 25 seconds while the store does not answer about %s',
    async (_, isHanging, isMailHanging) => {
      for (const minutes of [1, 60]) put(count, minutes);
      put(count, 3000, 'suspects/');
      blobs.findFault = (request) => (isHanging(request) ? 'hang' : undefined);
      if (isMailHanging) send = () => forever;
      // As long as the heartbeat is waited for.
      pingHeartbeat = () => new Promise((resolve) => setTimeout(resolve, 4000));
      expect(await run()).toBeLessThanOrEqual(25);
    },
  );
});

describe('a run whose store is slow', () => {
  const minutes = (count: number) => count * 60_000;

  test('alarms, mails and moves, and logs nothing', async () => {
    const [mailed = '', waiting = ''] = put(2, 44);
    blobs.put('contact', `done/2026-11-20/${mailed}`, blobs.get('contact', keyOf(mailed)) ?? '');
    blobs.delayMs = 1000;
    // Not at one of the times of an alarm that cannot be noted.
    vi.setSystemTime(start + minutes(6));
    await run();
    expect(inbox.map(({ text }) => readIds(text))).toEqual([[mailed, waiting], [waiting]]);
    expect(blobs.listKeys('contact').filter((key) => key.startsWith('waiting/'))).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  });

  test.each([
    [1500, 1],
    [2000, 0],
  ])('gives a sign only with time left for it: with %i ms for each answer %i', async (delayMs, signs) => {
    put(1, 1);
    blobs.delayMs = delayMs;
    let given = 0;
    pingHeartbeat = () => {
      given += 1;
      return Promise.resolve();
    };
    await run();
    expect(inbox).toHaveLength(1);
    expect(given).toBe(signs);
  });

  test.each([
    [0, 1],
    [6, 0],
  ])(
    'and silent of its record, %i minutes after a quarter of an hour, sends %i alarms',
    async (after, alarms) => {
      put(1, 60);
      blobs.delayMs = 3900;
      blobs.findFault = ({ key }) => (key === 'run' ? 'hang' : undefined);
      vi.setSystemTime(start + minutes(after));
      await run();
      expect(inbox).toHaveLength(alarms);
    },
  );

  test('and whose alarm takes the rest of its time asks for no message, and the next run mails them', async () => {
    const [id = ''] = put(1, 51);
    blobs.delayMs = 1500;
    const accept = send;
    send = async (mail) => {
      await new Promise((resolve) => setTimeout(resolve, 8500));
      await accept(mail);
    };
    const asked: string[] = [];
    blobs.findFault = ({ key }) => {
      asked.push(key);
      return undefined;
    };
    await run();
    expect(inbox.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^1 message waits since /)]);
    expect(asked).not.toContain(keyOf(id));
    blobs.delayMs = 0;
    send = accept;
    vi.setSystemTime(start + minutes(5));
    await run();
    expect(inbox[1]?.messageId).toContain(id);
  });
});

describe('60,000 that wait, in a store that takes 200 ms for each answer', () => {
  test('are told of, and the oldest are mailed, within 25 seconds', async () => {
    const ids = put(60_000, 50);
    blobs.delayMs = 200;
    expect(await run()).toBeLessThanOrEqual(25);
    const [alarm, list, ...more] = inbox;
    expect(more).toEqual([]);
    expect(alarm?.subject).toMatch(/^60000 messages wait since /);
    const named = readIds(list?.text ?? '');
    expect(named.length).toBeGreaterThan(500);
    expect(named).toEqual(ids.slice(0, named.length));
    blobs.delayMs = 0;
    expect(blobs.listKeys('contact').filter((key) => key.startsWith('done/'))).toHaveLength(named.length);
  });
});

describe('the deletion', () => {
  test.each(silences)(
    'is over within 28 seconds while the store does not answer about %s',
    async (_, isHanging) => {
      put(5000, 60);
      put(5000, 60, 'suspects/');
      blobs.findFault = (request) => (isHanging(request) ? 'hang' : undefined);
      blobs.delayMs = 200;
      vi.setSystemTime(start + 62 * 24 * 3_600_000);
      const { messages, suspects } = createMessageStores('production', blobs.access);
      const seconds = await measure(() => purgeExpired([messages, suspects], 1, () => new Date()));
      expect(seconds).toBeLessThanOrEqual(28);
    },
  );
});
