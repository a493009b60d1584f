// When the notifier mails what, and what it says of it. What breaks meanwhile is in contact-faults.test.ts.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Mail } from '../../../netlify/lib/mailer.ts';
import {
  claimNextAttempt,
  findRetryDelay,
  notifyOfNew,
  retryPending,
  type NotifierParts,
  type RetryReport,
} from '../../../netlify/lib/notifier.ts';
import { source, startWorld, storeMessages, type World } from './contact-world.ts';

const minuteMs = 60_000;
const start = Date.parse('2026-11-20T15:00:00Z');

let world: World;
let time: number;
let logged: string[];
/** Ids of the messages whose mail was begun, in order. */
let mailed: string[];
/** What the mail server does with a mail. */
let accept: () => Promise<void>;

beforeEach(async () => {
  world = await startWorld();
  time = start;
  logged = [];
  mailed = [];
  accept = () => Promise.resolve();
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await world.close();
});

const refuse = () => Promise.reject(Object.assign(new Error('no such mailbox'), { code: 'EMESSAGE' }));

/** What the notifier works with, some of it changed. */
function parts(box: Partial<NotifierParts['box']> = {}): NotifierParts {
  const send = ({ messageId }: Mail) => {
    mailed.push(/^contact\.(.+)@/.exec(messageId)?.[1] ?? messageId);
    return accept();
  };
  const { messages, state } = world.store;
  return { box: { ...messages, ...box }, state, mailer: { send }, source, now: () => new Date(time) };
}

/** What a run says of itself. */
async function retry(some = parts(), most?: number): Promise<RetryReport> {
  return (await retryPending(some, most)).report;
}

/** Stores a message for each age in minutes: message-0, message-1 ... */
function storeAged(...ages: number[]): Promise<void> {
  const times = ages.map((age, index) => [
    `message-${index}`,
    new Date(start - age * minuteMs).toISOString(),
  ]);
  return storeMessages(world.store.messages, Object.fromEntries(times) as Record<string, string>);
}

describe('findRetryDelay', () => {
  test.each([
    [1, 5],
    [2, 10],
    [3, 20],
    [7, 320],
    [8, 360],
    [9, 360],
    [2000, 360],
  ])('after attempt %d is %d minutes: doubled from five minutes, six hours at most', (count, minutes) => {
    expect(findRetryDelay(count)).toBe(minutes * minuteMs);
  });
});

describe('claimNextAttempt', () => {
  const box = () => world.store.messages;

  test('counts the attempts from one and writes down when the next one is due', async () => {
    expect(await claimNextAttempt(box(), 'message-0', undefined, new Date(start))).toBe(true);
    const first = await box().findAttempt('message-0');
    expect(first).toMatchObject({ count: 1, nextAt: '2026-11-20T15:05:00.000Z' });
    expect(await claimNextAttempt(box(), 'message-0', first, new Date(start))).toBe(true);
    expect(await box().findAttempt('message-0')).toMatchObject({
      count: 2,
      nextAt: '2026-11-20T15:10:00.000Z',
    });
  });

  test('is refused to whoever has not seen the latest attempt', async () => {
    await claimNextAttempt(box(), 'message-0', undefined, new Date(start));
    expect(await claimNextAttempt(box(), 'message-0', undefined, new Date(start))).toBe(false);
  });
});

describe('notifyOfNew', () => {
  test('mails a message and marks it', async () => {
    await storeAged(0);
    expect(await notifyOfNew('message-0', parts())).toBe('sent');
    expect(mailed).toEqual(['message-0']);
    expect(await world.store.messages.hasMark('message-0', 'notified')).toBe(true);
  });

  test('leaves a message to the next attempt when its mail is refused, and logs why', async () => {
    await storeAged(0);
    accept = refuse;
    expect(await notifyOfNew('message-0', parts())).toBe('failed');
    expect(await world.store.messages.hasMark('message-0', 'notified')).toBe(false);
    expect(logged).toEqual(['contact: message-0 still waits for its mail: EMESSAGE']);
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'was claimed by another run',
      () => claimNextAttempt(parts().box, 'message-0', undefined, new Date(start)),
    ],
    [
      'was mailed by another run',
      () => world.store.messages.setMark('message-0', 'notified', new Date(start)),
    ],
    ['is not there any more', () => world.store.messages.remove('message-0')],
  ])('mails nothing that %s', async (_, happen) => {
    await storeAged(0);
    await happen();
    expect(await notifyOfNew('message-0', parts())).toBe('taken');
    expect(mailed).toEqual([]);
    expect(logged).toEqual([]);
  });
});

describe('retryPending', () => {
  test('tries again at the moment that is written down, and no millisecond before', async () => {
    await storeAged(0);
    accept = refuse;
    await notifyOfNew('message-0', parts());
    time = start + 5 * minuteMs - 1;
    expect(await retry()).toMatchObject({ sent: 0, failed: 0, waiting: 1 });
    time += 1;
    expect(await retry()).toMatchObject({ sent: 0, failed: 1, waiting: 1 });
    accept = () => Promise.resolve();
    time += 10 * minuteMs;
    expect(await retry()).toMatchObject({ sent: 1, failed: 0, waiting: 0, oldestMinutes: 0 });
  });

  test('mails five at a time, the oldest first', async () => {
    await storeAged(1, 6, 5, 4, 3, 2);
    await retry();
    expect(mailed).toHaveLength(6);
    expect(mailed.at(-1)).toBe('message-0');
  });

  test.each([
    { what: 'begins a mail after 10 seconds', seconds: 10, sent: 6 },
    { what: 'begins none later, which waits for the next run', seconds: 10.005, sent: 5 },
  ])('$what', async ({ seconds, sent }) => {
    await storeAged(6, 5, 4, 3, 2, 1);
    accept = () => {
      time += (seconds * 1000) / 5;
      return Promise.resolve();
    };
    expect(await retry()).toMatchObject({ sent, failed: 0, waiting: 6 - sent });
  });

  test('says for how many whole minutes the oldest waits that was not mailed', async () => {
    await storeAged(9.9, 7.9, 5);
    accept = () => (mailed.at(-1) === 'message-0' ? Promise.resolve() : refuse());
    expect(await retry()).toMatchObject({ sent: 1, failed: 2, waiting: 2, oldestMinutes: 7 });
  });

  test('leaves alone what was mailed or handled', async () => {
    await storeAged(3, 2, 1);
    await world.store.messages.setMark('message-0', 'notified', new Date(start));
    await world.store.messages.setMark('message-1', 'handled', new Date(start));
    expect(await retry()).toMatchObject({ sent: 1, failed: 0, waiting: 0, oldestMinutes: 0 });
    expect(mailed).toEqual(['message-2']);
  });

  test('passes over a message that is deleted meanwhile', async () => {
    await storeAged(1);
    const find = () => Promise.resolve(undefined);
    expect(await retry(parts({ find }))).toMatchObject({ sent: 0, failed: 0 });
  });

  test('comes to every message of a queue that is too long for one run, though mail fails', async () => {
    await storeAged(5, 4, 3, 2, 1);
    accept = refuse;
    for (let run = 0; run < 3; run += 1) {
      expect(await retry(parts(), 2)).toMatchObject({ waiting: 5 });
      time += 5 * minuteMs;
    }
    expect([...new Set(mailed)].toSorted()).toEqual([0, 1, 2, 3, 4].map((number) => `message-${number}`));
  });
});
