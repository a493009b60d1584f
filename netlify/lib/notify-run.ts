// One run of the schedule, the only one that mails. What waits stands in the keys of the store; a run mails what has
// fallen due, moves it to what was mailed, and reports to a person what cannot be mailed. The promise is that each message
// reaches a person, or a person is told within the hour that it has not. A run that dies anywhere leaves what waits to the
// next; a mail may then come twice, under one Message-ID. Logs hold ids, codes and ages, nothing of the messages.
import type { MessageRecord } from '../../src/features/contact/contact-message.schema.ts';
import { mapConcurrently } from '../../src/lib/map-concurrently.ts';
import { buildAlarm, buildList } from './list-mails.ts';
import {
  countRemainingMails,
  toReportedUntil,
  isAlarmDue,
  isAnotherRunMailing,
  isDue,
  isOverdue,
  isReported,
  mayAlarmUnrecorded,
  isListDue,
  measureAge,
  measureSince,
} from './mail-rules.ts';
import { describeErrorCode } from './mailer.ts';
import { answerTimeoutMs } from './message-store.ts';
import { buildNotification } from './message-mail.ts';
import {
  maxConcurrent,
  countMails,
  sendList,
  trySend,
  type Run,
  type RunParts,
  type RunReport,
} from './run-mail.ts';
import { readRunRecord } from './run-record.ts';
import { reportSuspects } from './report-suspects.ts';
import { listWaiting, type WaitingList } from './waiting-list.ts';
import { startRunTimer } from './run-timer.ts';

/** As many messages as one list can show. */
const maxListLength = 700;

/**
 * Runs once, within 25 seconds, and calls `pingHeartbeat` if nothing waits too long: silence raises the alarm. What
 * cannot be sent is logged and tried again by later runs. Undefined when another run is mailing at this moment. Rejects,
 * without a ping, when what waits cannot be listed.
 */
export async function runNotifications(
  parts: RunParts,
  pingHeartbeat?: () => Promise<void>,
): Promise<RunReport | undefined> {
  const { store, now } = parts;
  const startedAt = now();
  const timer = startRunTimer(now);
  const recordHandle = await readRunRecord(store.openStore, () =>
    Math.min(answerTimeoutMs, timer.remaining('note')),
  );
  if (isAnotherRunMailing(recordHandle.value, startedAt)) return undefined;
  const report = { mailed: 0, listed: 0, suspects: 0, failed: 0, unreadable: 0 };
  const run: Run = {
    ...{ ...parts, startedAt, timer, recordHandle },
    record: recordHandle.value,
    report: { ...report, waiting: 0, oldestMinutes: 0, overdue: 0 },
    isComplete: true,
  };

  const list = await listWaiting(store.messages, timer);
  const isAlarmed = await sendAlarm(list, run);
  const noLongerWaiting = await mailDue(list, isAlarmed, run);
  const areSuspectsReported = await reportSuspects(run);

  const left = list.ids.filter((id) => !noLongerWaiting.has(id));
  const overdue = left.filter((id) => isOverdue(id, now()));
  run.report.waiting = left.length;
  run.report.oldestMinutes = left[0] === undefined ? 0 : Math.floor(measureAge(left[0], now()) / 60_000);
  run.report.overdue = overdue.length;
  const isComplete = run.isComplete && list.isComplete;
  const isNoted = await recordHandle.write({
    ...run.record,
    ...(isComplete && { wholeAt: startedAt.toISOString() }),
  });
  if (!isNoted) console.error('contact: the run could not be noted');
  const isQuiet = list.isComplete && overdue.length === 0 && areSuspectsReported;
  if (isQuiet && recordHandle.wasReadable && isNoted && timer.remaining('heartbeat') > 0)
    await pingHeartbeat?.();
  return run.report;
}

/** Tells a person of what waits too long, before anything else. Whether the mail server took such a mail. */
async function sendAlarm({ ids, isComplete }: WaitingList, run: Run): Promise<boolean> {
  const { record, startedAt, senderSite, timer, recordHandle } = run;
  if (!isAlarmDue(ids, record.alarm, startedAt)) return false;
  const canBeNoted = await timer.within('mail', recordHandle.write(record)).catch(() => false);
  const maySend = canBeNoted || mayAlarmUnrecorded(startedAt);
  const isOld = (id: string) => isReported(id, record.alarm, startedAt);
  const fresh = ids.filter((id) => !isOld(id));
  const { mail, shown } = buildAlarm([...fresh, ...ids.filter(isOld)], record.alarm.at, senderSite);
  if (!maySend || !(await trySend('the alarm', [mail], run))) {
    run.isComplete = false;
    return false;
  }
  const named = fresh.slice(0, shown.length);
  const isAll = isComplete && named.length === fresh.length;
  run.record = { ...record, alarm: toReportedUntil(named, isAll, record.alarm, startedAt) };
  return true;
}

/** Mails what has fallen due: few one by one, many in a list. The ids of what waits no longer. */
async function mailDue({ ids }: WaitingList, isAlarmed: boolean, run: Run): Promise<ReadonlySet<string>> {
  const { now, record } = run;
  const noLongerWaiting = new Set<string>();
  const sinceCompleteRunMs = measureSince(record.wholeAt, now());
  // Where the mail server takes mails again, everything is tried.
  const due = isAlarmed ? ids : ids.filter((id) => isDue(measureAge(id, now()), sinceCompleteRunMs));
  const free = countRemainingMails(record, now());
  const isList = due.length > free.singles;
  if (isList && (free.others === 0 || !isListDue(record.listedAt, now()))) {
    run.isComplete = false;
    return noLongerWaiting;
  }
  const chosen = due.slice(0, maxListLength);
  const ready = await readDue(chosen, noLongerWaiting, run);
  if (chosen.length < due.length) run.isComplete = false;
  if (ready.length === 0) return noLongerWaiting;
  const sent = isList
    ? await mailAsList(ready, ids.length - noLongerWaiting.size, run)
    : await mailEach(ready, run);
  await markAllDone(sent, noLongerWaiting, run);
  return noLongerWaiting;
}

/** The messages that are to be mailed, oldest first. Adds to `noLongerWaiting` what waits no longer. */
async function readDue(
  ids: readonly string[],
  noLongerWaiting: Set<string>,
  run: Run,
): Promise<MessageRecord[]> {
  const found = await mapConcurrently(ids, maxConcurrent, async (id) => {
    if (run.timer.remaining('mail') > 0) return findToMail(id, noLongerWaiting, run);
    run.isComplete = false;
    return undefined;
  });
  return found.filter((each) => each !== undefined);
}

/**
 * A message that is to be mailed. What does not wait is added to `noLongerWaiting`, and the key goes of what was mailed
 * already. What the store does not give, or is no message, is logged and counted, and an alarm will report it.
 */
async function findToMail(
  id: string,
  noLongerWaiting: Set<string>,
  { store: { messages }, timer, report }: Run,
): Promise<MessageRecord | undefined> {
  try {
    const [record, done] = await timer.within(
      'work',
      // What was mailed and cannot be read is mailed again.
      Promise.all([messages.find('waiting', id), messages.find('done', id).catch(() => undefined)]),
    );
    if (record && !done) return record;
    if (done) await timer.within('work', messages.dropWaiting(id));
    noLongerWaiting.add(id);
  } catch (error) {
    report.unreadable += 1;
    console.error(`contact: ${id} cannot be read: ${describeErrorCode(error)}`);
  }
  return undefined;
}

/** Mails messages one by one, all at once; without the words of one to a mail server that refuses them for good. */
async function mailEach(records: readonly MessageRecord[], run: Run): Promise<readonly MessageRecord[]> {
  const refundUnsent = await countMails('singles', records.length, run);
  if (!refundUnsent) return [];
  const accepted = await Promise.all(
    records.map((record) => {
      const mails = [false, true].map((isPlain) => buildNotification(record, run.senderSite, isPlain));
      return trySend(record.id, mails, run);
    }),
  );
  const sent = records.filter((_, index) => accepted[index] !== undefined);
  refundUnsent(records.length - sent.length);
  run.report.mailed = sent.length;
  return sent;
}

/** Mails messages in a list, as many as it can show; `waiting` is how many wait in all. */
async function mailAsList(
  records: readonly MessageRecord[],
  waiting: number,
  run: Run,
): Promise<readonly MessageRecord[]> {
  const recordBefore = run.record;
  run.record = { ...recordBefore, listedAt: run.now().toISOString() };
  const refundUnsent = await countMails('others', 1, run);
  const rest = waiting - records.length;
  const shown =
    refundUnsent &&
    (await sendList('a list', (isPlain) => buildList(records, rest, run.senderSite, isPlain), run));
  if (!shown) {
    run.record = recordBefore;
    return [];
  }
  refundUnsent(0);
  if (shown.length < records.length) run.isComplete = false;
  run.report.listed = shown.length;
  return shown;
}

/** Moves messages to those that were mailed. One that stays is found by a later run, and may be mailed again. */
async function markAllDone(
  records: readonly MessageRecord[],
  noLongerWaiting: Set<string>,
  { store, timer }: Run,
): Promise<void> {
  await mapConcurrently(records, maxConcurrent, async (record) => {
    noLongerWaiting.add(record.id);
    try {
      await timer.within('work', store.messages.markDone(record.id, record));
    } catch (error) {
      console.error(`contact: ${record.id} was mailed and not moved: ${describeErrorCode(error)}`);
    }
  });
}

/** A run in one line, without anything of the messages. */
export function describeRun(report: RunReport | undefined): string {
  if (!report) return 'another run is mailing at this moment';
  const { mailed, listed, suspects, failed, unreadable, waiting, oldestMinutes } = report;
  return (
    `${mailed} mailed, ${listed} in a list, ${suspects} suspects listed, ${failed} mails not accepted, ` +
    `${unreadable} unreadable, ${waiting} waiting, the oldest for ${oldestMinutes} minutes`
  );
}
