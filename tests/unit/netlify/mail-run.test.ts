// A run of the schedule, over a store and a mail server in memory that fail, hang and end.
import { describe, expect, test, vi } from 'vitest';
import { buildUuid, dieAt, jsonRequest, message, setUpWorld } from './memory-world.ts';

const world = setUpWorld();

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

/** Posts a message of so many minutes ago; its id, or undefined where the visitor was not thanked. */
async function post(text: string, minutesAgo = 0, uuid = buildUuid(minutesAgo)) {
  const response = await world.post(jsonRequest({ ...message, message: text, id: uuid }));
  return response.status === 201 ? ((await response.json()) as { id: string }).id : undefined;
}

const messageIdOf = (id = '') => `<contact.${id}@www.carts.example>`;

/** Makes the mail server refuse what is not in the list. */
function takeOnly(...ids: (string | undefined)[]): void {
  const taken = ids.map(messageIdOf);
  world.fault = ({ operation, name }) => {
    if (operation === 'mail' && !taken.includes(name))
      throw Object.assign(new Error(message.email), { responseCode: 554 });
  };
}

describe('a run', () => {
  test('mails what is pending and moves it', async () => {
    const id = await post('One message.');
    expect(await world.run()).toEqual({ mailed: 1, pending: 0, overdue: 0 });
    expect(world.messageIds()).toEqual([messageIdOf(id)]);
    expect([...world.blobs.keys()]).toEqual([`sent/2026-11-20/${id}`]);
  });

  test('leaves what fails to later runs, with no word of the message in the log, and mails the others', async () => {
    const [bad, good] = [await post('A bad message.'), await post('A good one.')];
    takeOnly(good);
    expect(await world.run()).toEqual({ mailed: 1, pending: 1, overdue: 0 });
    expect(world.logged).toEqual([`messages: ${bad} is still in pending: Error 554`]);
    world.fault = () => undefined;
    expect(await world.run()).toEqual({ mailed: 1, pending: 0, overdue: 0 });
  });

  test('mails the last hour first, and then the others from another place each run', async () => {
    const hour = await post('An hour old.', 55);
    const older = await post('An older message.', 85);
    const young = await post('Younger than an hour.', 54);
    await minutes(5);
    await world.run();
    expect(world.messageIds()).toEqual([young, older, hour].map(messageIdOf));
  });

  test('rejects where the store does not answer within 8 seconds', async () => {
    world.fault = () => new Promise(() => undefined);
    const run = expect(world.run()).rejects.toThrow('8000 ms');
    await vi.advanceTimersByTimeAsync(8000);
    await run;
  });
});

describe('messages that are always refused', () => {
  test('do not hold up a new one, of which twenty messages are tried at a time', async () => {
    for (let number = 0; number < 25; number += 1) await post('A refused message.');
    await minutes(1);
    const good = await post('A good message.');
    takeOnly(good);
    expect(await world.run()).toEqual({ mailed: 1, pending: 25, overdue: 0 });
    expect(world.operations.filter((operation) => operation === 'mail')).toHaveLength(20);
  });

  test('do not hold up an old one: it is tried within as many runs as there are messages', async () => {
    const oldest = await post('The oldest message.', 180);
    for (let number = 0; number < 39; number += 1) await post('An old message.', 120 + number);
    takeOnly(oldest);
    for (let run = 0; run < 40; run += 1) {
      await world.run();
      await minutes(5);
    }
    expect(world.messageIds()).toEqual([messageIdOf(oldest)]);
  });

  test.each([
    { minutesAgo: 44, overdue: 0 },
    { minutesAgo: 46, overdue: 1 },
  ])('are overdue after 45 minutes: $overdue after $minutesAgo', async ({ minutesAgo, overdue }) => {
    await post('One message.', minutesAgo);
    takeOnly();
    expect(await world.run()).toMatchObject({ overdue });
  });
});

test.each(['read', 'mail', 'add', 'remove'] as const)(
  'a server that hangs at %s is given up after 8 seconds, and no message is tried after 20',
  async (hanging) => {
    await Promise.all([1, 2, 3, 4, 5].map((number) => post('An old message.', 120 + number)));
    world.fault = ({ operation }) => (operation === hanging ? new Promise(() => undefined) : undefined);
    world.operations.length = 0;
    const report = world.run();
    for (let second = 0; second < 30; second += 1) await vi.advanceTimersByTimeAsync(1000);
    expect(await report).toMatchObject({ mailed: 0, pending: 5, overdue: 5 });
    expect(world.operations.filter((operation) => operation === 'read')).toHaveLength(3);
  },
);

describe('a process that ends at any step', () => {
  test.each([0, 1, 2, 3])(
    'while a message is posted (%i) loses nothing, and sending again makes no second',
    async (step) => {
      const uuid = buildUuid();
      world.fault = dieAt(step);
      expect(await post('One message.', 0, uuid)).toBeUndefined();
      world.fault = () => undefined;
      const id = await post('One message.', 0, uuid);
      await world.run();
      expect(world.messageIds()).toEqual([messageIdOf(id)]);
      expect([...world.blobs.keys()]).toEqual([`sent/2026-11-20/${id}`]);
    },
  );

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'while a message is mailed (%i) loses nothing and makes two mails of one Message-ID at most',
    async (step) => {
      const uuid = buildUuid();
      const id = await post('One message.', 0, uuid);
      world.fault = dieAt(step);
      await world.run().catch(() => undefined);
      world.fault = () => undefined;
      expect(await post('One message.', 0, uuid)).toBe(id);
      await world.run();
      expect(new Set(world.messageIds())).toEqual(new Set([messageIdOf(id)]));
      expect(world.mails.length).toBeLessThanOrEqual(2);
      expect([...world.blobs.keys()]).toEqual([`sent/2026-11-20/${id}`]);
    },
  );
});
