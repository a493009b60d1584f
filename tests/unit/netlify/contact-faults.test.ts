// The fault table: whatever breaks between the visitor and the dealer's inbox, a message that was acknowledged is
// stored exactly once and reaches the mail server under exactly one Message-ID.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createContactHandler } from '../../../netlify/lib/contact-handler.ts';
import { readFunctionContent } from '../../../netlify/lib/function-content.ts';
import { buildStoredMessageId } from '../../../netlify/lib/message-id.ts';
import { createMessageStores } from '../../../netlify/lib/message-store.ts';
import { getContent } from '../../../src/content/site.ts';
import { listIds } from '../../../src/staff/messages/read-messages.ts';
import { buildUuidV7 } from '../../../src/features/contact/uuid-v7.ts';
import { formatPhone } from '../../../src/lib/format.ts';
import { contactMessageSchema } from '../../../src/features/contact/contact-message.schema.ts';
import {
  contactRequest,
  findClosedPort,
  formRequest,
  readHeader,
  sampleMessage,
  siteHost,
  startWorld,
  type Behavior,
  type World,
} from './contact-world.ts';

const { dealer } = getContent();

const uuid = buildUuidV7(Date.parse('2026-11-20T15:04:00Z'), new Uint8Array(10));
const id = buildStoredMessageId(uuid, sampleMessage);
const submission = { ...sampleMessage, id: uuid, motto: '' };

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

/** Ids of all messages, those that wait and those that were told. */
async function listStored(): Promise<string[]> {
  const { messages } = world.store;
  return [...(await listIds(messages, 'waiting')), ...(await listIds(messages, 'done'))];
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
  const faults: { fault: string; behavior: Behavior | 'refuse'; arrives: number; reason: string }[] = [
    { fault: 'refuses connections', behavior: 'refuse', arrives: 0, reason: 'ESOCKET' },
    { fault: 'stalls', behavior: 'stall', arrives: 0, reason: 'ETIMEDOUT' },
    { fault: 'hangs up after DATA', behavior: 'drop', arrives: 1, reason: 'ECONNECTION|ESOCKET' },
    { fault: 'answers 451', behavior: 'later', arrives: 0, reason: 'EMESSAGE 451' },
    { fault: 'answers 554', behavior: 'never', arrives: 0, reason: 'EMESSAGE 554' },
  ];

  test.each(faults)(
    'that $fault is not the visitor’s: thanked, stored once, mailed later',
    async ({ behavior, arrives, reason }) => {
      if (behavior === 'refuse') world.setMail(await findClosedPort());
      else world.mailServer.behavior = behavior;
      if (behavior === 'stall') world.setMail(world.mailServer.port, 50);

      const response = await world.post(contactRequest(submission));
      expect(response.status).toBe(201);
      expect(await response.json()).toEqual({ success: true, id });
      expect(await world.run()).toMatchObject({ mailed: 0, waiting: 1 });
      expect(await listStored()).toEqual([id]);
      expect(listMessageIds()).toHaveLength(arrives);
      expect(logged[0]).toMatch(new RegExp(`^contact: ${id} still waits for its mail: (${reason})$`));

      world.mailServer.behavior = 'accept';
      world.setMail(world.mailServer.port);
      world.passMinutes(5);
      expect(await world.run()).toMatchObject({ mailed: 1, failed: 0, waiting: 0 });
      world.passMinutes(600);
      expect(await world.run()).toMatchObject({ mailed: 0, failed: 0, waiting: 0 });

      expect(await listStored()).toEqual([id]);
      expect(listMessageIds()).toHaveLength(arrives + 1);
      expect(new Set(listMessageIds())).toEqual(new Set([`contact.${id}@${siteHost}`]));
    },
  );
});

describe('a fault of the store', () => {
  test('that keeps it from answering is told to the visitor, and nothing is mailed', async () => {
    const response = await answerWithoutStore(contactRequest(submission));
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: `We could not save your message just now. Please try again, or call us at ${formatPhone(dealer.phone)}.`,
    });
    expect(listMessageIds()).toEqual([]);
    expect(logged.join()).toMatch(new RegExp(`^contact: ${id} was not stored: \\w+Error$`));
  });

  test('while mail is down, too, gives the visitor the same answer', async () => {
    world.setMail(await findClosedPort());
    expect((await answerWithoutStore(contactRequest(submission))).status).toBe(503);
    expect(listMessageIds()).toEqual([]);
  });

  test('that refuses is over when the visitor tries again: one message, one mail', async () => {
    const refusing = createMessageStores('production', { ...world.access, token: 'wrong' });
    const handle = createContactHandler({ store: refusing, now: world.now, content: readFunctionContent() });
    expect((await handle(contactRequest(submission))).status).toBe(503);
    expect((await world.post(contactRequest(submission))).status).toBe(201);
    await world.run();
    expect(await listStored()).toEqual([id]);
    expect(listMessageIds()).toEqual([`contact.${id}@${siteHost}`]);
  });
});

describe('many at once', () => {
  test('five equal submissions are one message and one mail', async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => world.post(contactRequest(submission))),
    );
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    await world.run();
    expect(await listStored()).toEqual([id]);
    expect(listMessageIds()).toEqual([`contact.${id}@${siteHost}`]);
  });

  test('100 submissions in batches of 10 are acknowledged, stored once, and told in one list', async () => {
    const ids = Array.from({ length: 100 }, (_, index) =>
      buildUuidV7(Date.parse('2026-11-20T15:04:00Z') + index, new Uint8Array(10)),
    );
    const statuses: number[] = [];
    for (let start = 0; start < ids.length; start += 10) {
      const batch = ids.slice(start, start + 10);
      const responses = await Promise.all(
        batch.map((each) => world.post(contactRequest({ ...submission, id: each }))),
      );
      statuses.push(...responses.map(({ status }) => status));
    }
    expect(statuses).toEqual(ids.map(() => 201));
    const stored = ids.map((each) => buildStoredMessageId(each, sampleMessage));
    expect((await listStored()).toSorted()).toEqual(stored);
    expect(await world.run()).toMatchObject({ mailed: 0, listed: 100, waiting: 0 });
    const [list = '', ...more] = world.mailServer.arrived;
    expect(more).toEqual([]);
    const text = list.replaceAll('=\r\n', '');
    expect(stored.filter((each) => !text.includes(each))).toEqual([]);
  });
});

describe.each([
  { how: 'as JSON', send: (fields: object) => contactRequest(fields), status: 201 },
  { how: 'by the form without JavaScript', send: formRequest, status: 303 },
])('words sent $how', ({ send, status }) => {
  const others = { ...submission, message: 'My cart does not start.' };
  const post = async (fields: Record<string, string>) => {
    const response = await world.post(send(fields));
    expect(response.status).toBe(status);
    world.passMinutes(0.6);
    await world.run();
  };
  const listMessages = async () => {
    const { messages } = world.store;
    const records = await Promise.all((await listStored()).map((each) => messages.find('done', each)));
    return records.map((record) => record?.message.message).toSorted();
  };

  test('under an id that other words have are a message of their own, with a mail of its own', async () => {
    await post(submission);
    await post(others);
    expect(await listMessages()).toEqual([others.message, submission.message]);
    const ids = [sampleMessage, { ...sampleMessage, message: others.message }].map((each) =>
      buildStoredMessageId(uuid, each),
    );
    expect((await listStored()).toSorted()).toEqual(ids.toSorted());
    expect(listMessageIds()).toEqual(ids.map((each) => `contact.${each}@${siteHost}`));
  });

  test('again, whichever of them, are no further message and no further mail', async () => {
    for (const fields of [submission, others, submission, others]) await post(fields);
    world.passMinutes(60);
    for (const fields of [others, submission]) await post(fields);
    expect(await listMessages()).toEqual([others.message, submission.message]);
    expect(listMessageIds()).toHaveLength(2);
  });

  test('twice without an id within ten minutes are one message, wherever the clock stands', async () => {
    const fields = { ...sampleMessage, id: '' };
    for (let minute = 0; minute < 10; minute += 2) {
      const words = { ...fields, message: `My cart is slow, ${minute}` };
      await post(words);
      world.passMinutes(1);
      await post(words);
    }
    expect(await listMessages()).toHaveLength(5);
    expect(listMessageIds()).toHaveLength(5);
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
    expect(await listStored()).toEqual([]);
  });

  // In every wrong value, so that an echo is found.
  const marker = 'q7~';
  const marked = (maxLength: number) => fc.string({ maxLength }).map((text) => `${marker}${text}`);
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
    expect(await listStored()).toEqual([]);
    expect([...(await listIds(world.store.suspects, 'waiting'))]).toEqual([]);
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
