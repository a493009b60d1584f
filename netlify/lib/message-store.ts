// Where contact messages are kept: Netlify Blobs. A message is one record under its submission id, written once and
// never changed; other words under an id that is taken get an id of their own. What became of a message stands beside it
// in small marks under "{id}/{mark}", so that no later write can harm what a visitor wrote. Suspects (a filled honeypot)
// have stores of their own, and so has every deploy preview, so that neither reaches the people who answer real ones.
import { getDeployStore, getStore, type GetStoreOptions } from '@netlify/blobs';
import type { MessageRecord } from '../../src/schemas/contact-message.ts';
import { createBlobBox } from './blob-box.ts';
import { createBlobState } from './blob-state.ts';
import type { PendingEntry } from './message-index.ts';
import type { Versioned } from './versioned-json.ts';

/** notified: the mail server took the mail. handled: somebody of the dealer has dealt with the message. */
export type Mark = 'notified' | 'handled';

/** The last attempt to mail a message. It is written before the mail is sent and keeps others from sending too. */
export interface Attempt {
  /** Attempts so far, this one included. */
  count: number;
  /** ISO date and time, UTC. Until then the message is left to whoever made this attempt. */
  nextAt: string;
  /** Random text of the one who made it. */
  claim: string;
}

/** An attempt with the version of its record, which the next attempt has to name. */
export interface StoredAttempt extends Attempt {
  etag: string | undefined;
}

/** Messages of one kind, their marks and their indexes. Whatever the store does not confirm throws. */
export interface MessageBox {
  /**
   * Resolves once the record is durable, with its id: `earlierId` if the same words are stored there, and an id of its
   * own if other words have the record's. What is stored under an id stays. Its entries in the indexes are written first.
   * Gives up after 8 seconds.
   */
  save(record: MessageRecord, earlierId?: string): Promise<string>;
  /** Rejects with an UnreadableRecordError where something is stored that is no message, and after 4 seconds. */
  find(id: string): Promise<MessageRecord | undefined>;
  /** Ids of all messages, in no order. One that was written just now may be missing. */
  listIds(): Promise<string[]>;
  /**
   * What waits, oldest first. An entry may stand for a message that is settled, or that was never stored: whoever finds
   * out removes it. One that was written just now may be missing.
   */
  listPending(): Promise<PendingEntry[]>;
  removePending(entry: PendingEntry): Promise<void>;
  /** Days on which something was stored, oldest first. */
  listDays(): Promise<string[]>;
  /** Ids of what was stored on a day, in no order. */
  listIdsOfDay(day: string): Promise<string[]>;
  /**
   * Deletes the message, its marks, and last its entry of that day, so that a call that is cut off can be made again.
   * Without a day it is the message's own; an unreadable one then leaves its entry to the day on which it expires. Gives
   * up after 8 seconds.
   */
  remove(id: string, day?: string): Promise<void>;
  /** Takes a message's entry off a day that is not its own. */
  removeFromDay(id: string, day: string): Promise<void>;
  /** Names of the marks of each id that has one. A mark that was set just now may be missing. */
  listMarks(): Promise<Map<string, Set<string>>>;
  hasMark(id: string, mark: Mark): Promise<boolean>;
  setMark(id: string, mark: Mark, at: Date): Promise<void>;
  findAttempt(id: string): Promise<StoredAttempt | undefined>;
  /** Writes the attempt unless there is one newer than `previous`. Whether this attempt is the one that counts. */
  claimAttempt(id: string, attempt: Attempt, previous: StoredAttempt | undefined): Promise<boolean>;
}

/** What runs have to know of each other, by name: small records, for all messages together. */
export interface StateBox {
  read<Name extends StateName>(name: Name): Promise<Versioned<State[Name]> | undefined>;
  /** Writes whatever is there. */
  write<Name extends StateName>(name: Name, value: State[Name]): Promise<void>;
  /** Writes unless somebody else has written since `previous` was read. Whether this value counts. */
  replace<Name extends StateName>(
    name: Name,
    value: State[Name],
    previous: Versioned<State[Name]> | undefined,
  ): Promise<boolean>;
}

/** The records of the state. All times are ISO, UTC. */
export interface State {
  /** When mails about single messages were begun in the last 24 hours. */
  mailTurns: { times: string[] };
  /** The mail that may come once an hour. */
  hourlyMail: {
    /** Until then none is sent. */
    nextAt: string;
    /** When the last one was sent, and which waiting messages it told of. */
    toldAt: string;
    toldIds: string[];
  };
  digest: { nextAt: string };
  lastMail: { at: string };
  lastRun: { at: string; sent: number; failed: number; waiting: number; unreadable: number };
  /** Until when no build is asked for, and when the newest build known of began. */
  rebuild: { nextAt: string; builtAt: string };
}
export type StateName = keyof State;

export interface MessageStore {
  messages: MessageBox;
  /** What a program seems to have sent. */
  suspects: MessageBox;
  state: StateBox;
}

/** How a program outside of functions reaches a store: it has to name site and token, and of a preview the deploy. */
export type StoreAccess = Omit<GetStoreOptions, 'name' | 'consistency'> & { deployID?: string };

/**
 * Whether a deploy is a preview, by the function context's `deploy.context` (the variable CONTEXT exists only while
 * building). Everything but "production" and local development ("dev") is one; no context counts as production, since
 * a lead among tests is found and a lead in a preview's store is lost.
 */
export function isPreviewDeploy(deployContext: string | undefined): boolean {
  return ![undefined, '', 'production', 'dev'].includes(deployContext);
}

/**
 * The store of a deploy: the site's own, which outlives all deploys, or of a preview one that belongs to that deploy and
 * goes with it.
 */
export function createBlobMessageStore(
  deployContext: string | undefined,
  access: StoreAccess = {},
): MessageStore {
  const open = isPreviewDeploy(deployContext) ? getDeployStore : getStore;
  // Opened at each use: where Blobs are not configured this throws, and then it is a promise that has to fail.
  const openStore = (name: string) => () => open({ ...access, name, consistency: 'strong' });
  const openBox = (kind: string) =>
    createBlobBox({
      openRecords: openStore(`contact-${kind}`),
      openMarks: openStore(`contact-${kind}-marks`),
      openPending: openStore(`contact-${kind}-pending`),
      openDays: openStore(`contact-${kind}-days`),
    });
  return {
    messages: openBox('messages'),
    suspects: openBox('suspects'),
    state: createBlobState(openStore('contact-state')),
  };
}
