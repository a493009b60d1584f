// Messages that wait for their mail, listed by the keys of the store alone.
import { describeErrorCode } from './mailer.ts';
import { readKeyId, type MessageStore } from './message-store.ts';
import type { RunTimer } from './run-timer.ts';

export interface WaitingList {
  /** Oldest first. */
  ids: readonly string[];
  /** Whether these are all. Otherwise the oldest days are among them, as far as the store gave them in time. */
  isComplete: boolean;
}

/** Lists what waits, oldest day first. Rejects when not even the days can be listed. */
export async function listWaiting(store: MessageStore, timer: RunTimer): Promise<WaitingList> {
  const ids: string[] = [];
  let isComplete = true;
  for (const day of await store.listDays('waiting')) {
    try {
      for await (const keys of store.listDay('waiting', day)) {
        ids.push(...keys.map(readKeyId).filter((id) => id !== undefined));
        if (timer.remaining('list') === 0) break;
      }
    } catch (error) {
      isComplete = false;
      console.error(`contact: what waits since ${day} cannot be listed: ${describeErrorCode(error)}`);
    }
    if (timer.remaining('list') === 0) {
      isComplete = false;
      break;
    }
  }
  return { ids: ids.toSorted(), isComplete };
}
