// One run of the schedule: mails what waits, sums up what came too fast, and tells a person of what cannot be mailed. The
// promise is that each message reaches a person, or a person is told within the hour that it has not.
import type { MessageRecord } from '../../src/schemas/contact-message.ts';
import { mapInBatches } from '../../src/lib/site/in-batches.ts';
import { isNews, sendHourlyMail } from './hourly-mail.ts';
import { buildAlarm, buildSummary, type ListMail } from './list-mails.ts';
import { describeErrorCode, isRefusedForGood, type Mailer } from './mailer.ts';
import type { PendingEntry } from './message-index.ts';
import { retryPending, settle, type NotifierParts, type RetryReport } from './notifier.ts';

const writesAtOnce = 20;
/** A message that waits this long was tried four times. With runs every five minutes it is told of within the hour. */
const alarmAgeMs = 45 * 60_000;
/** A message from that far ahead was stored by a machine whose clock is wrong; how long it waits is not known. */
const clockToleranceMs = 5 * 60_000;

export interface RunReport extends RetryReport {
  /** Messages that the hourly summary has told of. */
  summed: number;
  /** Messages that still wait although they should not. */
  overdue: number;
}

/**
 * Runs once, and calls `giveSign` if nothing is left that a person would have to be told of: silence raises the alarm.
 * What cannot be sent is logged and tried again by the next run. Rejects, without a sign, when the store cannot be listed
 * or the run cannot be noted in it.
 */
export async function runNotifications(
  parts: NotifierParts,
  giveSign?: () => Promise<void>,
): Promise<RunReport> {
  const { state, now } = parts;
  const { report, waiting, limited } = await retryPending(parts);
  const summed = new Set(await tryToSend('summary', () => sendSummary(limited, waiting, parts), []));
  const left = waiting.filter(({ id }) => !summed.has(id));
  const overdue = left.filter((entry) => isOverdue(entry, now()));
  await tryToSend('alarm', () => sendAlarm(overdue, left, parts), undefined);
  const { sent, failed, unreadable } = report;
  await state.write('lastRun', {
    at: now().toISOString(),
    sent,
    failed,
    waiting: left.length,
    unreadable,
  });
  if (overdue.length === 0) await giveSign?.();
  return { ...report, waiting: left.length, summed: summed.size, overdue: overdue.length };
}

/** Whether a message waits longer than its mail may take. */
export function isOverdue({ receivedAt }: PendingEntry, now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(receivedAt);
  return ageMs >= alarmAgeMs || ageMs < -clockToleranceMs;
}

/**
 * Sends a mail with what visitors wrote; when the mail server refuses it for good, the one without their words in its
 * place. Returns the one that was sent; rejects when neither was.
 */
export async function sendWithOrWithoutWords(
  mailer: Mailer,
  build: (isPlain: boolean) => ListMail,
): Promise<ListMail> {
  const full = build(false);
  try {
    await mailer.send(full.mail);
    return full;
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    const plain = build(true);
    await mailer.send(plain.mail);
    return plain;
  }
}

/** Ids of the messages that were summed up; they wait no longer. */
async function sendSummary(
  limited: readonly MessageRecord[],
  waiting: readonly PendingEntry[],
  { box, state, mailer, source, now }: NotifierParts,
): Promise<readonly string[]> {
  if (limited.length === 0) return [];
  let shown: readonly MessageRecord[] = [];
  const told = waiting.map(({ id }) => id);
  await sendHourlyMail(state, now(), told, async () => {
    const restCount = waiting.length - limited.length;
    ({ shown } = await sendWithOrWithoutWords(mailer, (isPlain) =>
      buildSummary(limited, restCount, source, isPlain),
    ));
  });
  await mapInBatches(shown, writesAtOnce, (record) => settle(box, record, 'notified', now()));
  return shown.map(({ id }) => id);
}

async function sendAlarm(
  overdue: readonly PendingEntry[],
  waiting: readonly PendingEntry[],
  { state, mailer, source, now }: NotifierParts,
): Promise<void> {
  if (overdue.length === 0) return;
  const ids = overdue.map(({ id }) => id);
  const last = await state.read('hourlyMail');
  if (!isNews(ids, last?.value, now())) return;
  const told = waiting.map(({ id }) => id);
  await sendHourlyMail(state, now(), told, () => mailer.send(buildAlarm(waiting, now(), source)));
}

async function tryToSend<Result>(
  what: string,
  send: () => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    console.error(`contact: the ${what} was not sent: ${describeErrorCode(error)}`);
    return otherwise;
  }
}
