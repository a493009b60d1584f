// The daily list of suspects, and the deletion of what was kept long enough.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { subtractMonths } from '../../../netlify/lib/upkeep.ts';
import { readIds, startSimulation, type Simulation } from './simulation.ts';

let simulation: Simulation;
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  simulation = startSimulation();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const day = 24 * 60;
const listKeys = (prefix: string) =>
  simulation.blobs.listKeys('contact').filter((key) => key.startsWith(prefix));
const receiveSuspects = async (count: number) => {
  for (let number = 0; number < count; number += 1) {
    await simulation.receive({ motto: 'x', firstName: `Sender${simulation.suspects.length + 1}` });
    simulation.passMinutes(0.001);
  }
};
const listDigests = () =>
  simulation.inbox.map(({ mail }) => mail).filter(({ messageId }) => messageId.startsWith('suspects'));

describe('the list of suspects', () => {
  test('names each suspect once, at most once a day, and leaves real messages alone', async () => {
    await receiveSuspects(2);
    await simulation.receive();
    await simulation.runForMinutes(5);
    await receiveSuspects(1);
    await simulation.runForMinutes(day - 10);
    expect(listDigests().map(({ subject }) => subject)).toEqual([
      '2 suspected spam messages on www.carts.example',
    ]);
    const [first, second] = simulation.suspects.map(({ id }) => id);
    expect(readIds(listDigests()[0]?.text ?? '')).toEqual([first, second]);
    await simulation.runForMinutes(2 * day);
    expect(listDigests().map(({ subject }) => subject)).toEqual([
      '2 suspected spam messages on www.carts.example',
      '1 suspected spam message on www.carts.example',
    ]);
    expect(listKeys('suspects/waiting/')).toEqual([]);
    expect(listKeys('suspects/done/')).toHaveLength(3);
    expect(simulation.count()).toMatchObject({ mails: 1, waiting: 0 });
  });

  test('shows 400 with their words, oldest first, the others by id, and settles them all', async () => {
    await receiveSuspects(450);
    await simulation.runForMinutes(10);
    const [digest, ...more] = listDigests();
    expect(more).toEqual([]);
    const senders = digest?.text.match(/Sender\d+/g)?.map((name) => Number(name.slice(6)));
    expect(senders).toEqual(Array.from({ length: 400 }, (_, index) => index + 1));
    expect(readIds(digest?.text ?? '')).toEqual(simulation.suspects.map(({ id }) => id));
    expect(listKeys('suspects/waiting/')).toEqual([]);
  });

  test('that the mail server refuses comes with the next run, without their words if it refuses those', async () => {
    await receiveSuspects(1);
    simulation.decideMail = () => 'later';
    await simulation.runForMinutes(30);
    simulation.decideMail = ({ text }) => (text.includes('slow') ? 'never' : 'accept');
    await simulation.runForMinutes(5);
    expect(listDigests()).toHaveLength(1);
    expect(listDigests()[0]?.text).toContain('Your mail server refused a mail with their words');
    expect(simulation.namedAt.has(simulation.suspects[0]?.id ?? '')).toBe(true);
  });

  test('that fails for two days keeps the heartbeat silent, and a suspect that cannot be read does not', async () => {
    await receiveSuspects(2);
    simulation.decideMail = () => 'down';
    await simulation.runForMinutes(2 * day);
    expect(simulation.heartbeats).toHaveLength((47 * 60) / 5 - 1);
    simulation.blobs.put('contact', listKeys('suspects/waiting/')[0] ?? '', '{');
    simulation.decideMail = () => 'accept';
    await simulation.runForMinutes(5);
    expect(simulation.heartbeats).toHaveLength((47 * 60) / 5);
    expect(readIds(listDigests()[0]?.text ?? '')).toHaveLength(2);
  });

  test('leaves out what somebody has handled', async () => {
    await receiveSuspects(2);
    const [{ id } = { id: '' }] = simulation.suspects;
    await simulation.store.suspects.markHandled(id);
    await simulation.store.suspects.markDone(id);
    await simulation.runForMinutes(5);
    expect(listDigests()[0]?.text).not.toContain(id);
  });
});

describe('purgeExpired', () => {
  test('deletes what came on a day that is older than the months, whatever became of it', async () => {
    await simulation.receive();
    await simulation.run();
    for (const shelf of ['handled', 'waiting', 'done', 'suspects/done', 'suspects/handled']) {
      simulation.blobs.put('contact', `${shelf}/2026-11-20/whatever`, '{');
    }
    simulation.passMinutes(day);
    await simulation.receive();
    simulation.passMinutes(29 * day);
    expect(await simulation.purge(1)).toBe(0);
    simulation.passMinutes(day);
    expect(await simulation.purge(1)).toBe(6);
    expect(simulation.blobs.listKeys('contact')).toEqual([
      'run',
      expect.stringMatching(/^waiting\/2026-11-21\//),
    ]);
    expect(await simulation.purge(1)).toBe(0);
  });

  test('goes on after a message that the store does not delete, and names it', async () => {
    for (let number = 1; number <= 3; number += 1) await simulation.receive();
    const [, stuck = ''] = listKeys('waiting/');
    simulation.blobs.findFault = ({ key }) => (key === stuck ? 'deny' : undefined);
    simulation.passMinutes(62 * day);
    expect(await simulation.purge(1)).toBe(2);
    expect(listKeys('')).toEqual([stuck]);
    expect(console.error).toHaveBeenCalledWith(
      `contact: ${stuck} has expired and was not deleted: BlobsInternalError`,
    );
  });

  test('leaves to the next day what there is no time for, and asks the store nothing more', async () => {
    for (const shelf of ['handled', 'waiting', 'done']) {
      simulation.blobs.put('contact', `${shelf}/2026-08-20/whatever`, '{');
    }
    // The first answer takes all the time that there is.
    simulation.pause = () => {
      if (simulation.operations === 0) simulation.passMinutes(20 / 60);
      return Promise.resolve();
    };
    expect(await simulation.purge(1)).toBe(0);
    const lists = 2;
    expect(simulation.operations).toBe(lists);
    simulation.pause = () => Promise.resolve();
    expect(await simulation.purge(1)).toBe(3);
  });

  test('names the fault of a store that does not list', async () => {
    simulation.blobs.findFault = () => 'deny';
    expect(await simulation.purge(1)).toBe(0);
    expect(console.error).toHaveBeenCalledWith(
      'contact: what has expired cannot be listed: BlobsInternalError',
    );
  });

  test('in a year of four messages a day keeps none a day longer than it may', async () => {
    simulation = startSimulation('2026-01-01T10:15:00.000Z');
    let oldestDays = 0;
    for (let count = 0; count < 365; count += 1) {
      for (let number = 0; number < 4; number += 1) {
        await simulation.receive();
        simulation.passMinutes(360);
      }
      await simulation.purge(1);
      const [oldest = ''] = listKeys('waiting/').toSorted();
      const ageMs = simulation.now().getTime() - Date.parse(oldest.slice(8, 18));
      oldestDays = Math.max(oldestDays, Math.floor(ageMs / 86_400_000));
    }
    // A month of 31 days; the oldest may have come at the beginning of its day.
    expect(oldestDays).toBe(31);
  });

  test('twice at once deletes once and harms nothing', async () => {
    await simulation.receive();
    simulation.passMinutes(62 * day);
    await simulation.receive();
    await Promise.all([simulation.purge(1), simulation.purge(1)]);
    expect(listKeys('')).toHaveLength(1);
  });
});

describe('subtractMonths', () => {
  test.each([
    { date: '2026-11-20T15:04:05.000Z', months: 24, earlier: '2024-11-20T15:04:05.000Z' },
    { date: '2026-03-31T00:00:00.000Z', months: 1, earlier: '2026-02-28T00:00:00.000Z' },
    { date: '2028-02-29T12:00:00.000Z', months: 12, earlier: '2027-02-28T12:00:00.000Z' },
    { date: '2026-01-15T00:00:00.000Z', months: 1, earlier: '2025-12-15T00:00:00.000Z' },
  ])('makes $earlier of $date less $months', ({ date, months, earlier }) => {
    expect(subtractMonths(new Date(date), months).toISOString()).toBe(earlier);
  });
});
