// Whatever a process is doing when it dies, the next one makes good for it: each row is repeated with a death before and
// after every operation of store and mail. Then two runs and visitors at once, in 200 orders of their operations.
import { describe, expect, test, vi } from 'vitest';
import { createChance } from './random-days.ts';
import { buildUuid, readIds, startSimulation, type Death, type Simulation } from './simulation.ts';

// Processes that have died would log to the end.
vi.spyOn(console, 'error').mockReturnValue();

const fields = (number: number) => ({
  id: buildUuid(Date.parse('2026-11-20T15:00:00Z'), number),
  message: `My cart is slow, ${number}`,
});

/** Message-IDs of mails that are not alarms, by the message that they name. */
function findMails({ inbox }: Simulation): Map<string, Set<string>> {
  const mails = new Map<string, Set<string>>();
  for (const { mail } of inbox) {
    if (mail.messageId.startsWith('alarm')) continue;
    for (const id of readIds(mail.text)) mails.set(id, (mails.get(id) ?? new Set()).add(mail.messageId));
  }
  return mails;
}

/** Does so with a death at each operation, until it is over before it could die. Returns how many deaths there were. */
async function dieEverywhere(
  prepare: (simulation: Simulation) => Promise<void>,
  act: (simulation: Simulation, death: Death) => Promise<unknown>,
  verify: (simulation: Simulation, death: Death) => Promise<void>,
): Promise<number> {
  for (let operation = 1; ; operation += 1) {
    for (const when of ['before', 'after'] as const) {
      const simulation = startSimulation();
      await prepare(simulation);
      await act(simulation, { operation, when });
      if (simulation.operations < operation) return 2 * (operation - 1);
      await verify(simulation, { operation, when });
    }
  }
}

/** All that visitors were thanked for is mailed within the hour, stays stored, and waits no longer. */
async function expectAllTold(simulation: Simulation): Promise<void> {
  await simulation.runForMinutes(60);
  const { thanked, namedAt, count } = simulation;
  expect(thanked.filter(({ id, at }) => (namedAt.get(id) ?? Infinity) - at > 3_600_000)).toEqual([]);
  const ids = new Set(thanked.map(({ id }) => id));
  expect(count()).toMatchObject({ stored: ids.size, mailed: ids.size, waiting: 0 });
}

describe('a process that dies at any operation', () => {
  test.each([
    ['with an id of the browser', fields(1), 6],
    ['without an id', { ...fields(1), id: '' }, 10],
    ['with an id of an hour ago', { ...fields(1), id: buildUuid(Date.parse('2026-11-20T14:00:00Z'), 1) }, 14],
  ])('of a post %s: sent again it is one message and one mail', async (_, sent, deaths) => {
    const made = await dieEverywhere(
      () => Promise.resolve(),
      (simulation, death) => simulation.receive(sent, death),
      async (simulation) => {
        expect(await simulation.receive(sent)).toBe(201);
        await expectAllTold(simulation);
        expect(simulation.count()).toMatchObject({ stored: 1, mails: 1 });
      },
    );
    expect(made).toBe(deaths);
  });

  const receive = async (simulation: Simulation, count: number, more: object = {}) => {
    for (let number = 1; number <= count; number += 1) {
      await simulation.receive({ ...fields(number), ...more });
    }
    simulation.passMinutes(5);
  };

  test('of a run that mails one by one: each is mailed, under one Message-ID', async () => {
    const made = await dieEverywhere(
      (simulation) => receive(simulation, 3),
      (simulation, death) => simulation.run(death),
      async (simulation) => {
        await expectAllTold(simulation);
        expect([...findMails(simulation).values()].map(({ size }) => size)).toEqual([1, 1, 1]);
      },
    );
    expect(made).toBeGreaterThan(30);
  });

  test('of a run that mails a list: each is told, and nothing is lost', async () => {
    const made = await dieEverywhere(
      (simulation) => receive(simulation, 8),
      (simulation, death) => simulation.run(death),
      (simulation) => expectAllTold(simulation),
    );
    expect(made).toBeGreaterThan(50);
  });

  test('of a run that finds what was mailed and still waits: it is mailed no second time', async () => {
    await dieEverywhere(
      async (simulation) => {
        await receive(simulation, 3);
        simulation.blobs.findFault = ({ method }) => (method === 'delete' ? 'deny' : undefined);
        await simulation.run();
        simulation.blobs.findFault = undefined;
        simulation.passMinutes(5);
      },
      (simulation, death) => simulation.run(death),
      async (simulation) => {
        await expectAllTold(simulation);
        expect(simulation.count().mails).toBe(3);
      },
    );
  });

  test('of a run that owes an alarm: the next one gives it', async () => {
    await dieEverywhere(
      async (simulation) => {
        simulation.decideMail = ({ messageId }) => (messageId.startsWith('alarm') ? 'accept' : 'later');
        await receive(simulation, 3);
        await simulation.runForMinutes(35);
        simulation.passMinutes(5);
      },
      (simulation, death) => simulation.run(death),
      async (simulation) => {
        await simulation.runForMinutes(15);
        for (const { id, at } of simulation.thanked) {
          expect((simulation.namedAt.get(id) ?? Infinity) - at).toBeLessThanOrEqual(3_600_000);
        }
        expect(new Set(simulation.inbox.map(({ mail }) => mail.messageId)).size).toBe(1);
      },
    );
  });

  test('of a run that lists suspects: each is named, and waits no longer', async () => {
    const made = await dieEverywhere(
      (simulation) => receive(simulation, 3, { motto: 'x' }),
      (simulation, death) => simulation.run(death),
      async (simulation) => {
        // Suspects are listed once a day: right after the death, or a day later.
        await simulation.runForMinutes(60);
        simulation.passMinutes(23 * 60);
        await simulation.runForMinutes(60);
        expect(simulation.suspects.filter(({ id }) => !simulation.namedAt.has(id))).toEqual([]);
        const keys = simulation.blobs.listKeys('contact').filter((key) => key.includes('suspects/'));
        expect(keys.map((key) => key.slice(0, 14))).toEqual(
          Array.from({ length: 3 }, () => 'suspects/done/'),
        );
      },
    );
    expect(made).toBeGreaterThan(30);
  });

  test('of the deletion: the next one ends it, and the same words sent again are mailed again', async () => {
    const made = await dieEverywhere(
      async (simulation) => {
        await receive(simulation, 2);
        await simulation.run();
        await simulation.receive(fields(3));
        for (const { id } of simulation.thanked) await simulation.store.messages.markHandled(id);
        await simulation.receive({ ...fields(4), motto: 'x' });
        simulation.passMinutes(62 * 24 * 60);
        await simulation.receive({ ...fields(5), id: '' });
      },
      (simulation, death) => simulation.purge(1, death),
      async (simulation) => {
        const mails = simulation.inbox.length;
        expect(await simulation.receive(fields(1))).toBe(201);
        await simulation.purge(1);
        const days = simulation.blobs.listKeys('contact').flatMap((key) => /\d{4}-\d\d-\d\d/.exec(key) ?? []);
        expect(new Set(days)).toEqual(new Set(['2027-01-21']));
        await simulation.runForMinutes(5);
        const told = simulation.inbox.slice(mails).flatMap(({ mail }) => readIds(mail.text));
        expect(new Set(told)).toEqual(new Set(simulation.thanked.slice(-2).map(({ id }) => id)));
      },
    );
    expect(made).toBeGreaterThan(30);
  });
});

describe('two runs and visitors at once', () => {
  test('in 200 orders lose nothing, and tell of each message under one Message-ID', async () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const chance = createChance(seed);
      const simulation = startSimulation();
      const before = Math.floor(chance() * 12);
      for (let number = 1; number <= before; number += 1) await simulation.receive(fields(number));
      simulation.passMinutes(5);
      simulation.pause = async () => {
        // Now and then an answer takes long, as that of a mail server does.
        const maxTurns = chance() < 0.05 ? 100 : 4;
        for (let turns = Math.floor(chance() * maxTurns); turns > 0; turns -= 1)
          await new Promise(setImmediate);
      };
      const posts = Array.from({ length: Math.floor(chance() * 8) }, () => {
        return simulation.receive(fields(1 + Math.floor(chance() * 16)));
      });
      const runLater = async () => {
        for (let turns = Math.floor(chance() * 120); turns > 0; turns -= 1) await new Promise(setImmediate);
        return simulation.run();
      };
      await Promise.all([simulation.run(), ...posts, runLater()]);
      simulation.pause = () => Promise.resolve();
      await expectAllTold(simulation);
      const doubled = [...findMails(simulation)].filter(([, mails]) => mails.size > 1);
      expect(doubled, `seed ${seed}`).toEqual([]);
    }
  });
});
