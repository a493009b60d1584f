// The promise: each message reaches a person, or a person is told within the hour that it has not. Each row breaks
// something, and counts what was stored, what was mailed, and what was told.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MailBehavior } from './simulation.ts';
import { messageId, startSimulation, type Simulation } from './simulation.ts';

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

const refuseOnly = (number: number) => {
  simulation.decideMail = (mail) => (mail.messageId.includes(messageId(number)) ? 'never' : 'accept');
};
const receiveMany = async (count: number) => {
  const statuses = [];
  for (let number = 0; number < count; number += 1) statuses.push(await simulation.receive());
  return statuses;
};
const day = 24 * 60;

describe('a mail server', () => {
  test('that refuses one message for good: two are mailed, and an alarm tells of the third within the hour', async () => {
    refuseOnly(2);
    expect(await receiveMany(3)).toEqual([201, 201, 201]);
    await simulation.runForMinutes(40);
    expect(simulation.count()).toMatchObject({ stored: 3, mailed: 2, alarms: 0, waiting: 1 });
    await simulation.runForMinutes(5);
    expect(simulation.count()).toEqual({
      stored: 3,
      mailed: 2,
      mails: 2,
      summaries: 0,
      alarms: 1,
      waiting: 1,
    });
    expect(simulation.inbox.at(-1)?.subject).toBe(
      '1 message waits since Nov 20, 10:00 AM on www.carts.example',
    );
    expect(simulation.signs).toBe(8);
  });

  test('that refuses one message for 30 days: a reminder a day, and no sign to the monitoring service', async () => {
    refuseOnly(1);
    await receiveMany(3);
    await simulation.runForMinutes(30 * day);
    expect(simulation.count()).toEqual({
      stored: 3,
      mailed: 2,
      mails: 2,
      summaries: 0,
      alarms: 30,
      waiting: 1,
    });
    expect(simulation.signs).toBe(8);
    // 2 mails, 30 alarms, and 7 tries until they are six hours apart, then 119.
    expect(simulation.attempts).toBe(158);
  });

  test('that refuses a message every few minutes: one alarm an hour, and each is told of within its hour', async () => {
    simulation.decideMail = (mail) => (mail.messageId.startsWith('contact') ? 'never' : 'accept');
    const receivedAt: number[] = [];
    for (let number = 0; number < 60; number += 1) {
      // At every moment between two runs.
      simulation.passMinutes((number % 5) + 0.01);
      receivedAt.push(simulation.now().getTime());
      await simulation.receive();
      simulation.passMinutes(5 - (number % 5) - 0.01);
      await simulation.run();
    }
    await simulation.runForMinutes(60);
    const alarms = simulation.inbox.map((mail) => ({
      at: Number(/^alarm\.(\d+)@/.exec(mail.messageId)?.[1]),
      text: mail.text,
    }));
    const hour = 60 * 60_000;
    const spaces = alarms.slice(1).map(({ at }, index) => at - (alarms[index]?.at ?? 0));
    expect(alarms).toHaveLength(6);
    expect(Math.min(...spaces)).toBe(hour);
    const delays = receivedAt.map((at, index) => {
      const told = alarms.find(({ text }) => text.includes(messageId(index + 1)));
      return (told?.at ?? Infinity) - at;
    });
    expect(Math.max(...delays)).toBeLessThanOrEqual(hour);
  });

  const lastsForADay: [what: string, behavior: MailBehavior, mails: number][] = [
    ['refuses all', 'never', 5],
    ['is busy', 'later', 5],
    ['cannot be reached', 'down', 5],
    // The mail arrives with each of the ten tries of a day, under one Message-ID, and five times more when it is mended.
    ['takes mails and hangs', 'hang', 55],
  ];
  test.each(lastsForADay)(
    'that %s for a day: silence is the alarm, then all five are mailed',
    async (_, behavior, mails) => {
      simulation.decideMail = () => behavior;
      await receiveMany(5);
      await simulation.runForMinutes(day);
      expect(simulation.count()).toMatchObject({
        stored: 5,
        waiting: 5,
        mailed: behavior === 'hang' ? 5 : 0,
      });
      expect(simulation.signs).toBe(8);
      simulation.decideMail = () => 'accept';
      await simulation.runForMinutes(6 * 60);
      expect(simulation.count()).toMatchObject({ stored: 5, mailed: 5, mails, waiting: 0 });
      const signs = simulation.signs;
      await simulation.runForMinutes(5);
      expect(simulation.signs).toBe(signs + 1);
    },
  );

  test('that refuses what visitors wrote: the summary comes without their words', async () => {
    simulation.decideMail = (mail) => (mail.text.includes('slow') ? 'never' : 'accept');
    await receiveMany(2);
    await simulation.store.state.write('mailTurns', {
      times: Array.from({ length: 76 }, () => simulation.now().toISOString()),
    });
    await simulation.runForMinutes(5);
    expect(simulation.count()).toEqual({
      stored: 2,
      mailed: 2,
      mails: 0,
      summaries: 1,
      alarms: 0,
      waiting: 0,
    });
    expect(simulation.inbox[0]?.text).toContain('Your mail server refused a mail with their words');
  });
});

describe('a store', () => {
  test('that loses the answer to each first write: everything is stored, mailed and told once', async () => {
    const seen = new Set<string>();
    simulation.blobs.findFault = ({ method, store, key }) => {
      const name = `${store}/${key}`;
      if (method !== 'put' || seen.has(name)) return undefined;
      seen.add(name);
      return 'lose';
    };
    expect(await receiveMany(3)).toEqual([201, 201, 201]);
    await simulation.runForMinutes(60);
    expect(simulation.count()).toMatchObject({ stored: 3, mailed: 3, mails: 3, alarms: 0, waiting: 0 });
  });

  test('that denies lists: new messages are mailed, and silence is the alarm', async () => {
    simulation.blobs.findFault = ({ key }) => (key === '' ? 'deny' : undefined);
    expect(await receiveMany(2)).toEqual([201, 201]);
    await expect(simulation.run()).rejects.toThrow();
    expect(simulation.signs).toBe(0);
    simulation.blobs.findFault = undefined;
    expect(simulation.count()).toMatchObject({ stored: 2, mailed: 2, waiting: 0 });
  });

  test('that is slow to store: the visitor is told to try again, and trying again makes one message', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    simulation.blobs.delayMs = 4100;
    const first = simulation.receive({ id: messageId(9) });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await first).toBe(503);
    vi.useRealTimers();
    simulation.blobs.delayMs = 0;
    simulation.passMinutes(1);
    expect(await simulation.receive({ id: messageId(9) })).toBe(201);
    await simulation.runForMinutes(70);
    expect(simulation.count()).toMatchObject({ stored: 1, mailed: 1, mails: 1, alarms: 0, waiting: 0 });
  });

  test('that breaks off between the index and the message: an entry without a message harms nobody, and goes', async () => {
    simulation.blobs.findFault = ({ store, method }) =>
      store === 'contact-messages' && method === 'put' ? 'deny' : undefined;
    expect(await simulation.receive()).toBe(503);
    simulation.blobs.findFault = undefined;
    await simulation.runForMinutes(55);
    expect(simulation.count()).toMatchObject({ stored: 0, alarms: 0, waiting: 1 });
    await simulation.runForMinutes(5);
    expect(simulation.count()).toMatchObject({ stored: 0, mailed: 0, alarms: 0, waiting: 0 });
    expect(simulation.signs).toBe(12);
  });

  test('that refuses the count of mails: the message waits, and is mailed when it counts again', async () => {
    simulation.blobs.findFault = ({ key }) => (key === 'mailTurns' ? 'refuse' : undefined);
    await simulation.receive();
    expect(simulation.count()).toMatchObject({ stored: 1, mailed: 0, waiting: 1 });
    expect(logged).toEqual([
      `contact: ${messageId(1)} waits, since the mails cannot be counted: BlobsInternalError`,
    ]);
    simulation.blobs.findFault = undefined;
    await simulation.runForMinutes(5);
    expect(simulation.count()).toMatchObject({ stored: 1, mailed: 1, mails: 1, waiting: 0 });
  });

  test('that lets nobody claim a message: it is named after two tries, and told', async () => {
    simulation.decideMail = () => 'later';
    await simulation.receive();
    simulation.decideMail = () => 'accept';
    simulation.blobs.findFault = ({ method, key }) =>
      method === 'put' && key.endsWith('/attempt') ? 'deny' : undefined;
    simulation.passMinutes(5);
    expect(await simulation.run()).toMatchObject({ sent: 0, failed: 0, unclaimed: 1, waiting: 1 });
    expect(logged.at(-1)).toBe(`contact: ${messageId(1)} could not be claimed in two tries`);
    await simulation.runForMinutes(40);
    expect(simulation.count()).toMatchObject({ stored: 1, mailed: 0, alarms: 1, waiting: 1 });
    simulation.blobs.findFault = undefined;
    await simulation.runForMinutes(5);
    expect(simulation.count()).toMatchObject({ mailed: 1, mails: 1, waiting: 0 });
  });
});

describe('one bad record', () => {
  const bad: [what: string, harm: () => void, stored: number][] = [
    [
      'put there by hand',
      () => {
        simulation.blobs.put('contact-messages', 'a-stray-blob', 'hello');
        simulation.blobs.put('contact-messages-pending', '2026-11-20T14:00:00.000Z/a-stray-blob', '');
      },
      4,
    ],
    [
      'that is cut off',
      () => {
        cutOff('contact-messages', messageId(2));
      },
      3,
    ],
    [
      'of another id',
      () => {
        moveTo(messageId(2));
      },
      3,
    ],
    [
      'that the store answers with 503 each time',
      () => {
        simulation.blobs.findFault = ({ store, key }) =>
          store === 'contact-messages' && key === messageId(2) ? 'refuse' : undefined;
      },
      3,
    ],
  ];
  const cutOff = (store: string, key: string) => {
    simulation.blobs.put(store, key, simulation.blobs.get(store, key)?.slice(0, 60) ?? '');
  };
  const moveTo = (key: string) => {
    simulation.blobs.put(
      'contact-messages',
      key,
      simulation.blobs.get('contact-messages', messageId(1)) ?? '',
    );
  };

  test.each(bad)(
    '%s: all others are mailed, and it is named, counted, told of and left',
    async (_, harm, stored) => {
      simulation.decideMail = () => 'down';
      await receiveMany(3);
      harm();
      simulation.decideMail = () => 'accept';
      simulation.passMinutes(5);
      const report = await simulation.run();
      expect(report).toMatchObject({ sent: stored - 1, unreadable: 1, waiting: 1 });
      expect(logged.at(-1)).toMatch(/^contact: (a-stray-blob|0{8}-\S+0002) cannot be read: \w+Error$/);
      await simulation.runForMinutes(45);
      expect(simulation.count()).toEqual({
        stored,
        mailed: stored - 1,
        mails: stored - 1,
        summaries: 0,
        alarms: 1,
        waiting: 1,
      });
    },
  );

  test('whose attempt is cut off is mailed all the same', async () => {
    simulation.decideMail = () => 'down';
    await receiveMany(1);
    cutOff('contact-messages-marks', `${messageId(1)}/attempt`);
    simulation.decideMail = () => 'accept';
    await simulation.runForMinutes(5);
    expect(simulation.count()).toMatchObject({ stored: 1, mailed: 1, mails: 1, waiting: 0 });
  });

  test('that the store never answers takes four seconds of a run, and no more', async () => {
    simulation.decideMail = () => 'down';
    await receiveMany(2);
    simulation.decideMail = () => 'accept';
    simulation.blobs.findFault = ({ store, key }) =>
      store === 'contact-messages' && key === messageId(1) ? 'hang' : undefined;
    simulation.passMinutes(5);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const run = simulation.run();
    await vi.advanceTimersByTimeAsync(4000);
    expect(await run).toMatchObject({ sent: 1, unreadable: 1, waiting: 1 });
    expect(logged.at(-1)).toBe(`contact: ${messageId(1)} cannot be read: NoAnswerError`);
  });
});

describe('a clock', () => {
  test.each([
    ['an hour ahead', 60, 1],
    ['an hour behind', -60, 1],
  ])(
    'of the form that is %s: what cannot be mailed is told at once, and mailed when it can be',
    async (_, minutes, alarms) => {
      refuseOnly(1);
      simulation.passMinutes(minutes);
      await simulation.receive();
      simulation.passMinutes(-minutes);
      await simulation.runForMinutes(5);
      expect(simulation.count()).toMatchObject({ stored: 1, mailed: 0, alarms, waiting: 1 });
      simulation.decideMail = () => 'accept';
      await simulation.runForMinutes(60);
      expect(simulation.count()).toMatchObject({ stored: 1, mailed: 1, mails: 1, alarms, waiting: 0 });
    },
  );

  test('of one run that is an hour ahead: later runs tell and mail all the same', async () => {
    refuseOnly(1);
    await simulation.receive();
    simulation.passMinutes(60);
    await simulation.run();
    simulation.passMinutes(-60);
    expect(simulation.count().alarms).toBe(1);
    await simulation.receive();
    simulation.decideMail = (mail) => (mail.messageId.startsWith('alarm') ? 'accept' : 'never');
    await simulation.receive();
    await simulation.runForMinutes(50);
    expect(simulation.count()).toMatchObject({ stored: 3, mailed: 1, alarms: 2, waiting: 2 });
    simulation.decideMail = () => 'accept';
    await simulation.runForMinutes(60);
    expect(simulation.count()).toMatchObject({ stored: 3, mailed: 3, mails: 3, waiting: 0 });
  });
});

describe('two runs at once', () => {
  test('mail each message once, and send one alarm', async () => {
    refuseOnly(1);
    await receiveMany(1);
    simulation.decideMail = () => 'down';
    for (let number = 0; number < 4; number += 1) await simulation.receive();
    refuseOnly(1);
    for (let passed = 0; passed < 50; passed += 5) {
      simulation.passMinutes(5);
      await Promise.all([simulation.run(), simulation.run()]);
    }
    expect(simulation.count()).toEqual({
      stored: 5,
      mailed: 5 - 1,
      mails: 4,
      summaries: 0,
      alarms: 1,
      waiting: 1,
    });
  });

  test('send one summary', async () => {
    await receiveMany(25);
    await Promise.all([simulation.run(), simulation.run()]);
    expect(simulation.count()).toMatchObject({ stored: 25, mailed: 25, mails: 20, summaries: 1, waiting: 0 });
  });
});

describe('more messages than anybody reads one by one', () => {
  test.each([
    [20, 20, 0],
    [21, 20, 1],
  ])('%i within an hour come in %i mails and %i summaries', async (received, mails, summaries) => {
    await receiveMany(received);
    await simulation.runForMinutes(5);
    expect(simulation.count()).toEqual({
      stored: received,
      mailed: received,
      mails,
      summaries,
      alarms: 0,
      waiting: 0,
    });
  });

  test('10 in five minutes for a day come in 100 mails, and each is stored and told', async () => {
    for (let run = 0; run < 287; run += 1) {
      await receiveMany(10);
      await simulation.runForMinutes(5);
    }
    const { waiting, ...counts } = simulation.count();
    expect(counts).toEqual({ stored: 2870, mailed: 2870 - waiting, mails: 76, summaries: 24, alarms: 0 });
    await simulation.runForMinutes(60);
    expect(simulation.count()).toMatchObject({ stored: 2870, mailed: 2870, waiting: 0 });
  });

  test('10,000 that waited for a dead mail server are told at once and come in a mail an hour', async () => {
    simulation.decideMail = () => 'down';
    const message = { firstName: 'Ann', lastName: 'Lee', email: 'a@b.example', phone: '3025550199' };
    for (let number = 1; number <= 10_000; number += 1) {
      const receivedAt = new Date(simulation.now().getTime() + number).toISOString();
      const words = { ...message, interest: 'sales' as const, message: 'Is it for sale?' };
      await simulation.store.messages.save({ id: messageId(number), receivedAt, message: words });
    }
    simulation.passMinutes(60);
    await simulation.run();
    expect(simulation.count()).toMatchObject({ stored: 10_000, mailed: 0, waiting: 10_000 });
    simulation.decideMail = () => 'accept';
    simulation.passMinutes(10);
    const report = await simulation.run();
    expect(report).toMatchObject({ sent: 20, summed: 680, waiting: 9300, unreadable: 0 });
    expect(simulation.count()).toEqual({
      stored: 10_000,
      mailed: 700,
      mails: 20,
      summaries: 1,
      alarms: 0,
      waiting: 9300,
    });
    expect(simulation.inbox.at(-1)?.text).toContain('\n\n9300 more wait for the next mail.\n\n');
  });
});
