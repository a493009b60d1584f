// Names in the two indexes beside the messages. Both begin with the time, so that what is old is known without reading a
// message: of what waits for its mail, and of what was stored on which day.
import { submissionIdSchema, type MessageRecord } from '../../src/schemas/contact-message.ts';

/** A message that is not settled: the dealer was not told of it, and nobody has handled it. */
export type PendingEntry = Pick<MessageRecord, 'id' | 'receivedAt'>;

/** Name of the entry of a waiting message: "2026-11-20T15:04:05.000Z/{id}". */
export function pendingKey({ id, receivedAt }: PendingEntry): string {
  return `${receivedAt}/${id}`;
}

/** The entry that a name stands for; undefined for a name that is none. */
export function readPendingKey(key: string): PendingEntry | undefined {
  const [receivedAt = '', id = ''] = key.split('/');
  return isId(id) && !Number.isNaN(Date.parse(receivedAt)) ? { id, receivedAt } : undefined;
}

/** The day, in UTC, on which a message was received: "2026-11-20". */
export function findDay({ receivedAt }: Pick<MessageRecord, 'receivedAt'>): string {
  return receivedAt.slice(0, 10);
}

/** Name of a stored message among those of its day: "2026-11-20/{id}". */
export function dayKey(id: string, day: string): string {
  return `${day}/${id}`;
}

/** Whether the text can be the id of a message. */
export function isId(text: string): boolean {
  return submissionIdSchema.safeParse(text).success;
}
