// What an entry in the index of waiting messages stands for.
import type { MessageRecord } from '../../src/schemas/contact-message.ts';
import { describeErrorCode } from './mailer.ts';
import type { PendingEntry } from './message-index.ts';
import type { MessageBox, StoredAttempt } from './message-store.ts';

/** A message of which the dealer was not told. */
export interface WaitingMessage {
  kind: 'waiting';
  entry: PendingEntry;
  record: MessageRecord;
  attempt: StoredAttempt | undefined;
}

/** unreadable: it waits, and nobody can mail it. over: nothing waits any longer. */
export type InspectedEntry = WaitingMessage | { kind: 'unreadable' | 'over'; entry: PendingEntry };

/** After that time nobody is still storing the message that the entry was written for. */
const longestStoringMs = 3_600_000;

/**
 * Reads what the entry stands for. One that is left over is removed: of a message that is settled, of one that was stored
 * under another time (sent twice), or of one that was never stored. Never rejects: a message that the store does not give,
 * or that is none, is logged and counts as unreadable.
 */
export async function inspectPending(
  box: MessageBox,
  entry: PendingEntry,
  now: Date,
): Promise<InspectedEntry> {
  try {
    const [record, attempt, isNotified, isHandled] = await Promise.all([
      box.find(entry.id),
      box.findAttempt(entry.id),
      box.hasMark(entry.id, 'notified'),
      box.hasMark(entry.id, 'handled'),
    ]);
    const isSettled = isNotified || isHandled;
    if (record && !isSettled && record.receivedAt === entry.receivedAt) {
      return { kind: 'waiting', entry, record, attempt };
    }
    const isBeingStored =
      !record && Math.abs(now.getTime() - Date.parse(entry.receivedAt)) < longestStoringMs;
    if (isSettled || !isBeingStored) await box.removePending(entry);
    return { kind: 'over', entry };
  } catch (error) {
    console.error(`contact: ${entry.id} cannot be read: ${describeErrorCode(error)}`);
    return { kind: 'unreadable', entry };
  }
}
