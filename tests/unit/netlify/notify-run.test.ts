// One run: what it tries, what it tells first, and what it says of itself.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeRun, runNotifications } from '../../../netlify/lib/notify-run.ts';
import { senderSite } from './contact-world.ts';
import { readIds, startSimulation, type Simulation } from './simulation.ts';

let simulation: Simulation;
let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
  simulation = startSimulation();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const isOfMessage = ({ messageId }: { messageId: string }) => messageId.startsWith('contact.');
const listAlarms = () =>
  simulation.inbox.map(({ mail }) => mail).filter(({ messageId }) => messageId.startsWith('alarm.'));

const receiveMany = async (count: number) => {
  for (let number = 0; number < count; number += 1) await simulation.receive();
};
/** What the schedule has written down of its runs. */
const readRecord = () => JSON.parse(simulation.blobs.get('contact', 'run') ?? '{}') as { wholeAt: string };
/** Whether the last run says that it tried all that was due. */
const isWhole = () => readRecord().wholeAt === simulation.now().toISOString();

/** Minutes after which a run tries a message that the mail server puts off, over so many minutes of runs. */
async function listTries(minutes: number, takesAlarms: boolean): Promise<number[]> {
  const start = simulation.now().getTime();
  const tries: number[] = [];
  simulation.decideMail = (mail) => {
    if (isOfMessage(mail)) tries.push((simulation.now().getTime() - start) / 60_000);
    return isOfMessage(mail) || !takesAlarms ? 'later' : 'accept';
  };
  await simulation.receive();
  await simulation.runForMinutes(minutes);
  return tries;
}

describe('a run', () => {
  test('tries a message when it falls due, and not with each run, be the alarm refused as well', async () => {
    expect(await listTries(75, false)).toEqual([5, 10, 20, 40]);
  });

  test('that could send an alarm tries all that waits, since mails are taken again', async () => {
    expect(await listTries(75, true)).toEqual([5, 10, 20, 40, 45]);
  });

  test('that cannot note its alarm sends it once in a quarter of an hour', async () => {
    simulation.blobs.findFault = ({ method, key }) =>
      method === 'put' && key === 'run' ? 'deny' : undefined;
    await simulation.receive();
    await simulation.runForMinutes(45);
    const before = listAlarms().length;
    await simulation.runForMinutes(60);
    expect(listAlarms().length - before).toBe(4);
  });

  test('mails without a monitoring service, too', async () => {
    await simulation.receive();
    const { store, now } = simulation;
    const mailer = { send: () => Promise.resolve() };
    expect(await runNotifications({ store, mailer, senderSite, now })).toMatchObject({
      mailed: 1,
      waiting: 0,
    });
  });

  test('says what became of the mails, how many wait, and how long the oldest does', async () => {
    simulation.decideMail = () => 'later';
    await simulation.receive();
    simulation.passMinutes(20);
    await simulation.receive();
    expect(await simulation.run()).toEqual({
      ...{ mailed: 0, listed: 0, suspects: 0, failed: 2, unreadable: 0 },
      ...{ waiting: 2, oldestMinutes: 20, overdue: 0 },
    });
  });

  test('leaves the mails to another that has counted its own in the last half minute', async () => {
    await simulation.receive();
    const never = { at: '', upTo: '' };
    const singles = [simulation.now().toISOString()];
    const record = { wholeAt: '', singles, others: [], listedAt: '', alarm: never, digest: never, claim: '' };
    simulation.blobs.put('contact', 'run', JSON.stringify(record));
    expect(await simulation.run()).toBeUndefined();
    expect(simulation.inbox).toEqual([]);
    simulation.passMinutes(0.5);
    expect(await simulation.run()).toMatchObject({ mailed: 1, waiting: 0 });
  });
});

describe('a run tried all that was due', () => {
  test('when it has mailed what waited, one by one or in a list', async () => {
    for (const count of [1, 6]) {
      await receiveMany(count);
      await simulation.runForMinutes(5);
      expect(isWhole()).toBe(true);
    }
    expect(simulation.count()).toMatchObject({ mails: 1, lists: 1, waiting: 0 });
    // All that waited stands in the list, and none is left for another.
    expect(simulation.inbox.at(-1)?.mail.text).not.toContain('more wait');
  });

  test('not while the next list is not due, nor while no more may be sent today', async () => {
    await receiveMany(6);
    await simulation.runForMinutes(5);
    await receiveMany(6);
    await simulation.runForMinutes(5);
    expect(isWhole()).toBe(false);
    const at = simulation.now().toISOString();
    const spent = {
      singles: Array.from({ length: 40 }, () => at),
      others: Array.from({ length: 60 }, () => at),
    };
    simulation.blobs.put('contact', 'run', JSON.stringify({ ...readRecord(), ...spent }));
    await simulation.runForMinutes(35);
    expect(isWhole()).toBe(false);
    expect(simulation.count()).toMatchObject({ lists: 1, waiting: 6 });
  });

  test.each<[why: string, count: number, fields: Record<string, string>]>([
    ['they are too many', 701, {}],
    ['their words are too long', 140, { firstName: '😀'.repeat(50), message: '😀'.repeat(50) }],
  ])('not when a list leaves messages to the next since %s', async (_, count, fields) => {
    for (let number = 0; number < count; number += 1) await simulation.receive(fields);
    await simulation.runForMinutes(5);
    const { lists, mailed } = simulation.count();
    expect(lists).toBe(1);
    expect(mailed).toBeLessThan(count);
    expect(isWhole()).toBe(false);
  });

  test('not when the mail server refuses the alarm', async () => {
    simulation.decideMail = () => 'later';
    await simulation.receive();
    simulation.passMinutes(45);
    await simulation.run();
    expect(isWhole()).toBe(false);
  });

  test('not when the alarm could not be noted and waits for its turn, though all else succeeds', async () => {
    await simulation.receive();
    simulation.passMinutes(50);
    let isDenied = true;
    simulation.blobs.findFault = ({ method, key }) => {
      if (method !== 'put' || key !== 'run' || !isDenied) return undefined;
      isDenied = false;
      return 'deny';
    };
    expect(await simulation.run()).toMatchObject({ mailed: 1, waiting: 0 });
    expect(listAlarms()).toEqual([]);
    expect(isWhole()).toBe(false);
  });
});

test('a message that was told and still waits stands in no list and is not counted as waiting', async () => {
  simulation.blobs.findFault = ({ method }) => (method === 'delete' ? 'deny' : undefined);
  await simulation.receive();
  await simulation.runForMinutes(5);
  simulation.blobs.findFault = undefined;
  await receiveMany(6);
  simulation.passMinutes(5);
  expect(await simulation.run()).toMatchObject({ listed: 6, waiting: 0, oldestMinutes: 0 });
  expect(simulation.inbox.at(-1)?.mail.text).not.toContain('more wait');
});

test('a mail has the words of its message, unless they were refused', async () => {
  await simulation.receive();
  await simulation.runForMinutes(5);
  expect(simulation.inbox.map(({ mail }) => mail.html !== undefined)).toEqual([true]);
});

describe('the log says', () => {
  test('that a run could not be noted, and nothing of one that was', async () => {
    await simulation.run();
    expect(logged).toEqual([]);
    simulation.blobs.findFault = ({ method, key }) =>
      method === 'put' && key === 'run' ? 'deny' : undefined;
    await simulation.run();
    expect(logged).toEqual(['contact: the run could not be noted']);
  });

  test.each([1, 6])(
    'once that no mail can be counted, where %i wait, and what follows from it',
    async (count) => {
      simulation.blobs.findFault = ({ method, key }) =>
        method === 'put' && key === 'run' ? 'deny' : undefined;
      await receiveMany(count);
      await simulation.runForMinutes(5);
      expect(logged).toEqual([
        'contact: no mail is sent, since it cannot be counted',
        'contact: the run could not be noted',
      ]);
    },
  );

  test('which mails the mail server does not take, with its code', async () => {
    simulation.decideMail = () => 'later';
    await receiveMany(6);
    simulation.passMinutes(45);
    await simulation.run();
    // A list is tried with words and without.
    expect(logged).toEqual(
      ['the alarm', 'a list', 'a list'].map(
        (what) => `contact: ${what} still waits for its mail: EMESSAGE 451`,
      ),
    );
  });

  test('which message was mailed and not moved', async () => {
    simulation.blobs.findFault = ({ method, key }) =>
      method === 'put' && key.startsWith('done/') ? 'deny' : undefined;
    await simulation.receive();
    await simulation.runForMinutes(5);
    const [{ id } = { id: '' }] = simulation.thanked;
    expect(logged).toEqual([
      expect.stringMatching(new RegExp(`^contact: ${id} was mailed and not moved: \\w+`)),
    ]);
  });
});

test('an alarm names first what none has named yet', async () => {
  simulation.decideMail = (mail) => (isOfMessage(mail) ? 'later' : 'accept');
  await simulation.receive();
  await simulation.runForMinutes(50);
  await simulation.receive();
  await simulation.runForMinutes(50);
  const [old, fresh] = simulation.thanked.map(({ id }) => id);
  expect(listAlarms().map(({ text }) => readIds(text))).toEqual([[old], [fresh, old]]);
});

describe('a run in one line', () => {
  test('is its counts', () => {
    const report = {
      mailed: 1,
      listed: 2,
      suspects: 3,
      failed: 4,
      unreadable: 5,
      waiting: 6,
      oldestMinutes: 7,
      overdue: 8,
    };
    expect(describeRun(report)).toBe(
      '1 mailed, 2 in a list, 3 suspects listed, 4 mails not accepted, 5 unreadable, 6 waiting, the oldest for 7 minutes',
    );
  });

  test('is that another is mailing', () => {
    expect(describeRun(undefined)).toBe('another run is mailing at this moment');
  });
});
