// When a message is tried, when a person is told that it waits, and how many mails may go out. All of it is decided by the
// times in the ids of what waits and by the record of the runs.
import { readIdTime } from './message-id.ts';
import type { RunRecord, ReportedUntil } from './run-record.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const firstDelayMs = 5 * minuteMs;
const maxDelayMs = 6 * hourMs;
/** Until this age a message is tried by each run: its id may be older than its arrival, by five minutes at most. */
const newMs = 10 * minuteMs;

/** With runs every five minutes, two of which may fail, a message is reported within the hour. */
const overdueMs = 45 * minuteMs;
/** An id from that far ahead was made by a machine whose clock is wrong; how long its message waits is not known. */
const maxClockAheadMs = 5 * minuteMs;
/** A message that came just after an alarm is still reported within the hour by the next. */
const alarmSpacingMs = 50 * minuteMs;
const unrecordedSpacingMs = 15 * minuteMs;
const runSpacingMs = 5 * minuteMs;
/** Messages younger than this may be missing from a list, or come later with an older id. */
const surelyListedMs = 15 * minuteMs;
/** A schedule starts some seconds late now and then. */
const latenessMs = minuteMs;

/** The most mails about single messages in one run, and in 24 hours. */
const maxSinglesPerRun = 5;
const maxSinglesPerDay = 40;
/** Of 100 mails in 24 hours as many are kept for alarms as fit into a day, so that no other mail can silence one. */
const maxOthersPerDay = 100 - Math.ceil(dayMs / (alarmSpacingMs - latenessMs));
const listSpacingMs = 30 * minuteMs;
/** Suspects that wait so long are reported within two days by the silence of the heartbeat. */
const maxSuspectAgeMs = 47 * hourMs;
/** A mail that was counted so shortly before was counted by a run that is still running. */
const maxRunMs = 30_000;

/** How often a message has fallen due for a mail by an age: at 0, 5, 10, 20 minutes, doubled up to six hours' delay. */
export function countTries(ageMs: number): number {
  let count = 0;
  for (let at = 0; at <= ageMs; at += Math.min(Math.max(at, firstDelayMs), maxDelayMs)) count += 1;
  return count;
}

/** Whether what has waited so long has fallen due since a run that tried all, or is so new that each run tries it. */
export function isDue(ageMs: number, sinceCompleteRunMs: number): boolean {
  return ageMs <= newMs || countTries(ageMs) > countTries(ageMs - sinceCompleteRunMs);
}

/** Milliseconds since a time; infinite for none, and for one that a wrong clock has written. */
export function measureSince(time: string, now: Date): number {
  const since = now.getTime() - Date.parse(time);
  return since >= -latenessMs ? since : Infinity;
}

/** How long a message waits, in milliseconds. */
export function measureAge(id: string, now: Date): number {
  return now.getTime() - (readIdTime(id) ?? 0);
}

/** Whether a message waits longer than its mail may take. */
export function isOverdue(id: string, now: Date): boolean {
  const age = measureAge(id, now);
  return age >= overdueMs || age < -maxClockAheadMs;
}

/** Whether a suspect waits longer than its list may take. */
export function isLongOverdue(id: string, now: Date): boolean {
  return measureAge(id, now) >= maxSuspectAgeMs;
}

/** Whether a mail has reported a message. */
export function isReported(id: string, reported: ReportedUntil, now: Date): boolean {
  return (readIdTime(id) ?? 0) <= findReportedUntil(reported, now);
}

/** The time up to which all messages were reported, in milliseconds since 1970. */
function findReportedUntil(reported: ReportedUntil, now: Date): number {
  return measureSince(reported.at, now) === Infinity ? -Infinity : Date.parse(reported.upTo);
}

/**
 * What a mail has reported that was sent now: all that had surely come by now, where it `isAll` that waits, or else up to the
 * last of those that it names. It never reports less than the `last` one.
 */
export function toReportedUntil(
  named: readonly string[],
  isAll: boolean,
  last: ReportedUntil,
  now: Date,
): ReportedUntil {
  const lastNamed = (readIdTime(named.at(-1) ?? '') ?? 0) - 1;
  const time = isAll ? now.getTime() - surelyListedMs : lastNamed;
  return {
    at: now.toISOString(),
    upTo: new Date(Math.max(time, findReportedUntil(last, now))).toISOString(),
  };
}

/** Whether a person has to be told that messages wait: of those that no alarm has named soon, of the same ones daily. */
export function isAlarmDue(waiting: readonly string[], alarm: ReportedUntil, now: Date): boolean {
  const overdue = waiting.filter((id) => isOverdue(id, now));
  const since = measureSince(alarm.at, now);
  const isNew = overdue.some((id) => !isReported(id, alarm, now));
  return overdue.length > 0 && since >= (isNew ? alarmSpacingMs : dayMs) - latenessMs;
}

/**
 * Whether an alarm may be sent now that cannot be recorded: one in a quarter of an hour, so that it neither waits for the
 * record of the runs nor comes with each of them.
 */
export function mayAlarmUnrecorded(now: Date): boolean {
  return now.getTime() % unrecordedSpacingMs < runSpacingMs;
}

/** How many mails about single messages, and how many about anything but an alarm, may be begun now. */
export function countRemainingMails(
  { singles, others }: Pick<RunRecord, 'singles' | 'others'>,
  now: Date,
): { singles: number; others: number } {
  const [single, other] = [singles, others].map((times) => keepLastDay(times, now).length) as [
    number,
    number,
  ];
  const free = Math.max(0, maxOthersPerDay - single - other);
  return { singles: Math.max(0, Math.min(maxSinglesPerRun, maxSinglesPerDay - single, free)), others: free };
}

/** Of the times of mails those that still count. */
export function keepLastDay(times: readonly string[], now: Date): string[] {
  return times.filter((time) => Math.abs(now.getTime() - Date.parse(time)) < dayMs);
}

/** Whether a list may be sent now. */
export function isListDue(listedAt: string, now: Date): boolean {
  return measureSince(listedAt, now) >= listSpacingMs - latenessMs;
}

/** Whether it is time for the daily list of suspects. */
export function isDigestDue(digest: ReportedUntil, now: Date): boolean {
  return measureSince(digest.at, now) >= dayMs - latenessMs;
}

/** Whether another run is about to mail, by the mails that it has counted. */
export function isAnotherRunMailing({ singles, others }: RunRecord, now: Date): boolean {
  return [...singles, ...others].some((time) => Math.abs(now.getTime() - Date.parse(time)) < maxRunMs);
}
