// The bounds of what goes out, each on both sides.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isNews, sendHourlyMail } from '../../../netlify/lib/hourly-mail.ts';
import { returnMailTurn, takeMailTurn } from '../../../netlify/lib/mail-limit.ts';
import { isDue, findRetryDelay } from '../../../netlify/lib/notifier.ts';
import { isOverdue } from '../../../netlify/lib/notify-run.ts';
import { startSimulation, type Simulation } from './simulation.ts';

let simulation: Simulation;
beforeEach(() => {
  simulation = startSimulation('2026-11-20T15:00:00.000Z');
});
const take = () => takeMailTurn(simulation.store.state, simulation.now());
const ago = (milliseconds: number) => new Date(simulation.now().getTime() - milliseconds).toISOString();
const minute = 60_000;
const hour = 60 * minute;

describe('turns to mail', () => {
  const spend = (times: string[]) => simulation.store.state.write('mailTurns', { times });

  test('are 20 within any hour', async () => {
    for (let count = 0; count < 20; count += 1) expect(await take()).toBeDefined();
    expect(await take()).toBeUndefined();
    simulation.passMinutes(60 - 1 / 60);
    expect(await take()).toBeUndefined();
    simulation.passMinutes(1 / 60);
    expect(await take()).toBeDefined();
  });

  test('are 76 within any 24 hours', async () => {
    await spend(Array.from({ length: 75 }, () => ago(23 * hour)));
    expect(await take()).toBeDefined();
    expect(await take()).toBeUndefined();
    await spend(Array.from({ length: 76 }, () => ago(24 * hour - 1)));
    expect(await take()).toBeUndefined();
    await spend(Array.from({ length: 76 }, () => ago(24 * hour)));
    expect(await take()).toBeDefined();
  });

  test('that a clock an hour ahead has taken count, and are over an hour later at the latest', async () => {
    await spend(Array.from({ length: 20 }, () => ago(-(hour - 1))));
    expect(await take()).toBeUndefined();
    await spend(Array.from({ length: 20 }, () => ago(-hour)));
    expect(await take()).toBeDefined();
  });

  test('are as many as there are, however many take one at once', async () => {
    const taken = await Promise.all(Array.from({ length: 8 }, take));
    expect(taken.filter(Boolean)).toHaveLength(8);
    expect((await simulation.store.state.read('mailTurns'))?.value?.times).toHaveLength(8);
  });

  test('can be given back, once', async () => {
    for (let count = 0; count < 20; count += 1) await take();
    await returnMailTurn(simulation.store.state, simulation.now().toISOString());
    await returnMailTurn(simulation.store.state, '2026-11-20T00:00:00.000Z');
    expect(await take()).toBeDefined();
    expect(await take()).toBeUndefined();
  });

  test('begin anew where the count cannot be read', async () => {
    simulation.blobs.put('contact-state', 'mailTurns', '{"times":');
    expect(await take()).toBeDefined();
    expect((await simulation.store.state.read('mailTurns'))?.value?.times).toHaveLength(1);
  });
});

describe('the hourly mail', () => {
  const send = async (isRefused = false) =>
    sendHourlyMail(simulation.store.state, simulation.now(), ['a'], () =>
      isRefused ? Promise.reject(new Error('refused')) : Promise.resolve(),
    );

  test.each([
    [58.9, false],
    [59, true],
  ])('after %d minutes comes again: %s', async (minutes, isSent) => {
    expect(await send()).toBe(true);
    simulation.passMinutes(minutes);
    expect(await send()).toBe(isSent);
  });

  test.each([
    [1.9, false],
    [2, true],
  ])('that was refused is tried again after %d minutes: %s', async (minutes, isSent) => {
    await expect(send(true)).rejects.toThrow('refused');
    simulation.passMinutes(minutes);
    expect(await send()).toBe(isSent);
  });

  test('goes out although a clock ahead has put off the next one', async () => {
    simulation.passMinutes(60);
    await send();
    simulation.passMinutes(-60);
    expect(await send()).toBe(true);
  });

  test('remembers 1,000 messages that it told of', async () => {
    const ids = Array.from({ length: 1001 }, (_, index) => `${index}`);
    await sendHourlyMail(simulation.store.state, simulation.now(), ids, () => Promise.resolve());
    expect((await simulation.store.state.read('hourlyMail'))?.value?.toldIds).toHaveLength(1000);
  });

  const told = { nextAt: '', toldAt: '2026-11-20T15:00:00.000Z', toldIds: ['a', 'b'] };
  test.each([
    [[], undefined, 0, false],
    [['a'], undefined, 0, true],
    [[], told, 25 * hour, false],
    [['a', 'b'], told, 24 * hour - 1, false],
    [['a', 'b'], told, 24 * hour, true],
    [['a', 'c'], told, 0, true],
  ])('about %j after %j and %d ms is news: %s', (ids, last, passedMs, expected) => {
    expect(isNews(ids, last, new Date(Date.parse(told.toldAt) + passedMs))).toBe(expected);
  });
});

describe('a waiting message', () => {
  test.each([
    [45 * minute - 1, false],
    [45 * minute, true],
    [-5 * minute, false],
    [-5 * minute - 1, true],
  ])('that was received %d ms ago is overdue: %s', (age, expected) => {
    const entry = { id: 'message-1', receivedAt: ago(age) };
    expect(isOverdue(entry, simulation.now())).toBe(expected);
  });

  test.each([
    [-1, 1, false],
    [0, 1, true],
    [-findRetryDelay(1), 1, false],
    [-findRetryDelay(1) - 1, 1, true],
    [-findRetryDelay(2), 2, false],
    [-findRetryDelay(20) - 1, 20, true],
  ])('whose next try was due %d ms ago, of attempt %d, is tried: %s', (age, count, expected) => {
    expect(isDue({ count, nextAt: ago(age), claim: 'a', etag: undefined }, simulation.now())).toBe(expected);
  });

  test('that was never tried is tried', () => {
    expect(isDue(undefined, simulation.now())).toBe(true);
  });
});

describe('a run', () => {
  test.each([
    [2, 7],
    [2.1, 5],
  ])(
    'that takes %d seconds for each mail begins none after 10 seconds, five at once: %d of 7',
    async (seconds, sent) => {
      simulation.decideMail = () => 'down';
      vi.spyOn(console, 'error').mockReturnValue();
      for (let number = 0; number < 7; number += 1) await simulation.receive();
      simulation.passMinutes(5);
      simulation.decideMail = () => {
        simulation.passMinutes(seconds / 60);
        return 'accept';
      };
      expect(await simulation.run()).toMatchObject({ sent, waiting: 7 - sent, summed: 0 });
      vi.restoreAllMocks();
    },
  );

  test('asks the store the same, however many messages are stored', async () => {
    await simulation.receive();
    await simulation.run();
    const countRequests = async () => {
      const before = simulation.blobs.requestCount;
      await simulation.run();
      return simulation.blobs.requestCount - before;
    };
    const few = await countRequests();
    for (let number = 0; number < 3000; number += 1) {
      const id = `settled-${number}`;
      simulation.blobs.put('contact-messages', id, '{}');
      simulation.blobs.put('contact-messages-marks', `${id}/notified`, '{}');
      simulation.blobs.put('contact-messages-days', `2026-11-20/${id}`, '');
    }
    expect(await countRequests()).toBe(few);
    // The list of what waits, and the note of the run.
    expect(few).toBe(2);
  });
});
