// What waits, by the keys of the store alone.
import { describeErrorCode } from './mailer.ts';
import { readKeyId, type MessageStore } from './message-store.ts';
import type { Watch } from './watch.ts';

export interface WaitingList {
  /** Oldest first. */
  ids: readonly string[];
  /** Whether these are all. Otherwise the oldest days are among them, as far as the store gave them in time. */
  isWhole: boolean;
}

/** Lists what waits, oldest day first. Rejects when not even the days can be listed. */
export async function listWaiting(box: MessageStore, watch: Watch): Promise<WaitingList> {
  const ids: string[] = [];
  let isWhole = true;
  for (const day of await box.listDays('waiting')) {
    try {
      for await (const keys of box.listDay('waiting', day)) {
        ids.push(...keys.map(readKeyId).filter((id) => id !== undefined));
        if (watch.left('list') === 0) break;
      }
    } catch (error) {
      isWhole = false;
      console.error(`contact: what waits since ${day} cannot be listed: ${describeErrorCode(error)}`);
    }
    if (watch.left('list') === 0) {
      isWhole = false;
      break;
    }
  }
  return { ids: ids.toSorted(), isWhole };
}
