// What happens once a day: the dealer gets a list of new suspects, and messages that were kept long enough are deleted.
import { mapInBatches } from '../../src/lib/site/in-batches.ts';
import { buildDigest, longestDigest } from './list-mails.ts';
import { describeErrorCode } from './mailer.ts';
import type { MessageBox } from './message-store.ts';
import { settle, type NotifierParts } from './notifier.ts';
import { sendWithOrWithoutWords } from './notify-run.ts';
import { inspectPending } from './pending.ts';

const atOnce = 20;
/** More than these wait for the next day: two boxes have to be done within half a minute. */
const longestPurge = 1000;
/** At 50 ms an answer of the store (assumed) so many messages take 8 seconds. */
const deletesAtOnce = 40;
/** Two runs at once send one digest; longer than a run can take, and shorter than a day. */
const leaseMs = 3_600_000;

/**
 * Mails the suspects that no digest has listed, oldest first, and returns how many it shows; what it does not show, the
 * next one does. Rejects when the mail was not accepted; then the next day's digest has them. `box` holds the suspects.
 */
export async function sendDigest({ box, state, mailer, source, now }: NotifierParts): Promise<number> {
  const entries = await box.listPending();
  const inspected = await mapInBatches(entries.slice(0, longestDigest), atOnce, (entry) =>
    inspectPending(box, entry, now()),
  );
  const records = inspected.flatMap((each) => (each.kind === 'waiting' ? [each.record] : []));
  const overCount = inspected.filter(({ kind }) => kind === 'over').length;
  const restCount = entries.length - overCount - records.length;
  if (records.length + restCount === 0) return 0;

  const previous = await state.read('digest');
  const aheadMs = Date.parse(previous?.value?.nextAt ?? '') - now().getTime();
  if (aheadMs > 0 && aheadMs <= leaseMs) return 0;
  const nextAt = new Date(now().getTime() + leaseMs).toISOString();
  if (!(await state.replace('digest', { nextAt }, previous))) return 0;

  const { shown } = await sendWithOrWithoutWords(mailer, (isPlain) =>
    buildDigest(records, restCount, source, isPlain),
  );
  await mapInBatches(shown, atOnce, (record) => settle(box, record, 'notified', now()));
  return shown.length;
}

/**
 * Deletes what was received more than `months` before `now`, oldest day first and at most `most` messages, and returns how
 * many that were. What cannot be read goes when its day is over. What cannot be deleted is logged and left to the next
 * day. Rejects when the store cannot be listed.
 */
export async function purgeExpired(
  box: MessageBox,
  months: number,
  now: Date,
  most = longestPurge,
): Promise<number> {
  const limit = subtractMonths(now, months).toISOString();
  const limitDay = limit.slice(0, 10);
  let deleted = 0;
  for (const day of await box.listDays()) {
    if (day > limitDay || deleted >= most) break;
    const ids = (await box.listIdsOfDay(day)).slice(0, most - deleted);
    const outcomes = await mapInBatches(ids, deletesAtOnce, async (id) => {
      try {
        return await purgeOne(box, id, day, limit);
      } catch (error) {
        console.error(`contact: ${id} has expired and was not deleted: ${describeErrorCode(error)}`);
        return false;
      }
    });
    deleted += outcomes.filter(Boolean).length;
  }
  return deleted;
}

/** Deletes a message that stands under a day, if it has expired. Whether it had. */
async function purgeOne(box: MessageBox, id: string, day: string, limit: string): Promise<boolean> {
  const record = await box.find(id).catch(() => undefined);
  const isExpired = record ? record.receivedAt < limit : day < limit.slice(0, 10);
  if (isExpired) await box.remove(id, day);
  // The same words were sent again on another day, under which they stand as well.
  else if (record && !record.receivedAt.startsWith(day)) await box.removeFromDay(id, day);
  return isExpired;
}

/** The same day and time some months earlier, in UTC; the last day of a month that is too short. */
export function subtractMonths(date: Date, months: number): Date {
  const earlier = new Date(date);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  // 31 March minus one month overflows into March again.
  if (earlier.getUTCDate() !== date.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}
