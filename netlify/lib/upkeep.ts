// What happens once a day: the dealer gets a list of new suspects, and messages that were kept long enough are deleted.
import { mapInBatches } from '../../src/lib/site/in-batches.ts';
import type { Mailer } from './mailer.ts';
import type { MessageBox } from './message-store.ts';
import { buildDigest, type MailSource } from './notification-mail.ts';
import { claimNextAttempt } from './notifier.ts';
import { takeTurn } from './take-turn.ts';

const atOnce = 20;
/** More than these wait for the next day, so that a flood of spam makes no mail that nobody can open. */
const longestDigest = 200;
/** More than these are looked at in turns, a day each: four stores have to be done within half a minute. */
const longestPurge = 1000;
const dayMs = 86_400_000;

interface DigestParts {
  /** The suspects. */
  box: MessageBox;
  mailer: Mailer;
  source: MailSource;
  now: () => Date;
}

/**
 * Mails the suspects that no digest has listed, and returns how many that were. Each is claimed first, so that of two
 * runs at once only one lists it. Throws when the mail was not accepted; then the next day's digest has them.
 */
export async function sendDigest({ box, mailer, source, now }: DigestParts): Promise<number> {
  const marks = await box.listMarks();
  const ids = (await box.listIds()).filter((id) => !marks.get(id)?.has('notified'));
  const claimed = await mapInBatches(ids.slice(0, longestDigest), atOnce, async (id) => {
    const previous = marks.get(id)?.has('attempt') ? await box.findAttempt(id) : undefined;
    if (previous && previous.nextAt > now().toISOString()) return undefined;
    const isOurs = await claimNextAttempt(box, id, previous, now());
    return isOurs && !(await box.hasMark(id, 'notified')) ? box.find(id) : undefined;
  });
  const records = claimed
    .filter((record) => record !== undefined)
    .toSorted((a, b) => a.receivedAt.localeCompare(b.receivedAt));
  if (records.length === 0) return 0;
  await mailer.send(buildDigest(records, Math.max(0, ids.length - longestDigest), source));
  await mapInBatches(records, atOnce, ({ id }) => box.setMark(id, 'notified', now()));
  return records.length;
}

/**
 * Deletes what was received more than `months` before `now`, and returns how many messages that were. It looks at no
 * more than `most` messages, of a larger store at the next ones each day. Rejects when the store fails.
 */
export async function purgeExpired(
  box: MessageBox,
  months: number,
  now: Date,
  most = longestPurge,
): Promise<number> {
  const limit = subtractMonths(now, months).toISOString();
  const ids = await box.listIds();
  const looked = takeTurn(ids, most, Math.floor(now.getTime() / dayMs));
  const expired = await mapInBatches(looked, atOnce, async (id) => {
    const record = await box.find(id);
    if (!record || record.receivedAt >= limit) return false;
    await box.remove(id);
    return true;
  });
  // A run that was stopped may have left marks without a message. A list may not show a new message yet, so each is
  // looked up.
  const known = new Set(ids);
  const orphans = [...(await box.listMarks()).keys()].filter((id) => !known.has(id));
  await mapInBatches(orphans, atOnce, async (id) => {
    if ((await box.find(id)) === undefined) await box.remove(id);
  });
  return expired.filter(Boolean).length;
}

/** The same day and time some months earlier, in UTC; the last day of a month that is too short. */
export function subtractMonths(date: Date, months: number): Date {
  const earlier = new Date(date);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  // 31 March minus one month overflows into March again.
  if (earlier.getUTCDate() !== date.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}
