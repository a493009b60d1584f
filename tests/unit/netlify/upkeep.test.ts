import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { purgeExpired, sendDigest, subtractMonths } from '../../../netlify/lib/upkeep.ts';
import {
  contactRequest,
  readHeader,
  sampleMessage,
  source,
  startWorld,
  storeMessages,
  type World,
} from './contact-world.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(async () => {
  await world.close();
});

describe('sendDigest', () => {
  const digest = (box = world.store.suspects) =>
    sendDigest({ box, mailer: world.mailer, source, now: world.now });
  const subjects = () => readHeader(world.mailServer.arrived, 'Subject');

  test('lists each suspect once, in one mail, and leaves real messages alone', async () => {
    await world.post(contactRequest({ ...sampleMessage, id: 'a-suspect-1', website: 'x' }));
    await world.post(contactRequest({ ...sampleMessage, id: 'a-suspect-2', website: 'x' }));
    await world.post(contactRequest({ ...sampleMessage, id: 'a-message' }), { dies: true });
    await world.settle();
    expect(await digest()).toBe(2);
    expect(subjects()).toEqual(['2 suspected spam messages on www.carts.example']);
    expect(world.mailServer.arrived[0]).toContain('a-suspect-1');
    expect(world.mailServer.arrived[0]).not.toContain('a-message');
    expect(world.mailServer.arrived[0]).not.toContain('follow tomorrow');
    expect(await world.store.messages.hasMark('a-message', 'notified')).toBe(false);

    world.passMinutes(24 * 60);
    expect(await digest()).toBe(0);
    expect(subjects()).toHaveLength(1);
    await world.post(contactRequest({ ...sampleMessage, id: 'a-suspect-3', website: 'x' }));
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

  test('lists suspects of a refused digest again once their claim of five minutes is over', async () => {
    await storeMessages(world.store.suspects, { 'suspect-1': '2026-11-20T10:00:00.000Z' });
    world.mailServer.behavior = 'never';
    await expect(digest()).rejects.toMatchObject({ responseCode: 554 });
    world.mailServer.behavior = 'accept';
    world.passMinutes(4);
    expect(await digest()).toBe(0);
    world.passMinutes(1);
    expect(await digest()).toBe(1);
  });

  test('lists nothing twice that a list does not show as listed yet', async () => {
    const box = world.store.suspects;
    await storeMessages(box, { 'suspect-1': '2026-11-20T10:00:00.000Z' });
    await digest();
    world.passMinutes(24 * 60);
    const listMarks = () => Promise.resolve(new Map([['suspect-1', new Set(['attempt'])]]));
    expect(await digest({ ...box, listMarks })).toBe(0);
    expect(subjects()).toHaveLength(1);
  });

  test('keeps a flood of spam in mails that open: 200 a day, none lost', async () => {
    const ids = Array.from({ length: 203 }, (_, index) => `suspect-${index}`);
    await storeMessages(
      world.store.suspects,
      Object.fromEntries(ids.map((id) => [id, '2026-11-20T10:00:00.000Z'])),
    );
    expect(await digest()).toBe(200);
    expect(world.mailServer.arrived[0]).toContain('3 more follow tomorrow.');
    world.passMinutes(24 * 60);
    expect(await digest()).toBe(3);
  });
});

describe('purgeExpired', () => {
  /** The store of messages, and the ids that are looked up in it. */
  function watchFinds() {
    const { messages } = world.store;
    const looked: string[] = [];
    const find = (id: string) => {
      looked.push(id);
      return messages.find(id);
    };
    return { box: { ...messages, find }, looked };
  }

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

  test('comes to every message of a store that is too large for one day', async () => {
    const ids = Array.from({ length: 5 }, (_, index) => `message-${index}`);
    await storeMessages(
      world.store.messages,
      Object.fromEntries(ids.map((id) => [id, '2026-11-20T15:00:00.000Z'])),
    );
    const { box, looked } = watchFinds();
    for (let day = 0; day < 3; day += 1) {
      await purgeExpired(box, 24, world.now(), 2);
      world.passMinutes(24 * 60);
    }
    expect([...new Set(looked)].toSorted()).toEqual(ids);
  });

  test('clears marks that a stopped run left without a message, and looks at nothing twice', async () => {
    const { box, looked } = watchFinds();
    await storeMessages(box, { 'message-1': '2026-11-20T15:00:00.000Z' });
    await box.setMark('message-1', 'notified', world.now());
    await box.setMark('message-2', 'notified', world.now());
    expect(await purgeExpired(box, 24, world.now())).toBe(0);
    expect([...(await box.listMarks()).keys()]).toEqual(['message-1']);
    expect(looked).toEqual(['message-1', 'message-2']);
  });

  test('keeps a message with its marks that a list does not show yet', async () => {
    const box = world.store.messages;
    await storeMessages(box, { 'message-1': '2026-11-20T15:00:00.000Z' });
    await box.setMark('message-1', 'notified', world.now());
    await purgeExpired({ ...box, listIds: () => Promise.resolve([]) }, 24, world.now());
    expect(await box.listIds()).toEqual(['message-1']);
    expect(await box.hasMark('message-1', 'notified')).toBe(true);
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
