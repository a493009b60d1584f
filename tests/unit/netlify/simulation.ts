// Days of the contact form within seconds: the real functions over a store in memory, a mail server that does as it is
// told, and a clock that is moved. What became of the messages is read from the mails, as a person would.
import { createContactHandler } from '../../../netlify/lib/contact-handler.ts';
import { readFunctionContent } from '../../../netlify/lib/function-content.ts';
import type { Mail } from '../../../netlify/lib/mailer.ts';
import { createMessageStores, type MessageStores } from '../../../netlify/lib/message-store.ts';
import { runNotifications } from '../../../netlify/lib/notify-run.ts';
import type { RunReport } from '../../../netlify/lib/run-mail.ts';
import { purgeExpired } from '../../../netlify/lib/upkeep.ts';
import { buildUuidV7 } from '../../../src/features/contact/uuid-v7.ts';
import { contactRequest, sampleMessage, senderSite } from './contact-world.ts';
import { createMemoryBlobs, type MemoryBlobs } from './memory-blobs.ts';

/**
 * accept: takes the mail. later and never: answer 451 and 554. down: cannot be reached. hang: takes the mail and never
 * says so.
 */
export type MailBehavior = 'accept' | 'later' | 'never' | 'down' | 'hang';

/** Where a process dies: before or after its operation of that number, from 1, of the store or of mail. */
export interface Death {
  operation: number;
  when: 'before' | 'after';
}

/** A mail that the dealer got, and when. */
export interface Arrival {
  at: number;
  mail: Mail;
  /** Whether the mail server said that it took the mail. */
  isAccepted: boolean;
}

/** What the visitor was thanked for. */
export interface Thanked {
  id: string;
  at: number;
}

/** What became of the messages so far. */
export interface Counts {
  /** Messages in the store. */
  stored: number;
  /** Messages that came in a mail of their own or in a list, each once. */
  mailed: number;
  /** Mails about single messages, in which one may come twice. */
  mails: number;
  lists: number;
  alarms: number;
  waiting: number;
}

export interface Simulation {
  blobs: MemoryBlobs;
  store: MessageStores;
  /** Mails that the dealer got. */
  inbox: Arrival[];
  /** When a mail first named a message, by id. */
  namedAt: Map<string, number>;
  /** What the mail server does with a mail. */
  decideMail: (mail: Mail) => MailBehavior;
  /** When the monitoring service was told that all is well: milliseconds since 1970. */
  heartbeats: number[];
  /** Mails that the mail server was given, refused ones included. */
  attempts: number;
  /** Messages, and suspects, whose senders were thanked. */
  thanked: Thanked[];
  suspects: Thanked[];
  /** Operations of the store and of mail that the last process has made. */
  operations: number;
  /** What happens to each operation before it is made; random waiting mixes processes. */
  pause: () => Promise<void>;
  now: () => Date;
  passMinutes: (minutes: number) => void;
  /** Sends a message through the form. The status of the answer; undefined when the process died. */
  receive: (fields?: Record<string, string>, death?: Death) => Promise<number | undefined>;
  /** One run of the schedule. Undefined when the process died, or another run was mailing. */
  run: (death?: Death) => Promise<RunReport | undefined>;
  /** The daily deletion of what is older than so many months. */
  purge: (months: number, death?: Death) => Promise<number | undefined>;
  /** A run every five minutes, the first in five minutes. */
  runForMinutes: (minutes: number) => Promise<void>;
  count: () => Counts;
}

/** A UUID as a browser makes it at a time, by the number of its message. */
export function buildUuid(time: number, number: number): string {
  const bytes = new Uint8Array(10);
  new DataView(bytes.buffer).setUint32(6, number);
  return buildUuidV7(time, bytes);
}

/** Ids of messages in a text. */
export function readIds(text: string): string[] {
  return text.match(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}-[0-9a-f]{12}/g) ?? [];
}

export function startSimulation(startsAt = '2026-11-20T15:00:00.000Z'): Simulation {
  const blobs = createMemoryBlobs();
  const content = readFunctionContent();
  let time = Date.parse(startsAt);
  let received = 0;
  const now = () => new Date(time);
  const receiveMail = (mail: Mail, isAccepted: boolean) => {
    simulation.inbox.push({ at: time, mail, isAccepted });
    for (const id of readIds(mail.text)) {
      if (!simulation.namedAt.has(id)) simulation.namedAt.set(id, time);
    }
  };
  const send = (mail: Mail): Promise<void> => {
    simulation.attempts += 1;
    const behavior = simulation.decideMail(mail);
    if (behavior === 'accept' || behavior === 'hang') receiveMail(mail, behavior === 'accept');
    return behavior === 'accept' ? Promise.resolve() : Promise.reject(mailError(behavior));
  };

  /** A process of its own, that may die; what it has not done by then it never does. */
  const openProcess = (death?: Death) => {
    const died = Promise.withResolvers<undefined>();
    const forever = new Promise<never>(() => undefined);
    let isDead = false;
    simulation.operations = 0;
    const operate = async <Result>(act: () => Promise<Result>): Promise<Result> => {
      await simulation.pause();
      if (isDead) return forever;
      simulation.operations += 1;
      const isLast = simulation.operations === death?.operation;
      if (!isLast || death?.when === 'after') {
        const result = await act();
        if (!isLast) return result;
      }
      isDead = true;
      died.resolve(undefined);
      return forever;
    };
    const fetch: typeof globalThis.fetch = (input, init) =>
      operate(() => (blobs.access.fetch as typeof globalThis.fetch)(input, init));
    return {
      store: createMessageStores('production', { ...blobs.access, fetch }),
      mailer: { send: (mail: Mail) => operate(() => send(mail)) },
      /** The result, unless the process dies. */
      live: <Result>(work: Promise<Result>): Promise<Result | undefined> =>
        Promise.race([work, died.promise]),
    };
  };

  const simulation: Simulation = {
    blobs,
    store: createMessageStores('production', blobs.access),
    inbox: [],
    namedAt: new Map(),
    decideMail: () => 'accept',
    heartbeats: [],
    attempts: 0,
    thanked: [],
    suspects: [],
    operations: 0,
    pause: () => Promise.resolve(),
    now,
    passMinutes: (minutes) => {
      time += Math.round(minutes * 60_000);
    },
    receive: async (fields = {}, death) => {
      received += 1;
      const { store, live } = openProcess(death);
      const at = time;
      const request = contactRequest({ ...sampleMessage, id: buildUuid(time, received), ...fields });
      const response = await live(createContactHandler({ store, now, content })(request));
      if (response?.status === 201) {
        const { id } = (await response.json()) as { id: string };
        simulation[fields['motto'] ? 'suspects' : 'thanked'].push({ id, at });
      }
      return response?.status;
    },
    run: (death) => {
      const { store, mailer, live } = openProcess(death);
      const pingHeartbeat = () => {
        simulation.heartbeats.push(time);
        return Promise.resolve();
      };
      return live(runNotifications({ store, mailer, senderSite, now }, pingHeartbeat));
    },
    purge: (months, death) => {
      const { store, live } = openProcess(death);
      return live(purgeExpired([store.messages, store.suspects], months, now));
    },
    runForMinutes: async (minutes) => {
      for (let passed = 0; passed < minutes; passed += 5) {
        simulation.passMinutes(5);
        await simulation.run();
      }
    },
    count: () => {
      const mails = simulation.inbox.map(({ mail }) => mail);
      const ofKind = (kind: string) => mails.filter(({ messageId }) => messageId.startsWith(`${kind}.`));
      const keys = blobs.listKeys('contact');
      const stored = keys.filter((key) => /^(waiting|done)\//.test(key)).flatMap(readIds);
      const mailed = [...ofKind('contact'), ...ofKind('list')].flatMap(({ text }) => readIds(text));
      return {
        stored: new Set(stored).size,
        mailed: new Set(mailed).size,
        mails: ofKind('contact').length,
        lists: ofKind('list').length,
        alarms: ofKind('alarm').length,
        waiting: keys.filter((key) => key.startsWith('waiting/')).length,
      };
    },
  };
  return simulation;
}

function mailError(behavior: Exclude<MailBehavior, 'accept'>): Error {
  const codes = {
    later: { code: 'EMESSAGE', responseCode: 451 },
    never: { code: 'EMESSAGE', responseCode: 554 },
    down: { code: 'ECONNECTION' },
    hang: { code: 'ETIMEDOUT' },
  };
  return Object.assign(new Error(behavior), codes[behavior]);
}
