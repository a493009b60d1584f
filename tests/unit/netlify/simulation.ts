// Days of the contact form within seconds: the real functions over a store in memory, a mail server that does as it is
// told, and a clock that is moved. Counts are what became of the messages.
import { createContactHandler } from '../../../netlify/lib/contact-handler.ts';
import { readFunctionContent } from '../../../netlify/lib/function-content.ts';
import type { Mail } from '../../../netlify/lib/mailer.ts';
import { createBlobMessageStore, type MessageStore } from '../../../netlify/lib/message-store.ts';
import { notifyOfNew, type NotifierParts } from '../../../netlify/lib/notifier.ts';
import { runNotifications, type RunReport } from '../../../netlify/lib/notify-run.ts';
import { contactRequest, sampleMessage, source } from './contact-world.ts';
import { createMemoryBlobs, type MemoryBlobs } from './memory-blobs.ts';

/**
 * accept: takes the mail. later and never: answer 451 and 554. down: cannot be reached. hang: takes the mail and never
 * says so.
 */
export type MailBehavior = 'accept' | 'later' | 'never' | 'down' | 'hang';

/** What became of the messages so far. */
export interface Counts {
  stored: number;
  /** Messages that came in a mail of their own or in a summary, each once. */
  mailed: number;
  /** Mails that the dealer got about single messages, in which one may come twice. */
  mails: number;
  summaries: number;
  alarms: number;
  /** Entries in the index of what waits. */
  waiting: number;
}

export interface Simulation {
  blobs: MemoryBlobs;
  store: MessageStore;
  /** Mails that the dealer got. */
  inbox: Mail[];
  /** What the mail server does with a mail. */
  decideMail: (mail: Mail) => MailBehavior;
  /** How often the monitoring service was told that all is well. */
  signs: number;
  /** Requests to the mail server, refused ones included. */
  attempts: number;
  now: () => Date;
  passMinutes: (minutes: number) => void;
  parts: NotifierParts;
  /** Sends a message through the form and waits for its mail. The status of the answer. */
  receive: (fields?: Record<string, string>) => Promise<number>;
  /** One run of the schedule. */
  run: () => Promise<RunReport>;
  /** A run every five minutes, the first in five minutes. */
  runForMinutes: (minutes: number) => Promise<void>;
  count: () => Counts;
}

/** The id of a message by its number. */
export function messageId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export function startSimulation(startsAt = '2026-11-20T15:00:00.000Z'): Simulation {
  const blobs = createMemoryBlobs();
  const store = createBlobMessageStore('production', blobs.access);
  let time = Date.parse(startsAt);
  let received = 0;
  const now = () => new Date(time);
  const send = (mail: Mail): Promise<void> => {
    simulation.attempts += 1;
    const behavior = simulation.decideMail(mail);
    if (behavior === 'accept' || behavior === 'hang') simulation.inbox.push(mail);
    return behavior === 'accept' ? Promise.resolve() : Promise.reject(mailError(behavior));
  };
  const parts = { box: store.messages, state: store.state, mailer: { send }, source, now };
  const simulation: Simulation = {
    blobs,
    store,
    inbox: [],
    decideMail: () => 'accept',
    signs: 0,
    attempts: 0,
    now,
    passMinutes: (minutes) => {
      time += minutes * 60_000;
    },
    parts,
    receive: async (fields = {}) => {
      received += 1;
      const underWay: Promise<unknown>[] = [];
      const onStored = (id: string) => void underWay.push(notifyOfNew(id, simulation.parts));
      const content = readFunctionContent();
      const handle = createContactHandler({ store: simulation.store, now, content, onStored });
      const response = await handle(contactRequest({ ...sampleMessage, id: messageId(received), ...fields }));
      await Promise.all(underWay);
      return response.status;
    },
    run: () =>
      runNotifications(simulation.parts, () => {
        simulation.signs += 1;
        return Promise.resolve();
      }),
    runForMinutes: async (minutes) => {
      for (let passed = 0; passed < minutes; passed += 5) {
        simulation.passMinutes(5);
        await simulation.run();
      }
    },
    count: () => {
      const single = simulation.inbox.filter(({ messageId }) => messageId.startsWith('contact.'));
      const summaries = simulation.inbox.filter(({ messageId }) => messageId.startsWith('summary.'));
      const summed = summaries.flatMap(
        ({ text }) => text.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [],
      );
      const mailed = single.map(({ messageId }) => messageId.slice('contact.'.length).split('@')[0]);
      return {
        stored: blobs.listKeys('contact-messages').length,
        mailed: new Set([...mailed, ...summed]).size,
        mails: single.length,
        summaries: summaries.length,
        alarms: simulation.inbox.filter(({ messageId }) => messageId.startsWith('alarm.')).length,
        waiting: blobs.listKeys('contact-messages-pending').length,
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
