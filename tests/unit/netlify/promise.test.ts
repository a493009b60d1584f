// The promise: each message reaches a person, or a person is told within the hour that it has not. Each row breaks
// something, and reads what became of the messages from the mails.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildUuidV7 } from '../../../src/features/contact/uuid-v7.ts';
import { readIds, startSimulation, type MailBehavior, type Simulation } from './simulation.ts';

let simulation: Simulation;
let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
  simulation = startSimulation();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const minuteMs = 60_000;
const day = 24 * 60;
const poison = { message: 'Cheap pills for you.' };
/** The mail server does so with each mail that has the words of the poison. */
const refuseWords = (behavior: MailBehavior) => {
  simulation.decideMail = ({ text }) => (text.includes('Cheap') ? behavior : 'accept');
};
const receiveMany = async (count: number) => {
  const statuses = [];
  for (let number = 0; number < count; number += 1) statuses.push(await simulation.receive());
  return statuses;
};
/** The mail server takes nothing but alarms. */
const takeAlarms = () => {
  simulation.decideMail = ({ messageId }) => (messageId.startsWith('alarm') ? 'accept' : 'later');
};
/** Minutes from the thanks to the first mail that names a message. */
const findDelay = (number: number) => {
  const { id, at } = simulation.thanked[number - 1] ?? { id: 'none', at: 0 };
  return ((simulation.namedAt.get(id) ?? Infinity) - at) / minuteMs;
};

describe('a mail server', () => {
  test('that takes mails: each message comes with the next run, in a mail of its own', async () => {
    expect(await receiveMany(5)).toEqual([201, 201, 201, 201, 201]);
    expect(simulation.inbox).toEqual([]);
    await simulation.runForMinutes(60);
    expect(simulation.count()).toEqual({ stored: 5, mailed: 5, mails: 5, lists: 0, alarms: 0, waiting: 0 });
    expect(simulation.thanked.map((_, index) => findDelay(index + 1))).toEqual([5, 5, 5, 5, 5]);
    expect(simulation.heartbeats).toHaveLength(12);
  });

  test('that refuses the words of one message for good gets it without them', async () => {
    refuseWords('never');
    await simulation.receive(poison);
    await receiveMany(2);
    await simulation.runForMinutes(60);
    expect(simulation.count()).toEqual({ stored: 3, mailed: 3, mails: 3, lists: 0, alarms: 0, waiting: 0 });
    const plain = simulation.inbox.find(({ mail }) => mail.html === undefined)?.mail.text;
    expect(plain).toContain(`Phone: 3025550199`);
    expect(plain).toContain(`npm run -s messages -- show ${simulation.thanked[0]?.id ?? ''}`);
    expect(simulation.heartbeats).toHaveLength(12);
  });

  test('that takes none of a message for a week: an alarm within the hour, a reminder a day, and no sign', async () => {
    simulation.decideMail = ({ messageId }) =>
      messageId.includes(simulation.thanked[0]?.id ?? '') ? 'never' : 'accept';
    await receiveMany(3);
    await simulation.runForMinutes(7 * day);
    expect(simulation.count()).toEqual({ stored: 3, mailed: 2, mails: 2, lists: 0, alarms: 7, waiting: 1 });
    expect(findDelay(1)).toBe(45);
    expect(simulation.inbox[2]?.mail.subject).toBe(
      '1 message waits since Nov 20, 10:00 AM on www.carts.example',
    );
    expect(simulation.heartbeats).toHaveLength(8);
  });

  test('that puts off a message every few minutes: each is told of within its hour, by few alarms', async () => {
    takeAlarms();
    for (let number = 0; number < 60; number += 1) {
      // At every moment between two runs.
      simulation.passMinutes((number % 5) + 0.01);
      await simulation.receive();
      simulation.passMinutes(5 - (number % 5) - 0.01);
      await simulation.run();
    }
    await simulation.runForMinutes(60);
    const delays = simulation.thanked.map((_, index) => findDelay(index + 1));
    expect(Math.max(...delays)).toBeLessThanOrEqual(55);
    expect(simulation.count().alarms).toBe(7);
  });

  test.each<[what: string, behavior: MailBehavior]>([
    ['refuses all', 'never'],
    ['is busy', 'later'],
    ['cannot be reached', 'down'],
    ['takes mails and hangs', 'hang'],
  ])(
    'that %s for a day: silence is the alarm within the hour, then all five are told and mailed at once',
    async (_, behavior) => {
      simulation.decideMail = () => behavior;
      await receiveMany(5);
      await simulation.runForMinutes(day);
      expect(simulation.count()).toMatchObject({ stored: 5, waiting: 5 });
      // The service rings ten minutes after the last sign.
      expect(simulation.heartbeats.at(-1)).toBe((simulation.thanked[0]?.at ?? 0) + 40 * minuteMs);
      simulation.decideMail = () => 'accept';
      await simulation.runForMinutes(5);
      expect(simulation.count()).toMatchObject({ stored: 5, mailed: 5, waiting: 0 });
      expect(new Set(simulation.inbox.map(({ mail }) => mail.messageId)).size).toBe(6);
      expect(simulation.heartbeats).toHaveLength(9);
    },
  );

  test('that refuses a list once gets it with the next run, not half an hour later', async () => {
    simulation.decideMail = () => 'later';
    await receiveMany(6);
    await simulation.runForMinutes(5);
    simulation.decideMail = () => 'accept';
    await simulation.runForMinutes(5);
    expect(simulation.count()).toMatchObject({ mailed: 6, lists: 1, waiting: 0 });
  });

  test.each<MailBehavior>(['never', 'later', 'down', 'hang'])(
    'that answers the words of one message in a list with "%s" gets the list without words',
    async (behavior) => {
      refuseWords(behavior);
      await simulation.receive(poison);
      await receiveMany(9);
      await simulation.runForMinutes(60);
      const { text } = simulation.inbox.at(-1)?.mail ?? { text: '' };
      expect(text).toContain('Your mail server refused a mail with their words');
      expect(text).toContain('Ann Lee  3025550199\n');
      expect(simulation.count()).toMatchObject({ stored: 10, mailed: 10, mails: 0, alarms: 0, waiting: 0 });
    },
  );
});

describe('no mail silences the alarm', () => {
  test('be it a list of an hour ago, be it all the mails of a day', async () => {
    await receiveMany(12);
    await simulation.runForMinutes(60);
    takeAlarms();
    await receiveMany(12);
    await simulation.runForMinutes(5);
    const at = simulation.now().toISOString();
    const record = JSON.parse(simulation.blobs.get('contact', 'run') ?? '') as object;
    const spent = {
      singles: Array.from({ length: 40 }, () => at),
      others: Array.from({ length: 60 }, () => at),
    };
    simulation.blobs.put('contact', 'run', JSON.stringify({ ...record, ...spent }));
    await simulation.runForMinutes(40);
    expect(simulation.count()).toMatchObject({ lists: 1, alarms: 1, waiting: 12 });
    expect(simulation.thanked.slice(12).map((_, index) => findDelay(index + 13))).toEqual(
      Array.from({ length: 12 }, () => 45),
    );
  });
});

describe('an alarm', () => {
  const listNamed = () => simulation.inbox.map(({ mail }) => readIds(mail.text));

  test('that has no room for all that wait leaves the others to the next, 50 minutes later', async () => {
    takeAlarms();
    for (let number = 0; number < 1400; number += 1) {
      await simulation.receive();
      simulation.passMinutes(0.001);
    }
    simulation.passMinutes(45);
    await simulation.run();
    await simulation.runForMinutes(50);
    const [first = [], second = [], ...more] = listNamed();
    expect(more).toEqual([]);
    const ids = simulation.thanked.map(({ id }) => id);
    expect(first).toEqual(ids.slice(0, first.length));
    expect(second).toEqual(expect.arrayContaining(ids.slice(first.length)));
  });

  test('while a day cannot be listed leaves its messages to the next, 50 minutes later', async () => {
    simulation = startSimulation('2026-11-20T23:50:00.000Z');
    takeAlarms();
    await simulation.receive();
    simulation.passMinutes(15);
    await simulation.receive();
    let lists = 0;
    simulation.blobs.findFault = ({ key }) => {
      if (key === '') lists += 1;
      // The first is of the days.
      return key === '' && lists === 3 ? 'deny' : undefined;
    };
    simulation.passMinutes(30);
    await simulation.run();
    await simulation.runForMinutes(50);
    const [before, after] = simulation.thanked.map(({ id }) => id);
    expect(listNamed()).toEqual([[before], [before, after]]);
  });
});

describe('a store', () => {
  test('that loses the answer to each first write: everything is stored, mailed and told once', async () => {
    const seen = new Set<string>();
    simulation.blobs.findFault = ({ method, key }) => {
      if (method !== 'put' || seen.has(key)) return undefined;
      seen.add(key);
      return 'lose';
    };
    expect(await receiveMany(3)).toEqual([201, 201, 201]);
    await simulation.runForMinutes(60);
    expect(simulation.count()).toEqual({ stored: 3, mailed: 3, mails: 3, lists: 0, alarms: 0, waiting: 0 });
  });

  test('that denies lists: silence is the alarm', async () => {
    simulation.blobs.findFault = ({ key }) => (key === '' ? 'deny' : undefined);
    expect(await receiveMany(2)).toEqual([201, 201]);
    await expect(simulation.run()).rejects.toThrow();
    expect(simulation.heartbeats).toEqual([]);
    simulation.blobs.findFault = undefined;
    await simulation.run();
    expect(simulation.count()).toMatchObject({ stored: 2, mailed: 2, waiting: 0 });
  });

  test('that is slow to store: the visitor is told to try again, and trying again makes one message', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    simulation.blobs.delayMs = 4100;
    const id = '019a0000-0000-7000-8000-000000000000';
    const first = simulation.receive({ id });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await first).toBe(503);
    vi.useRealTimers();
    simulation.blobs.delayMs = 0;
    expect(await simulation.receive({ id })).toBe(201);
    await simulation.runForMinutes(70);
    expect(simulation.count()).toMatchObject({ stored: 1, mailed: 1, mails: 1, alarms: 0, waiting: 0 });
  });

  test.each(['refuse', 'deny', 'hang'] as const)(
    'that answers with "%s" where mails are counted: an alarm tells of what waits, and no sign is given',
    async (fault) => {
      if (fault === 'hang') vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      simulation.blobs.findFault = ({ key }) => (key === 'run' ? fault : undefined);
      await receiveMany(2);
      for (let passed = 0; passed < 45; passed += 5) {
        simulation.passMinutes(5);
        const run = simulation.run();
        if (fault === 'hang') await vi.advanceTimersByTimeAsync(60_000);
        await run;
      }
      expect(simulation.count()).toMatchObject({ stored: 2, mailed: 0, alarms: 1, waiting: 2 });
      expect(simulation.heartbeats).toEqual([]);
      vi.useRealTimers();
      simulation.blobs.findFault = undefined;
      await simulation.runForMinutes(5);
      expect(simulation.count()).toMatchObject({ stored: 2, mailed: 2, mails: 2, waiting: 0 });
    },
  );

  test('that lists a message and does not find it: it stays, and the next run mails it', async () => {
    await receiveMany(1);
    simulation.blobs.findFault = ({ method, key }) =>
      method === 'get' && key.startsWith('waiting/') ? 'miss' : undefined;
    await simulation.runForMinutes(5);
    expect(simulation.count()).toMatchObject({ mails: 0, waiting: 1 });
    simulation.blobs.findFault = undefined;
    await simulation.runForMinutes(5);
    expect(simulation.count()).toMatchObject({ stored: 1, mails: 1, waiting: 0 });
  });

  test('whose record of the runs is cut off counts it as empty, and gives no sign once', async () => {
    await simulation.run();
    simulation.blobs.put('contact', 'run', '{"wholeAt":');
    await receiveMany(1);
    await simulation.runForMinutes(10);
    expect(simulation.count()).toMatchObject({ mailed: 1, mails: 1, waiting: 0 });
    expect(simulation.heartbeats).toHaveLength(2);
  });

  test('that keeps a message where it waits although it was mailed: it is mailed no second time', async () => {
    simulation.blobs.findFault = ({ method }) => (method === 'delete' ? 'deny' : undefined);
    await receiveMany(3);
    await simulation.runForMinutes(5);
    expect(simulation.count()).toMatchObject({ mails: 3, waiting: 3 });
    simulation.blobs.findFault = undefined;
    await simulation.runForMinutes(5);
    expect(simulation.count()).toMatchObject({ stored: 3, mails: 3, waiting: 0 });
  });
});

describe('one bad record', () => {
  const keyOf = (number: number) =>
    simulation.blobs
      .listKeys('contact')
      .find((key) => key.endsWith(simulation.thanked[number - 1]?.id ?? '')) ?? '';
  const read = (key: string) => simulation.blobs.get('contact', key) ?? '';
  const bad: [what: string, harm: () => void][] = [
    [
      'that is cut off',
      () => {
        simulation.blobs.put('contact', keyOf(2), read(keyOf(2)).slice(0, 60));
      },
    ],
    [
      'of another id',
      () => {
        simulation.blobs.put('contact', keyOf(2), read(keyOf(1)));
      },
    ],
    [
      'that the store answers with 503 each time',
      () => {
        const key = keyOf(2);
        simulation.blobs.findFault = (request) => (request.key === key ? 'refuse' : undefined);
      },
    ],
  ];

  test.each(bad)('%s: all others are mailed, and it is named, counted, told of and left', async (_, harm) => {
    await receiveMany(3);
    harm();
    simulation.passMinutes(5);
    expect(await simulation.run()).toMatchObject({ mailed: 2, unreadable: 1, waiting: 1 });
    expect(logged.at(-1)).toMatch(/^contact: \S+ cannot be read: \w+Error$/);
    await simulation.runForMinutes(40);
    expect(simulation.count()).toEqual({ stored: 3, mailed: 2, mails: 2, lists: 0, alarms: 1, waiting: 1 });
    expect(findDelay(2)).toBe(45);
  });

  test('in a list keeps no other from it', async () => {
    await receiveMany(12);
    simulation.blobs.put('contact', keyOf(2), '{');
    await simulation.runForMinutes(5);
    expect(simulation.count()).toMatchObject({ stored: 12, mailed: 11, lists: 1, waiting: 1 });
  });

  test('put there by hand under a name that is none harms nobody', async () => {
    simulation.blobs.put('contact', 'waiting/2026-11-20/a-stray-blob', 'hello');
    await receiveMany(1);
    await simulation.runForMinutes(60);
    expect(simulation.count()).toMatchObject({ mailed: 1, mails: 1, alarms: 0 });
    expect(simulation.heartbeats).toHaveLength(12);
  });

  test('that was told and is cut off is told again', async () => {
    const id = '019aa1b2-0000-7000-8000-000000000000';
    await simulation.receive({ id });
    await simulation.runForMinutes(5);
    simulation.blobs.put('contact', keyOf(1), '{');
    await simulation.receive({ id });
    await simulation.runForMinutes(5);
    expect(simulation.count()).toMatchObject({ stored: 1, mails: 2, waiting: 0 });
  });
});

describe('a clock', () => {
  test.each([
    ['an hour ahead', 60],
    ['a day ahead', day],
    ['three minutes ahead', 3],
    ['four minutes behind', -4],
    ['an hour behind', -60],
    ['a year behind', -365 * day],
  ])('of the browser that is %s: mailed with the next run, without an alarm', async (_, minutes) => {
    const bytes = new Uint8Array(10);
    const id = buildUuidV7(simulation.now().getTime() + minutes * minuteMs, bytes);
    expect([await simulation.receive({ id }), await simulation.receive({ id })]).toEqual([201, 201]);
    await simulation.runForMinutes(5);
    expect(simulation.count()).toEqual({ stored: 1, mailed: 1, mails: 1, lists: 0, alarms: 0, waiting: 0 });
  });

  test('of one run that is an hour ahead: later runs tell and mail all the same', async () => {
    takeAlarms();
    await simulation.receive();
    simulation.passMinutes(60);
    await simulation.run();
    simulation.passMinutes(-60);
    expect(simulation.count().alarms).toBe(1);
    await simulation.receive();
    await simulation.runForMinutes(50);
    expect(findDelay(2)).toBeLessThanOrEqual(50);
    simulation.decideMail = () => 'accept';
    await simulation.runForMinutes(60);
    expect(simulation.count()).toMatchObject({ stored: 2, mailed: 2, mails: 2, waiting: 0 });
  });
});

describe('more messages than anybody reads one by one', () => {
  test.each([
    [5, 5, 0],
    [6, 0, 1],
    [500, 0, 1],
  ])('%i at once come in %i mails of their own and %i lists', async (received, mails, lists) => {
    await receiveMany(received);
    await simulation.runForMinutes(5);
    const counts = { stored: received, mailed: received, mails, lists, alarms: 0, waiting: 0 };
    expect(simulation.count()).toEqual(counts);
  });

  test('10 in five minutes for a day: each is told within the half hour, in less than 100 mails a day', async () => {
    for (let run = 0; run < 288; run += 1) {
      await receiveMany(10);
      await simulation.runForMinutes(5);
    }
    await simulation.runForMinutes(30);
    expect(simulation.count()).toMatchObject({ stored: 2880, mailed: 2880, mails: 0, alarms: 0, waiting: 0 });
    expect(simulation.inbox.length).toBeLessThanOrEqual(49);
    expect(Math.max(...simulation.thanked.map((_, index) => findDelay(index + 1)))).toBeLessThanOrEqual(30);
    expect(simulation.heartbeats).toHaveLength(288 + 6);
  });

  test('5 in five minutes for a day: 40 mails of their own, 30 lists, then alarms, each within the hour', async () => {
    for (let run = 0; run < 288; run += 1) {
      await receiveMany(5);
      await simulation.runForMinutes(5);
    }
    const { mails, lists, alarms } = simulation.count();
    expect({ mails, lists }).toEqual({ mails: 40, lists: 30 });
    expect(mails + lists + alarms).toBeLessThanOrEqual(100);
    await simulation.runForMinutes(60);
    expect(Math.max(...simulation.thanked.map((_, index) => findDelay(index + 1)))).toBeLessThanOrEqual(60);
  });

  test('5 suspects in five minutes for two days are told within two days, and no sign is missing', async () => {
    for (let run = 0; run < 2 * 288; run += 1) {
      for (let number = 0; number < 5; number += 1) await simulation.receive({ motto: 'x' });
      await simulation.runForMinutes(5);
    }
    expect(simulation.heartbeats).toHaveLength(2 * 288);
    const digests = simulation.inbox.filter(({ mail }) => mail.messageId.startsWith('suspects'));
    expect(digests).toHaveLength(2);
    expect(digests[1]?.mail.subject).toMatch(/^1\d\d\d suspected spam messages on /);
    expect(digests[1]?.mail.text).toMatch(/\n\d{3} more, which no other mail will name\.\n/);
  });
});
