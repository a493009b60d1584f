// Tells the dealer of stored messages, at least once each. An attempt is written down before the mail is sent, with the
// time of the next one: whoever finds it leaves the message alone until then, and if the process dies the next attempt
// comes by itself. Logs hold ids, codes and ages, nothing of the messages.
import { randomUUID } from 'node:crypto';
import type { MessageRecord } from '../../src/schemas/contact-message.ts';
import { mapInBatches } from '../../src/lib/site/in-batches.ts';
import { returnMailTurn, takeMailTurn } from './mail-limit.ts';
import { describeErrorCode, type Mailer } from './mailer.ts';
import type { PendingEntry } from './message-index.ts';
import type { Mark, MessageBox, StateBox, StoredAttempt } from './message-store.ts';
import { buildNotification, type MailSource } from './notification-mail.ts';
import { inspectPending, type WaitingMessage } from './pending.ts';
import { takeTurn } from './take-turn.ts';

export interface NotifierParts {
  box: MessageBox;
  state: StateBox;
  mailer: Mailer;
  source: MailSource;
  now: () => Date;
}

/** taken: somebody else is about to mail the message, or has. limited: too many mails went out just now. */
type Outcome = 'sent' | 'failed' | 'taken' | 'limited';

export interface RetryReport {
  sent: number;
  failed: number;
  /** Messages that still wait, the failed ones among them. */
  waiting: number;
  /** Age in minutes of the oldest of those that wait. */
  oldestMinutes: number;
  /** Of those that wait, how many could not be read. */
  unreadable: number;
  /** Of those that wait, how many could not be claimed in two tries, although nobody else had them. */
  unclaimed: number;
}

/** What a run leaves to be told otherwise. */
export interface RetryResult {
  report: RetryReport;
  /** Everything that still waits, oldest first; of a long queue it is not known of all whether they do. */
  waiting: readonly PendingEntry[];
  /** Messages that were due and would have been over the limit of mails, oldest first. */
  limited: readonly MessageRecord[];
}

const minuteMs = 60_000;
/** The first delay is longer than any run of a function, so that no message is tried twice at once. */
const firstDelayMs = 5 * minuteMs;
const longestDelayMs = 6 * 60 * minuteMs;

/**
 * A scheduled function is stopped after 30 seconds. After these no mail about a single message is begun, so that one on
 * which the mail server hangs (8 s), and then the hourly mail on which it hangs as well, are over by then.
 */
const runLimitMs = 10_000;
const readsAtOnce = 20;
/** A longer queue is read in turns, or reading would leave no time to mail. As many as a summary can show. */
const longestTurn = 700;
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

/** Whether the next attempt may be made. One that is set farther ahead than any delay was set by a wrong clock. */
export function isDue(attempt: StoredAttempt | undefined, now: Date): boolean {
  if (!attempt) return true;
  const aheadMs = Date.parse(attempt.nextAt) - now.getTime();
  return !(aheadMs > 0 && aheadMs <= findRetryDelay(attempt.count));
}

/** Marks a message, so that it waits no longer. Rejects when it could not be marked. */
export async function settle(box: MessageBox, entry: PendingEntry, mark: Mark, at: Date): Promise<void> {
  await box.setMark(entry.id, mark, at);
  // An entry that stays is found to be settled by the next run, which removes it.
  await box.removePending(entry).catch(() => undefined);
}

/** Mails a message that was just stored. Never throws: a message that could not be mailed waits for the next retry. */
export async function notifyOfNew(id: string, parts: NotifierParts): Promise<Outcome> {
  return mailInTurn(id, undefined, parts);
}

/**
 * Mails what waits and is due, oldest first, of at most `most` messages; of a longer queue the next ones with every
 * further five minutes. Two runs at once do not disturb each other. Rejects when what waits cannot be listed.
 */
export async function retryPending(parts: NotifierParts, most = longestTurn): Promise<RetryResult> {
  const { box, now } = parts;
  const start = now().getTime();
  const isTimeLeft = () => now().getTime() - start <= runLimitMs;
  const entries = await box.listPending();
  const turn = takeTurn(entries, most, Math.floor(start / firstDelayMs));
  const inspected = await mapInBatches(turn, readsAtOnce, async (entry) => {
    return isTimeLeft() ? inspectPending(box, entry, now()) : undefined;
  });
  const found = inspected.filter((each) => each !== undefined);
  const due = found
    .filter((each): each is WaitingMessage => each.kind === 'waiting' && isDue(each.attempt, now()))
    .toSorted((a, b) => a.record.receivedAt.localeCompare(b.record.receivedAt));

  const limited: WaitingMessage[] = [];
  const over = new Set<PendingEntry>(found.filter(({ kind }) => kind === 'over').map(({ entry }) => entry));
  const counts = { sent: 0, failed: 0, taken: 0, unclaimed: 0 };
  await mapInBatches(due, mailsAtOnce, async (message) => {
    if (!isTimeLeft()) return;
    const outcome = limited.length > 0 ? 'limited' : await mailDue(message, parts);
    if (outcome === 'limited') limited.push(message);
    else counts[outcome] += 1;
    if (outcome === 'sent') over.add(message.entry);
  });
  const waiting = entries.filter((entry) => !over.has(entry));
  const oldestMs = waiting[0] ? now().getTime() - Date.parse(waiting[0].receivedAt) : 0;
  return {
    report: {
      sent: counts.sent,
      failed: counts.failed,
      waiting: waiting.length,
      oldestMinutes: Math.floor(oldestMs / minuteMs),
      unreadable: found.filter(({ kind }) => kind === 'unreadable').length,
      unclaimed: counts.unclaimed,
    },
    waiting,
    limited: limited.map(({ record }) => record),
  };
}

/** Mails a message that waits. One that cannot be claimed although nobody has it is named, or nothing would tell of it. */
async function mailDue(
  { record: { id }, attempt }: WaitingMessage,
  parts: NotifierParts,
): Promise<Outcome | 'unclaimed'> {
  const outcome = await mailInTurn(id, attempt, parts);
  if (outcome !== 'taken') return outcome;
  const latest = await parts.box.findAttempt(id).catch(() => undefined);
  if (!latest || !isDue(latest, parts.now())) return 'taken';
  const second = await mailInTurn(id, latest, parts);
  if (second !== 'taken') return second;
  console.error(`contact: ${id} could not be claimed in two tries`);
  return 'unclaimed';
}

/** Mails a message unless that is one mail too many. A turn whose mail was not sent is given back. */
async function mailInTurn(
  id: string,
  previous: StoredAttempt | undefined,
  parts: NotifierParts,
): Promise<Outcome> {
  let turn: string | undefined;
  try {
    turn = await takeMailTurn(parts.state, parts.now());
  } catch (error) {
    console.error(`contact: ${id} waits, since the mails cannot be counted: ${describeErrorCode(error)}`);
    return 'failed';
  }
  if (turn === undefined) return 'limited';
  const outcome = await mail(id, previous, parts);
  if (outcome !== 'sent') await returnMailTurn(parts.state, turn).catch(() => undefined);
  return outcome;
}

async function mail(
  id: string,
  previous: StoredAttempt | undefined,
  { box, state, mailer, source, now }: NotifierParts,
): Promise<Outcome> {
  try {
    if (!(await claimNextAttempt(box, id, previous, now()))) return 'taken';
    // What a list said may be old.
    if (await box.hasMark(id, 'notified')) return 'taken';
    // Of two different messages under one id the stored one is meant.
    const record = await box.find(id);
    if (!record) return 'taken';
    await mailer.send(buildNotification(record, source));
    await settle(box, record, 'notified', now());
    // For the owner's eyes only; the mail is out all the same.
    await state.write('lastMail', { at: now().toISOString() }).catch(() => undefined);
    return 'sent';
  } catch (error) {
    console.error(`contact: ${id} still waits for its mail: ${describeErrorCode(error)}`);
    return 'failed';
  }
}
