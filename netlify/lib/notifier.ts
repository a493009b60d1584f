// Tells the dealer of stored messages, at least once each. An attempt is written down before the mail is sent, with the
// time of the next one: whoever finds it leaves the message alone until then, and if the process dies the next attempt
// comes by itself. Logs hold ids, codes and ages, nothing of the messages.
import { randomUUID } from 'node:crypto';
import type { MessageRecord } from '../../src/schemas/contact-message.ts';
import { mapInBatches } from '../../src/lib/site/in-batches.ts';
import { describeErrorCode, type Mailer } from './mailer.ts';
import type { MessageBox, StoredAttempt } from './message-store.ts';
import { buildNotification, type MailSource } from './notification-mail.ts';
import { takeTurn } from './take-turn.ts';

export interface NotifierParts {
  box: MessageBox;
  mailer: Mailer;
  source: MailSource;
  now: () => Date;
}

/** taken: somebody else is about to mail the message, or has. */
type Outcome = 'sent' | 'failed' | 'taken';

export interface RetryReport {
  sent: number;
  failed: number;
  /** Messages that still wait, the failed ones among them. */
  waiting: number;
  /** Age in minutes of the oldest of those that were read. */
  oldestMinutes: number;
}

const minuteMs = 60_000;
/** The first delay is longer than any run of a function, so that no message is tried twice at once. */
const firstDelayMs = 5 * minuteMs;
const longestDelayMs = 6 * 60 * minuteMs;

/** A scheduled function is stopped after 30 seconds; no mail is begun after these. */
const runLimitMs = 18_000;
const readsAtOnce = 20;
/** A longer queue is read in turns, or reading would leave no time to mail. */
const longestTurn = 500;
const mailsAtOnce = 5;

/** Milliseconds from an attempt to the next, doubling from five minutes to six hours. `count` is from 1. */
export function findRetryDelay(count: number): number {
  return Math.min(firstDelayMs * 2 ** (count - 1), longestDelayMs);
}

/**
 * Claims the next attempt for a message. Whether it is ours; then nobody else makes one until it is over. Rejects when the
 * store fails.
 */
export async function claimNextAttempt(
  box: MessageBox,
  id: string,
  previous: StoredAttempt | undefined,
  now: Date,
): Promise<boolean> {
  const count = (previous?.count ?? 0) + 1;
  const nextAt = new Date(now.getTime() + findRetryDelay(count)).toISOString();
  return box.claimAttempt(id, { count, nextAt, claim: randomUUID() }, previous);
}

/** Mails a message that was just stored. Never throws: a message that could not be mailed waits for the next retry. */
export async function notifyOfNew(id: string, parts: NotifierParts): Promise<Outcome> {
  return mail(id, undefined, parts);
}

/**
 * Mails what waits and is due, oldest first, of at most `most` messages; of a longer queue the next ones with every
 * further five minutes. Two runs at once do not disturb each other. Rejects when the store cannot be listed.
 */
export async function retryPending(parts: NotifierParts, most = longestTurn): Promise<RetryReport> {
  const { box, now } = parts;
  const start = now().getTime();
  const marks = await box.listMarks();
  const queue = (await box.listIds()).filter((id) => !isSettled(marks.get(id)));
  const ids = takeTurn(queue, most, Math.floor(start / firstDelayMs));
  const found = await mapInBatches(ids, readsAtOnce, async (id) => {
    const attempted = marks.get(id)?.has('attempt') === true;
    const [record, attempt] = await Promise.all([box.find(id), attempted ? box.findAttempt(id) : undefined]);
    return record && { record, attempt };
  });
  const pending = found
    .filter((entry) => entry !== undefined)
    .toSorted((a, b) => a.record.receivedAt.localeCompare(b.record.receivedAt));
  const due = pending.filter(({ attempt }) => !attempt || attempt.nextAt <= now().toISOString());

  const sent = new Set<MessageRecord>();
  let failed = 0;
  await mapInBatches(due, mailsAtOnce, async ({ record, attempt }) => {
    if (now().getTime() - start > runLimitMs) return;
    const outcome = await mail(record.id, attempt, parts);
    if (outcome === 'sent') sent.add(record);
    if (outcome === 'failed') failed += 1;
  });
  const waiting = pending.filter(({ record }) => !sent.has(record));
  const oldest = waiting[0] ? now().getTime() - Date.parse(waiting[0].record.receivedAt) : 0;
  return {
    sent: sent.size,
    failed,
    waiting: queue.length - sent.size,
    oldestMinutes: Math.floor(oldest / minuteMs),
  };
}

async function mail(
  id: string,
  previous: StoredAttempt | undefined,
  { box, mailer, source, now }: NotifierParts,
): Promise<Outcome> {
  try {
    if (!(await claimNextAttempt(box, id, previous, now()))) return 'taken';
    // What a list said may be old.
    if (await box.hasMark(id, 'notified')) return 'taken';
    // Of two different messages under one id the stored one is meant.
    const record = await box.find(id);
    if (!record) return 'taken';
    await mailer.send(buildNotification(record, source));
    await box.setMark(id, 'notified', now());
    return 'sent';
  } catch (error) {
    console.error(`contact: ${id} still waits for its mail: ${describeErrorCode(error)}`);
    return 'failed';
  }
}

function isSettled(marks: ReadonlySet<string> | undefined): boolean {
  return marks !== undefined && (marks.has('notified') || marks.has('handled'));
}
