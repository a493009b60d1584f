// The daily list of what programs seem to have sent. It reports all suspects, so that no flood of them can keep the
// heartbeat silent; they are moved as time allows.
import type { MessageRecord } from '../../src/features/contact/contact-message.schema.ts';
import { mapConcurrently } from '../../src/lib/map-concurrently.ts';
import { buildDigest, maxDigestLength } from './list-mails.ts';
import {
  countRemainingMails,
  toReportedUntil,
  isDigestDue,
  isLongOverdue,
  isReported,
} from './mail-rules.ts';
import { describeErrorCode } from './mailer.ts';
import { maxConcurrent, countMails, sendList, type Run } from './run-mail.ts';
import { listWaiting, type WaitingList } from './waiting-list.ts';

/** Mails the list if it is time for one. Whether no suspect waits too long for one. Never rejects. */
export async function reportSuspects(run: Run): Promise<boolean> {
  const { store, timer, startedAt } = run;
  try {
    const list = await timer.within('work', listWaiting(store.suspects, timer));
    let shown: ReadonlySet<string> = new Set();
    const isNamed = (id: string) => isReported(id, run.record.digest, startedAt) || shown.has(id);
    const fresh = list.ids.filter((id) => !isNamed(id));
    if (fresh.length > 0 && isDigestDue(run.record.digest, startedAt)) {
      shown = await sendDigest(fresh, list, run);
    }
    await mapConcurrently(list.ids.filter(isNamed), maxConcurrent, async (id) => {
      // One that stays is moved by a later run.
      if (timer.remaining('work') > 0)
        await timer.within('work', store.suspects.markDone(id)).catch(() => undefined);
    });
    return !list.ids.some((id) => !isNamed(id) && isLongOverdue(id, startedAt));
  } catch (error) {
    console.error(`contact: the suspects cannot be told: ${describeErrorCode(error)}`);
    return false;
  }
}

/** Ids of the suspects that the list shows; none when it was not accepted. */
async function sendDigest(
  fresh: readonly string[],
  { isComplete }: WaitingList,
  run: Run,
): Promise<ReadonlySet<string>> {
  const { store, timer, record, startedAt, report } = run;
  if (countRemainingMails(record, startedAt).others === 0) return new Set();
  const records = await mapConcurrently(fresh.slice(0, maxDigestLength), maxConcurrent, (id) =>
    timer.within('work', store.suspects.find('waiting', id)).catch(() => undefined),
  );
  const readable = records.filter((each): each is MessageRecord => each !== undefined);
  const withWords = new Set(readable.map(({ id }) => id));
  const others = fresh.filter((id) => !withWords.has(id));
  const refundUnsent = await countMails('others', 1, run);
  if (!refundUnsent) return new Set();
  const shown = await sendList(
    'the list of suspects',
    (isPlain) => buildDigest(readable, others, run.senderSite, isPlain),
    run,
  );
  refundUnsent(shown ? 0 : 1);
  if (!shown) return new Set();
  run.record.digest = toReportedUntil(fresh, isComplete, record.digest, startedAt);
  report.suspects = fresh.length;
  return new Set(shown);
}
