// A run of the schedule, over a store and a mail server in memory that fail, hang and end.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildUuid, captureLog, createWorld, dieAt, jsonRequest, message, noon } from './memory-world.ts';

let world: ReturnType<typeof createWorld>;
let logged: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
  logged = captureLog();
  world = createWorld();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

/** Posts a message of so many minutes ago; its id, or undefined where the visitor was not thanked. */
async function post(text: string, minutesAgo = 0, uuid = buildUuid(minutesAgo, text.length)) {
  const response = await world.post(jsonRequest({ ...message, message: text, id: uuid }));
  return response.status === 201 ? ((await response.json()) as { id: string }).id : undefined;
}

const messageIdOf = (id: string) => `<contact.${id}@www.carts.example>`;

/** Makes the mail server refuse what is not in the list. */
function takeOnly(...ids: string[]): void {
  const taken = ids.map(messageIdOf);
  world.fault = ({ operation, name }) => {
    if (operation === 'mail' && !taken.includes(name))
      throw Object.assign(new Error(message.email), { responseCode: 554 });
  };
}

describe('a run', () => {
  test('mails what is pending and moves it, in three operations of the store a message and one for the list', async () => {
    const id = (await post('One message.')) ?? '';
    world.operations.length = 0;
    expect(await world.run()).toEqual({ mailed: 1, pending: 0, overdue: 0 });
    expect(world.operations).toEqual(['list', 'read', 'mail', 'add', 'remove']);
    expect(world.messageIds()).toEqual([messageIdOf(id)]);
    expect([...world.blobs.keys()]).toEqual([`sent/2026-11-20/${id}`]);
  });

  test('leaves what fails to later runs, with id and code in the log and no word of the message, and mails the others', async () => {
    const [bad, good] = [await post('A bad message.'), await post('A good one.')];
    takeOnly(good ?? '');
    expect(await world.run()).toEqual({ mailed: 1, pending: 1, overdue: 0 });
    expect(logged).toEqual([`messages: ${bad} is still pending: Error 554`]);
    world.fault = () => undefined;
    expect(await world.run()).toEqual({ mailed: 1, pending: 0, overdue: 0 });
  });

  test('mails the others where one message cannot be read', async () => {
    const id = (await post('A damaged message.')) ?? '';
    world.blobs.set(`pending/2026-11-20/${id}`, '{"firstName":');
    await post('A whole one.');
    expect(await world.run()).toEqual({ mailed: 1, pending: 1, overdue: 0 });
  });

  test('does not mail what another run has moved meanwhile', async () => {
    await post('One message.');
    world.fault = ({ operation, moment }) => {
      if (operation === 'list' && moment === 'after') world.blobs.clear();
    };
    expect(await world.run()).toEqual({ mailed: 1, pending: 0, overdue: 0 });
    expect(world.mails).toEqual([]);
  });

  test('rejects where the store cannot be listed, or does not answer within 8 seconds', async () => {
    world.fault = () => Promise.reject(new Error('down'));
    await expect(world.run()).rejects.toThrow('down');
    world.fault = () => new Promise(() => undefined);
    const run = expect(world.run()).rejects.toThrow('8000 ms');
    await vi.advanceTimersByTimeAsync(8000);
    await run;
  });
});

describe('messages that are always refused', () => {
  test.each([0, 50, 59, 90])('do not hold up a good one: 25 of %i minutes ago', async (minutesAgo) => {
    for (let number = 0; number < 25; number += 1)
      await post(`Refused message${'x'.repeat(number)}`, minutesAgo);
    await minutes(1);
    const good = (await post('A good message.')) ?? '';
    takeOnly(good);
    await world.run();
    expect(world.messageIds()).toEqual([messageIdOf(good)]);
  });

  test('do not hold up an old one: it is tried within as many runs as there are messages', async () => {
    const ids: (string | undefined)[] = [];
    for (let number = 0; number < 40; number += 1)
      ids.push(await post(`Old ${'x'.repeat(10 + number)}`, 120 + number));
    for (const id of ids) {
      takeOnly(id ?? '');
      for (let run = 0; run < 40 && !world.messageIds().includes(messageIdOf(id ?? '')); run += 1) {
        await world.run();
        await minutes(5);
      }
      expect(world.messageIds()).toContain(messageIdOf(id ?? ''));
    }
  });

  test('are tried twenty at a time', async () => {
    for (let number = 0; number < 25; number += 1) await post(`Refused message${'x'.repeat(number)}`);
    takeOnly();
    world.operations.length = 0;
    expect(await world.run()).toEqual({ mailed: 0, pending: 25, overdue: 0 });
    expect(world.operations.filter((operation) => operation === 'mail')).toHaveLength(20);
  });
});

describe('a mail server or store that hangs', () => {
  test.each(['read', 'mail', 'add', 'remove'] as const)(
    'at %s is given up after 8 seconds, none is tried after 20, and each old message has its turn',
    async (hanging) => {
      const ids = await Promise.all(
        [1, 2, 3, 4, 5].map((number) => post(`Old ${'x'.repeat(10 + number)}`, 120)),
      );
      world.fault = ({ operation }) => (operation === hanging ? new Promise(() => undefined) : undefined);
      const tried = new Set<string>();
      for (let run = 0; run < 5; run += 1) {
        world.operations.length = 0;
        const startedAt = Date.now();
        const report = world.run();
        for (let second = 0; second < 30; second += 1) await vi.advanceTimersByTimeAsync(1000);
        expect(await report).toMatchObject({ mailed: 0, pending: 5, overdue: 5 });
        expect(world.operations.filter((operation) => operation === 'read')).toHaveLength(3);
        for (const line of logged) tried.add(line.split(' ')[1] ?? '');
        vi.setSystemTime(startedAt + 5 * 60_000);
      }
      expect([...tried].toSorted()).toEqual(ids.toSorted());
    },
  );
});

describe('what is overdue', () => {
  test.each([
    { minutesAgo: 44, isTaken: false, overdue: 0 },
    { minutesAgo: 46, isTaken: false, overdue: 1 },
    { minutesAgo: 46, isTaken: true, overdue: 0 },
    { minutesAgo: 24 * 60, isTaken: false, overdue: 1 },
  ])(
    'counts $overdue after $minutesAgo minutes, mailed now: $isTaken',
    async ({ minutesAgo, isTaken, overdue }) => {
      await post('One message.', minutesAgo);
      if (!isTaken) takeOnly();
      expect(await world.run()).toMatchObject({ overdue });
    },
  );

  test('is silent about suspects', async () => {
    await world.post(jsonRequest({ ...message, id: buildUuid(600), motto: 'x' }));
    expect(await world.run()).toEqual({ mailed: 0, pending: 0, overdue: 0 });
  });
});

describe('a process that ends at any step', () => {
  /** What holds whatever happened: sent once the visitor was thanked, in mails of one Message-ID. */
  const expectOneMessage = (id: string) => {
    expect(new Set(world.messageIds())).toEqual(new Set([messageIdOf(id)]));
    expect([...world.blobs.keys()]).toEqual([`sent/2026-11-20/${id}`]);
  };

  test.each([0, 1, 2, 3])(
    'while a message is posted (%i) loses nothing, and sending again makes no second',
    async (step) => {
      const uuid = buildUuid();
      world.fault = dieAt(step);
      expect(await post('One message.', 0, uuid)).toBeUndefined();
      world.fault = () => undefined;
      const id = (await post('One message.', 0, uuid)) ?? '';
      await world.run();
      expectOneMessage(id);
      expect(world.mails).toHaveLength(1);
    },
  );

  test.each([
    { step: 0, mails: 1 },
    { step: 1, mails: 1 },
    { step: 2, mails: 1 },
    { step: 3, mails: 1 },
    { step: 4, mails: 1 },
    { step: 5, mails: 2 },
    { step: 6, mails: 2 },
    { step: 7, mails: 2 },
    { step: 8, mails: 2 },
    { step: 9, mails: 1 },
  ])(
    'while a message is mailed (step $step) makes $mails mails of one Message-ID',
    async ({ step, mails }) => {
      const uuid = buildUuid();
      const id = (await post('One message.', 0, uuid)) ?? '';
      world.fault = dieAt(step);
      await world.run().catch(() => undefined);
      world.fault = () => undefined;
      expect(await post('One message.', 0, uuid)).toBe(id);
      await world.run();
      expectOneMessage(id);
      expect(world.mails).toHaveLength(mails);
    },
  );
});

describe('200 messages with faults by chance', () => {
  /** Numbers from 0 to 1 that follow from a seed. */
  const createRandom = (seed: number) => () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };

  test.each([1, 2, 3])('and a run after each all arrive once the faults end (seed %i)', async (seed) => {
    const random = createRandom(seed);
    const thanked = new Set<string>();
    const faults = () => (random() < 0.1 ? Promise.reject(new Error('by chance')) : undefined);
    for (let number = 0; number < 200; number += 1) {
      world.fault = faults;
      const id = await post(`Message number ${number}`, 0, buildUuid(0, number));
      if (id) thanked.add(messageIdOf(id));
      await world.run().catch(() => undefined);
      await minutes(5);
    }
    world.fault = () => undefined;
    for (let run = 0; run < 10; run += 1) {
      await world.run();
      await minutes(5);
    }
    expect(thanked.size).toBeGreaterThan(100);
    expect(new Set(world.messageIds()).isSupersetOf(thanked)).toBe(true);
    expect(world.keys('pending')).toEqual([]);
    expect(world.keys('sent')).toHaveLength(new Set(world.messageIds()).size);
  });
});
