import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { purgeExpired, sendDigest, subtractMonths } from '../../../netlify/lib/upkeep.ts';
import {
  contactRequest,
  readHeader,
  sampleMessage,
  startWorld,
  storeMessages,
  type World,
} from './contact-world.ts';
import { messageId, startSimulation } from './simulation.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(async () => {
  await world.close();
});

describe('sendDigest', () => {
  const digest = () => sendDigest({ ...world.parts(), box: world.store.suspects });
  const subjects = () => readHeader(world.mailServer.arrived, 'Subject');

  test('lists each suspect once, in one mail, and leaves real messages alone', async () => {
    await world.post(contactRequest({ ...sampleMessage, id: 'a-suspect-1', motto: 'x' }));
    await world.post(contactRequest({ ...sampleMessage, id: 'a-suspect-2', motto: 'x' }));
    await world.post(contactRequest({ ...sampleMessage, id: 'a-message' }), { dies: true });
    await world.settle();
    expect(await digest()).toBe(2);
    expect(subjects()).toEqual(['2 suspected spam messages on www.carts.example']);
    expect(world.mailServer.arrived[0]).toContain('a-suspect-1');
    expect(world.mailServer.arrived[0]).not.toContain('a-message');
    expect(world.mailServer.arrived[0]).not.toContain('more wait');
    expect(await world.store.messages.hasMark('a-message', 'notified')).toBe(false);

    world.passMinutes(24 * 60);
    expect(await digest()).toBe(0);
    expect(subjects()).toHaveLength(1);
    await world.post(contactRequest({ ...sampleMessage, id: 'a-suspect-3', motto: 'x' }));
    expect(await digest()).toBe(1);
    expect(subjects()[1]).toBe('1 suspected spam message on www.carts.example');
  });

  test('lists the oldest first', async () => {
    await storeMessages(world.store.suspects, {
      'suspect-1': '2026-11-20T11:00:00.000Z',
      'suspect-2': '2026-11-20T10:00:00.000Z',
    });
    await digest();
    expect(world.mailServer.arrived[0]?.match(/suspect-\d/)?.[0]).toBe('suspect-2');
  });

  test('sends nothing when there is nothing', async () => {
    expect(await digest()).toBe(0);
    expect(subjects()).toEqual([]);
  });

  test('lists each suspect in one of two runs at once', async () => {
    await storeMessages(world.store.suspects, {
      'suspect-1': '2026-11-20T10:00:00.000Z',
      'suspect-2': '2026-11-20T11:00:00.000Z',
    });
    const counts = await Promise.all([digest(), digest()]);
    const listed = world.mailServer.arrived.flatMap((mail) => [...new Set(mail.match(/suspect-\d/g))]);
    expect([...new Set(listed)].toSorted()).toEqual(['suspect-1', 'suspect-2']);
    expect(counts.reduce((sum, count) => sum + count)).toBe(listed.length);
    world.passMinutes(24 * 60);
    expect(await digest()).toBe(0);
  });

  test('lists suspects of a refused digest again the next day', async () => {
    await storeMessages(world.store.suspects, { 'suspect-1': '2026-11-20T10:00:00.000Z' });
    world.mailServer.behavior = 'never';
    await expect(digest()).rejects.toMatchObject({ responseCode: 554 });
    world.mailServer.behavior = 'accept';
    world.passMinutes(24 * 60);
    expect(await digest()).toBe(1);
  });

  test('keeps a flood of spam in mails that open: 400 a day, oldest first, none lost', async () => {
    const simulation = startSimulation();
    for (let number = 1; number <= 403; number += 1) {
      // The ids, which come from outside, sort the other way round.
      const id = messageId(1000 - number);
      await simulation.receive({ id, motto: 'x', firstName: `Sender${number}` });
      simulation.passMinutes(0.1);
    }
    const sendNext = () => sendDigest({ ...simulation.parts, box: simulation.store.suspects });
    expect(await sendNext()).toBe(400);
    simulation.passMinutes(24 * 60);
    expect(await sendNext()).toBe(3);
    simulation.passMinutes(24 * 60);
    expect(await sendNext()).toBe(0);
    const [first, second, ...more] = simulation.inbox;
    expect(more).toEqual([]);
    const senders = (text = '') => text.match(/Sender\d+/g)?.map((name) => Number(name.slice(6)));
    expect(senders(first?.text)).toEqual(Array.from({ length: 400 }, (_, index) => index + 1));
    expect(senders(second?.text)).toEqual([401, 402, 403]);
    expect(first?.subject).toBe('403 suspected spam messages on www.carts.example');
    expect(first?.text).toContain('3 more wait for the next mail.');
  });

  test('leaves out what somebody has handled, and what cannot be read', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const simulation = startSimulation();
    for (let number = 1; number <= 3; number += 1) await simulation.receive({ motto: 'x' });
    const { suspects } = simulation.store;
    await suspects.setMark(messageId(1), 'handled', simulation.now());
    simulation.blobs.put('contact-suspects', messageId(2), '{');
    expect(await sendDigest({ ...simulation.parts, box: suspects })).toBe(1);
    expect(simulation.inbox[0]?.text).toContain(messageId(3));
    expect(simulation.inbox[0]?.text).not.toContain(messageId(1));
    expect(simulation.inbox[0]?.text).toContain('1 more wait for the next mail.');
    vi.restoreAllMocks();
  });

  test('goes without the words of suspects to a mail server that refuses them', async () => {
    const simulation = startSimulation();
    await simulation.receive({ motto: 'x' });
    simulation.decideMail = (mail) => (mail.text.includes('slow') ? 'never' : 'accept');
    expect(await sendDigest({ ...simulation.parts, box: simulation.store.suspects })).toBe(1);
    expect(simulation.inbox).toHaveLength(1);
    expect(simulation.inbox[0]?.text).toContain(messageId(1));
  });
});

describe('purgeExpired', () => {
  test('deletes what is older than the months that the privacy page names, with its marks', async () => {
    const box = world.store.messages;
    await storeMessages(box, {
      'too-old-1': '2024-11-20T15:04:04.999Z',
      'just-kept': '2024-11-20T15:04:05.000Z',
      'brand-new': '2026-11-20T15:00:00.000Z',
    });
    await box.setMark('too-old-1', 'notified', world.now());
    await box.setMark('just-kept', 'handled', world.now());
    expect(await purgeExpired(box, 24, world.now())).toBe(1);
    expect((await box.listIds()).toSorted()).toEqual(['brand-new', 'just-kept']);
    expect([...(await box.listMarks()).keys()]).toEqual(['just-kept']);
    expect(await purgeExpired(box, 24, world.now())).toBe(0);
  });

  test('finishes what a run that was stopped has begun', async () => {
    const simulation = startSimulation();
    await simulation.receive();
    simulation.blobs.findFault = ({ method, store }) =>
      method === 'delete' && store === 'contact-messages-marks' ? 'refuse' : undefined;
    vi.spyOn(console, 'error').mockReturnValue();
    simulation.passMinutes(62 * 24 * 60);
    expect(await purgeExpired(simulation.store.messages, 1, simulation.now())).toBe(0);
    expect(simulation.blobs.listKeys('contact-messages')).toEqual([]);
    simulation.blobs.findFault = undefined;
    expect(await purgeExpired(simulation.store.messages, 1, simulation.now())).toBe(1);
    for (const store of ['contact-messages', 'contact-messages-marks', 'contact-messages-days']) {
      expect(simulation.blobs.listKeys(store)).toEqual([]);
    }
    vi.restoreAllMocks();
  });

  test('goes on after a message that the store does not delete, and names it', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const simulation = startSimulation();
    for (let number = 1; number <= 3; number += 1) await simulation.receive();
    simulation.passMinutes(62 * 24 * 60);
    simulation.blobs.findFault = ({ key }) => (key === messageId(2) ? 'hang' : undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const purge = purgeExpired(simulation.store.messages, 1, simulation.now());
    await vi.advanceTimersByTimeAsync(12_000);
    expect(await purge).toBe(2);
    vi.useRealTimers();
    expect(simulation.blobs.listKeys('contact-messages')).toEqual([messageId(2)]);
    expect(logged).toHaveBeenCalledWith(
      `contact: ${messageId(2)} has expired and was not deleted: NoAnswerError`,
    );
    vi.restoreAllMocks();
  });

  test('deletes what cannot be read once its day is over', async () => {
    const simulation = startSimulation('2026-11-20T15:00:00.000Z');
    await simulation.receive();
    simulation.blobs.put('contact-messages', messageId(1), '{');
    expect(await purgeExpired(simulation.store.messages, 1, new Date('2026-12-20T23:59:00Z'))).toBe(0);
    expect(await purgeExpired(simulation.store.messages, 1, new Date('2026-12-21T00:00:00Z'))).toBe(1);
    expect(simulation.blobs.listKeys('contact-messages')).toEqual([]);
  });

  test('keeps a message that was sent again on the next day as long as the first time says', async () => {
    const simulation = startSimulation('2026-11-20T15:00:00.000Z');
    await simulation.receive({ id: messageId(1) });
    simulation.passMinutes(24 * 60);
    await simulation.receive({ id: messageId(1) });
    expect(simulation.blobs.listKeys('contact-messages-days')).toHaveLength(2);
    expect(await purgeExpired(simulation.store.messages, 1, new Date('2026-12-20T15:00:00.001Z'))).toBe(1);
    expect(await purgeExpired(simulation.store.messages, 1, new Date('2026-12-22T15:00:00Z'))).toBe(1);
    expect(simulation.blobs.listKeys('contact-messages-days')).toEqual([]);
  });

  test('in a year of 20 messages a day keeps none a day longer than it may', async () => {
    const simulation = startSimulation('2026-01-01T10:15:00.000Z');
    const { messages } = simulation.store;
    let oldestDays = 0;
    for (let day = 0; day < 365; day += 1) {
      for (let number = 0; number < 20; number += 1) {
        const receivedAt = simulation.now().toISOString();
        await messages.save({ id: messageId(day * 20 + number), receivedAt, message: sampleMessage });
        simulation.passMinutes(72);
      }
      await purgeExpired(messages, 1, simulation.now());
      const [oldest = ''] = simulation.blobs.listKeys('contact-messages-days').toSorted();
      const ageMs = simulation.now().getTime() - Date.parse(oldest.slice(0, 10));
      oldestDays = Math.max(oldestDays, Math.floor(ageMs / 86_400_000));
    }
    // A month of 31 days; the oldest may have come at the beginning of its day.
    expect(oldestDays).toBe(31);
    expect(simulation.blobs.listKeys('contact-messages').length).toBeLessThanOrEqual(20 * 32);
  });

  test('deletes at most so many a day, oldest day first, until nothing expired is left', async () => {
    const box = world.store.messages;
    await storeMessages(box, {
      'message-3': '2020-01-03T00:00:00.000Z',
      'message-2': '2020-01-02T00:00:00.000Z',
      'message-1': '2020-01-01T00:00:00.000Z',
    });
    expect(await purgeExpired(box, 24, world.now(), 2)).toBe(2);
    expect(await box.listIds()).toEqual(['message-3']);
    expect(await purgeExpired(box, 24, world.now(), 2)).toBe(1);
    expect(await purgeExpired(box, 24, world.now(), 2)).toBe(0);
  });

  test('twice at once deletes once and harms nothing', async () => {
    await storeMessages(world.store.suspects, {
      'too-old-1': '2020-01-01T00:00:00.000Z',
      'brand-new': '2026-11-20T15:00:00.000Z',
    });
    await Promise.all([1, 2].map(() => purgeExpired(world.store.suspects, 24, world.now())));
    expect(await world.store.suspects.listIds()).toEqual(['brand-new']);
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
