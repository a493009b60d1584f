// The fault table: whatever breaks between the visitor and the dealer's inbox, a message that was acknowledged is
// stored exactly once and reaches the mail server under exactly one Message-ID.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createContactHandler } from '../../../netlify/lib/contact-handler.ts';
import { readFunctionContent } from '../../../netlify/lib/function-content.ts';
import { createBlobMessageStore } from '../../../netlify/lib/message-store.ts';
import { findRetryDelay, retryPending } from '../../../netlify/lib/notifier.ts';
import { runNotifications } from '../../../netlify/lib/notify-run.ts';
import { getContent } from '../../../src/content/site.ts';
import { formatPhone } from '../../../src/lib/site/format.ts';
import { contactMessageSchema } from '../../../src/schemas/contact-message.ts';
import {
  contactRequest,
  findClosedPort,
  formRequest,
  readHeader,
  sampleMessage,
  siteHost,
  startWorld,
  storeMessages,
  type Behavior,
  type World,
} from './contact-world.ts';

const { dealer } = getContent();

const id = '0b9a6d4e-5f50-4a55-9d2e-0d5c1b1f6b0a';
const submission = { ...sampleMessage, id, motto: '' };

let world: World;
let logged: string[];

beforeEach(async () => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
  world = await startWorld();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await world.close();
});

function listMessageIds(): string[] {
  return readHeader(world.mailServer.arrived, 'Message-ID');
}

/** The answer to a request while the client of the store waits between its attempts; its waiting is skipped. */
async function answerWithoutStore(request: Request): Promise<Response> {
  await world.stopStore();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let answer: Response | undefined;
  void world.post(request).then((response) => (answer = response));
  while (answer === undefined) {
    // Real time for the refused connection, then a second of waiting.
    await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(1000);
  }
  vi.useRealTimers();
  return answer;
}

describe('a fault of the mail server', () => {
  const faults: { fault: string; behavior: Behavior | 'refuse'; arrivesAtOnce: number; reason: string }[] = [
    { fault: 'refuses connections', behavior: 'refuse', arrivesAtOnce: 0, reason: 'ESOCKET' },
    { fault: 'stalls', behavior: 'stall', arrivesAtOnce: 0, reason: 'ETIMEDOUT' },
    { fault: 'hangs up after DATA', behavior: 'drop', arrivesAtOnce: 1, reason: 'ECONNECTION|ESOCKET' },
    { fault: 'answers 451', behavior: 'later', arrivesAtOnce: 0, reason: 'EMESSAGE 451' },
    { fault: 'answers 554', behavior: 'never', arrivesAtOnce: 0, reason: 'EMESSAGE 554' },
  ];

  test.each(faults)(
    'that $fault is not the visitor’s: thanked, stored once, mailed later',
    async ({ behavior, arrivesAtOnce, reason }) => {
      if (behavior === 'refuse') world.setMail(await findClosedPort());
      else world.mailServer.behavior = behavior;
      if (behavior === 'stall') world.setMail(world.mailServer.port, 50);

      const response = await world.post(contactRequest(submission));
      expect(response.status).toBe(201);
      expect(await response.json()).toEqual({ success: true, id });
      await world.settle();
      expect(await world.store.messages.listIds()).toEqual([id]);
      expect(await world.store.messages.hasMark(id, 'notified')).toBe(false);
      expect(listMessageIds()).toHaveLength(arrivesAtOnce);
      const line = new RegExp(`^contact: ${id} still waits for its mail: (${reason})$`);
      expect(logged).toEqual([expect.stringMatching(line)]);

      world.mailServer.behavior = 'accept';
      world.setMail(world.mailServer.port);
      expect(await world.retry()).toMatchObject({ sent: 0, failed: 0, waiting: 1, oldestMinutes: 0 });
      world.passMinutes(5);
      expect(await world.retry()).toMatchObject({ sent: 1, failed: 0, waiting: 0, oldestMinutes: 0 });
      world.passMinutes(600);
      expect(await world.retry()).toMatchObject({ sent: 0, failed: 0, waiting: 0, oldestMinutes: 0 });

      expect(await world.store.messages.listIds()).toEqual([id]);
      expect(listMessageIds()).toHaveLength(arrivesAtOnce + 1);
      expect(new Set(listMessageIds())).toEqual(new Set([`contact.${id}@${siteHost}`]));
    },
  );

  test('that makes it slow does not keep the visitor waiting', async () => {
    world.mailServer.behavior = 'hold';
    const response = await world.post(contactRequest(submission));
    expect(response.status).toBe(201);
    await world.mailServer.held;
    expect(await world.store.messages.hasMark(id, 'notified')).toBe(false);
    world.mailServer.release();
    await world.settle();
    expect(await world.store.messages.hasMark(id, 'notified')).toBe(true);
    expect(listMessageIds()).toEqual([`contact.${id}@${siteHost}`]);
  });

  test('that lasts for days is answered with growing delays, and never with giving up', async () => {
    world.mailServer.behavior = 'later';
    await world.post(contactRequest(submission));
    await world.settle();
    for (const minutes of [5, 10, 20, 40, 80, 160, 320, 360, 360, 360]) {
      world.passMinutes(minutes - 1);
      expect(await world.retry()).toMatchObject({ failed: 0, waiting: 1 });
      world.passMinutes(1);
      expect(await world.retry()).toMatchObject({ failed: 1, waiting: 1 });
    }
    world.passMinutes(360);
    world.mailServer.behavior = 'accept';
    expect(await world.retry()).toMatchObject({ sent: 1, waiting: 0 });
  });
});

describe('a fault of the store', () => {
  test('that keeps it from answering is told to the visitor, and nothing is mailed', async () => {
    const response = await answerWithoutStore(contactRequest(submission));
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: `We could not save your message just now. Please try again, or call us at ${formatPhone(dealer.phone)}.`,
    });
    await world.settle();
    expect(listMessageIds()).toEqual([]);
    expect(logged.join()).toMatch(new RegExp(`^contact: ${id} was not stored: \\w+Error$`));
  });

  test('while mail is down, too, gives the visitor the same answer', async () => {
    world.setMail(await findClosedPort());
    expect((await answerWithoutStore(contactRequest(submission))).status).toBe(503);
    expect(listMessageIds()).toEqual([]);
  });

  test('that refuses is over when the visitor tries again: one message, one mail', async () => {
    const refusing = createBlobMessageStore('production', { ...world.access, token: 'wrong' });
    const onStored = vi.fn();
    const handle = createContactHandler({
      store: refusing,
      now: world.now,
      content: readFunctionContent(),
      onStored,
    });
    expect((await handle(contactRequest(submission))).status).toBe(503);
    expect(onStored).not.toHaveBeenCalled();
    expect((await world.post(contactRequest(submission))).status).toBe(201);
    await world.settle();
    expect(await world.store.messages.listIds()).toEqual([id]);
    expect(listMessageIds()).toEqual([`contact.${id}@${siteHost}`]);
  });
});

describe('a process that dies', () => {
  test('between store and mail leaves a message that the next run mails', async () => {
    expect((await world.post(contactRequest(submission), { dies: true })).status).toBe(201);
    expect(await world.store.messages.listIds()).toEqual([id]);
    expect(listMessageIds()).toEqual([]);
    expect(await world.retry()).toMatchObject({ sent: 1, waiting: 0 });
    expect(listMessageIds()).toEqual([`contact.${id}@${siteHost}`]);
  });

  test('between claim and mail delays the mail until the claim is over', async () => {
    await world.post(contactRequest(submission), { dies: true });
    const nextAt = new Date(world.now().getTime() + findRetryDelay(1)).toISOString();
    await world.store.messages.claimAttempt(id, { count: 1, nextAt, claim: 'dead' }, undefined);
    world.passMinutes(4);
    expect(await world.retry()).toMatchObject({ sent: 0, waiting: 1 });
    world.passMinutes(1);
    expect(await world.retry()).toMatchObject({ sent: 1, waiting: 0 });
    expect(listMessageIds()).toEqual([`contact.${id}@${siteHost}`]);
  });
});

describe('many at once', () => {
  test('five equal submissions are one message and one Message-ID', async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => world.post(contactRequest(submission))),
    );
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    await world.settle();
    expect(await world.store.messages.listIds()).toEqual([id]);
    expect(new Set(listMessageIds())).toEqual(new Set([`contact.${id}@${siteHost}`]));
  });

  test('two retries mail each message under one Message-ID', async () => {
    await storeMessages(world.store.messages, {
      'message-1': '2026-11-20T14:00:00.000Z',
      'message-2': '2026-11-20T14:01:00.000Z',
      'message-3': '2026-11-20T14:02:00.000Z',
    });
    await Promise.all([world.retry(), world.retry()]);
    expect(new Set(listMessageIds())).toEqual(
      new Set([1, 2, 3].map((number) => `contact.message-${number}@${siteHost}`)),
    );
    world.passMinutes(600);
    const mailed = listMessageIds().length;
    expect(await world.retry()).toMatchObject({ sent: 0, waiting: 0 });
    expect(listMessageIds()).toHaveLength(mailed);
  });

  test('an attempt that somebody else has made meanwhile wins', async () => {
    await storeMessages(world.store.messages, { 'message-1': '2026-11-20T14:00:00.000Z' });
    const box = world.store.messages;
    const attempt = { count: 1, nextAt: '2026-11-20T15:10:00.000Z', claim: 'a' };
    expect(await box.claimAttempt('message-1', attempt, undefined)).toBe(true);
    expect(await box.claimAttempt('message-1', { ...attempt, claim: 'b' }, undefined)).toBe(false);
    const seen = await box.findAttempt('message-1');
    expect(seen).toMatchObject(attempt);
    const later = seen && { ...seen, etag: '"of an older version"' };
    expect(await box.claimAttempt('message-1', { ...attempt, count: 2, claim: 'c' }, later)).toBe(false);
    expect(await box.claimAttempt('message-1', { ...attempt, count: 2, claim: 'd' }, seen)).toBe(true);
  });

  test('a list that still shows a message that was mailed makes no second mail', async () => {
    await world.post(contactRequest(submission));
    await world.settle();
    world.passMinutes(10);
    const record = await world.store.messages.find(id);
    const box = { ...world.store.messages, listPending: () => Promise.resolve(record ? [record] : []) };
    const { report } = await retryPending({ ...world.parts(), box });
    expect(report).toMatchObject({ sent: 0, failed: 0, waiting: 0 });
    expect(listMessageIds()).toHaveLength(1);
  });

  test('100 submissions in batches of 10 are acknowledged and stored once; 20 are mailed, and the others come in one summary', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => `submission-${String(index).padStart(3, '0')}`);
    const statuses: number[] = [];
    for (let start = 0; start < ids.length; start += 10) {
      const batch = ids.slice(start, start + 10);
      const responses = await Promise.all(
        batch.map((each) => world.post(contactRequest({ ...submission, id: each }))),
      );
      statuses.push(...responses.map(({ status }) => status));
    }
    await world.settle();
    expect(statuses).toEqual(ids.map(() => 201));
    expect((await world.store.messages.listIds()).toSorted()).toEqual(ids);
    await runNotifications(world.parts());
    // The emulator does not lock the count: the busier the machine, the more mails are counted twice, so only this holds.
    const single = listMessageIds().filter((each) => each.startsWith('contact.'));
    expect(single.length).toBeLessThanOrEqual(20);
    const [summary = '', ...more] = world.mailServer.arrived.slice(single.length);
    expect(more).toEqual([]);
    expect(new Set([...single, summary].join().match(/submission-\d{3}/g))).toEqual(new Set(ids));
    expect(await world.retry()).toMatchObject({ sent: 0, waiting: 0 });
  });
});

describe.each([
  { how: 'as JSON', send: (fields: object) => contactRequest(fields), status: 201 },
  { how: 'by the form without JavaScript', send: formRequest, status: 303 },
])('words sent $how', ({ send, status }) => {
  const others = { ...submission, message: 'My cart does not start.' };
  const post = async (fields: Record<string, string>) => {
    const response = await world.post(send(fields));
    await world.settle();
    expect(response.status).toBe(status);
  };
  const listMessages = async () => {
    const records = await Promise.all(
      (await world.store.messages.listIds()).map((each) => world.store.messages.find(each)),
    );
    return records.map((record) => record?.message.message).toSorted();
  };

  test('under an id that other words have are a message of their own, with a mail of its own', async () => {
    await post(submission);
    await post(others);
    expect(await listMessages()).toEqual([others.message, submission.message]);
    const ownId = (await world.store.messages.listIds()).find((each) => each !== id) ?? '';
    expect(ownId).toMatch(new RegExp(`^${id}-[0-9a-f]{12}$`));
    expect((await world.store.messages.find(ownId))?.id).toBe(ownId);
    expect(await world.store.messages.hasMark(ownId, 'notified')).toBe(true);
    expect(listMessageIds()).toEqual([id, ownId].map((each) => `contact.${each}@${siteHost}`));
  });

  test('again, whichever of them, are no further message and no further mail', async () => {
    for (const fields of [submission, others, submission, others]) await post(fields);
    world.passMinutes(60);
    for (const fields of [others, submission]) await post(fields);
    expect(await listMessages()).toEqual([others.message, submission.message]);
    expect(listMessageIds()).toHaveLength(2);
  });

  test('under the longest id get an id that the store takes', async () => {
    const longest = 'a'.repeat(64);
    for (const fields of [submission, others]) await post({ ...fields, id: longest });
    expect(await listMessages()).toEqual([others.message, submission.message]);
  });

  test('twice without an id within ten minutes are one message, wherever the clock stands', async () => {
    const fields = { ...sampleMessage, id: '' };
    for (let minute = 0; minute < 10; minute += 1) {
      const words = { ...fields, message: `My cart is slow, ${minute}` };
      await post(words);
      world.passMinutes(1);
      await post(words);
    }
    expect(await listMessages()).toHaveLength(10);
    expect(listMessageIds()).toHaveLength(10);
  });

  test('again without an id an hour later are another message', async () => {
    const fields = { ...sampleMessage, id: '' };
    await post(fields);
    world.passMinutes(60);
    await post(fields);
    expect(await listMessages()).toEqual([sampleMessage.message, sampleMessage.message]);
    expect(new Set(listMessageIds()).size).toBe(2);
  });

  test('that differ in the interest only are different words', async () => {
    await post(submission);
    await post({ ...submission, interest: 'sales' });
    expect(await listMessages()).toHaveLength(2);
  });
});

describe('a body that is no message', () => {
  test('of 1 MiB is refused and not stored', async () => {
    const response = await world.post(contactRequest({ ...submission, message: 'a'.repeat(1024 * 1024) }));
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      error: `Your message is too long to send. Please shorten it, or call us at ${formatPhone(dealer.phone)}.`,
    });
    expect(await world.store.messages.listIds()).toEqual([]);
  });

  // In every wrong value, so that an echo is found.
  const marker = 'q7~';
  const marked = (longest: number) => fc.string({ maxLength: longest }).map((text) => `${marker}${text}`);
  const wrongText = fc.oneof(
    fc.constantFrom('', '   ', null, 0, true),
    fc.dictionary(marked(5), marked(20)),
    fc.array(marked(10)),
    fc.string({ minLength: 5500, maxLength: 6000 }).map((text) => `${marker}${text}x`),
  );
  const wrongFields = fc
    .record(
      {
        firstName: wrongText,
        lastName: wrongText,
        email: fc.oneof(
          wrongText,
          marked(30),
          marked(5).map((text) => `${text}@host`),
        ),
        phone: fc.oneof(wrongText, marked(6)),
        interest: fc.oneof(marked(8), fc.integer()),
        message: fc.oneof(wrongText, marked(6)),
      },
      { requiredKeys: [] },
    )
    .filter((fields) => Object.keys(fields).length > 0)
    .map((fields) => JSON.stringify({ ...submission, ...fields }));
  const badBody = fc
    .oneof(
      wrongFields,
      fc.json(),
      fc.string({ unit: 'binary' }).map((text) => `${marker}${text}`),
      wrongFields.map((text) => text.slice(0, -1)),
      fc.constant(JSON.stringify({ __proto__: null, constructor: { prototype: marker }, toString: marker })),
    )
    .filter((text) => !isMessage(text));

  test('is answered with 4xx, never stored, never echoed, 200 times', async () => {
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(badBody, async (body) => {
        const response = await world.post(contactRequest(body));
        const answer = await response.text();
        statuses.add(response.status);
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
        expect(Object.keys(JSON.parse(answer) as object)).toContain('error');
        expect(answer).not.toContain(marker);
        expect(answer).not.toMatch(/\n\s+at |node_modules|\.ts\b|Error:/);
      }),
      { numRuns: 200, seed: 20_261_120 },
    );
    expect([...statuses].toSorted()).toEqual([400, 413, 422]);
    expect(await world.store.messages.listIds()).toEqual([]);
    expect(await world.store.suspects.listIds()).toEqual([]);
    expect(listMessageIds()).toEqual([]);
    expect(logged).toEqual([]);
  });
});

function isMessage(text: string): boolean {
  try {
    return contactMessageSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
