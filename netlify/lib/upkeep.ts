// The daily deletion of what was kept long enough, by the days in the keys alone: whatever they hold.
import { mapConcurrently } from '../../src/lib/map-concurrently.ts';
import { describeErrorCode } from './mailer.ts';
import { storeFolders, type MessageStore } from './message-store.ts';

/** At 50 ms an answer of the store (assumed) a run deletes some 20,000 messages. */
const maxConcurrent = 50;
/** Milliseconds after which the rest is left to the next day. */
const maxRunMs = 20_000;

/**
 * Deletes what came on days that ended more than `months` ago, oldest day first, and returns how many keys that were. What
 * cannot be deleted or listed is logged and left to the next day, as is what there is no time for. Never rejects.
 */
export async function purgeExpired(
  stores: readonly MessageStore[],
  months: number,
  now: () => Date,
): Promise<number> {
  const start = now();
  const isTimeLeft = () => now().getTime() - start.getTime() < maxRunMs;
  const limitDay = subtractMonths(start, months).toISOString().slice(0, 10);
  let deleted = 0;
  const removeKey = async (store: MessageStore, key: string) => {
    if (!isTimeLeft()) return;
    try {
      await store.removeKey(key);
      deleted += 1;
    } catch (error) {
      console.error(`contact: ${key} has expired and was not deleted: ${describeErrorCode(error)}`);
    }
  };
  for (const [store, folder] of stores.flatMap((each) => storeFolders.map((name) => [each, name] as const))) {
    try {
      for (const day of await store.listDays(folder)) {
        if (day >= limitDay) break;
        for await (const keys of store.listDay(folder, day)) {
          await mapConcurrently(keys, maxConcurrent, (key) => removeKey(store, key));
          if (!isTimeLeft()) return deleted;
        }
      }
    } catch (error) {
      console.error(`contact: what has expired cannot be listed: ${describeErrorCode(error)}`);
    }
  }
  return deleted;
}

/** The same day and time some months earlier, in UTC; the last day of a month that is too short. */
export function subtractMonths(date: Date, months: number): Date {
  const earlier = new Date(date);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  // 31 March minus one month overflows into March again.
  if (earlier.getUTCDate() !== date.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}
