// What a run knows, and how it sends: each mail within its time, and counted before it goes.
import type { ListMail } from './list-mails.ts';
import { keepLastDay } from './mail-rules.ts';
import { describeErrorCode, isPermanentFailure, type Mail, type Mailer } from './mailer.ts';
import type { MessageStores } from './message-store.ts';
import type { SenderSite } from './message-mail.ts';
import type { RunRecordHandle, RunRecord } from './run-record.ts';
import type { RunTimer } from './run-timer.ts';

/** How many answers of the store are waited for at a time. */
export const maxConcurrent = 100;
/** A mail server that takes longer for a mail, in milliseconds, is given up. */
const mailTimeoutMs = 9000;
/** With less time than these milliseconds no mail is begun: it would be accepted, and nobody would know. */
const minMailMs = 3000;

export interface RunParts {
  store: MessageStores;
  mailer: Mailer;
  senderSite: SenderSite;
  now: () => Date;
}

export interface RunReport {
  /** Messages that came in a mail of their own. */
  mailed: number;
  /** Messages that came in a list. */
  listed: number;
  /** Suspects that the daily list reported. */
  suspects: number;
  /** Mails that were not accepted. */
  failed: number;
  /** Messages that were due and could not be read. */
  unreadable: number;
  /** Messages that wait. */
  waiting: number;
  /** Age in minutes of the oldest of them. */
  oldestMinutes: number;
  /** How many of them should not wait any more. */
  overdue: number;
}

/** What the steps of a run hand to each other. */
export interface Run extends RunParts {
  startedAt: Date;
  timer: RunTimer;
  recordHandle: RunRecordHandle;
  /** The record as this run will leave it. */
  record: RunRecord;
  report: RunReport;
  /** Whether all that was due was tried, and an alarm that was owed was accepted. */
  isComplete: boolean;
}

/**
 * Sends the first of the mails that the mail server takes, and returns it. Each is the same with less in it, and is tried
 * where the failure of the one before makes it worth while. Undefined when none was accepted; that is logged.
 */
export async function trySend(
  what: string,
  mails: readonly Mail[],
  { mailer, timer, report }: Run,
  isWorthWhile: (error: unknown) => boolean = isPermanentFailure,
): Promise<Mail | undefined> {
  for (const [index, mail] of mails.entries()) {
    if (timer.remaining('work') < minMailMs || (index > 0 && timer.remaining('mail') === 0)) break;
    try {
      await timer.within('work', mailer.send(mail), mailTimeoutMs);
      return mail;
    } catch (error) {
      report.failed += 1;
      console.error(`contact: ${what} still waits for its mail: ${describeErrorCode(error)}`);
      if (!isWorthWhile(error)) break;
    }
  }
  return undefined;
}

/**
 * Sends a list with what visitors wrote, or else without: one message that the mail server does not take shall not keep
 * the others. What the accepted one shows; undefined when neither was.
 */
export async function sendList<Shown>(
  what: string,
  build: (isPlain: boolean) => ListMail<Shown>,
  run: Run,
): Promise<readonly Shown[] | undefined> {
  const lists = [build(false), build(true)];
  const mails = lists.map(({ mail }) => mail);
  const accepted = await trySend(what, mails, run, () => true);
  return lists.find(({ mail }) => mail === accepted)?.shown;
}

/**
 * Writes down that so many mails are about to be sent, and gives a function that takes back those that were not accepted.
 * Undefined where no mail may be sent, since it cannot be counted or another run has counted one.
 */
export async function countMails(
  kind: 'singles' | 'others',
  count: number,
  run: Run,
): Promise<((notAccepted: number) => void) | undefined> {
  const { record, recordHandle, now, timer } = run;
  const time = now().toISOString();
  const times = keepLastDay(record[kind], now());
  const counted = { ...record, [kind]: [...times, ...Array.from({ length: count }, () => time)] };
  if (timer.remaining('mail') === 0 || !(await recordHandle.write(counted))) {
    run.isComplete = false;
    console.error('contact: no mail is sent, since it cannot be counted');
    return undefined;
  }
  return (notAccepted) => {
    run.record = {
      ...run.record,
      [kind]: [...times, ...Array.from({ length: count - notAccepted }, () => time)],
    };
  };
}
