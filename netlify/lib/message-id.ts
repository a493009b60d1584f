// The id of a stored message is a UUID of version 7 and a hash of the words: "<UUID>-<12 hexadecimal digits>". It says
// when the message was sent, sorts by that time, and nobody who knows it can store other words under it.
import { createHash } from 'node:crypto';
import { buildUuidV7, readUuidTime } from '../../src/features/contact/uuid-v7.ts';
import type { ContactMessage } from '../../src/features/contact/contact-message.schema.ts';

const minuteMs = 60_000;
/** Milliseconds by which the clock of a browser may be ahead. */
const maxBrowserClockAheadMs = 2 * minuteMs;
/** Milliseconds after which the time in an id says no more when the message came. */
const maxBehindMs = 5 * minuteMs;
/** Milliseconds after which nobody sends a message again. No message is deleted before. */
const maxRetryMs = 7 * 24 * 60 * minuteMs;
/** Milliseconds within which the same words are the same message when they come without an id. */
const windowMs = 10 * minuteMs;

const lengthOfUuid = 36;

/** The id of words that were sent under a UUID. */
export function buildStoredMessageId(uuid: string, message: ContactMessage): string {
  return `${uuid}-${hash(message).toString('hex').slice(0, 12)}`;
}

/** The UUID that an id begins with. */
export function readUuid(id: string): string {
  return id.slice(0, lengthOfUuid);
}

/** When a message was sent, by its id: milliseconds since 1970. Undefined for a text that is no id. */
export function readIdTime(id: string): number | undefined {
  return /^-[0-9a-f]{12}$/.test(id.slice(lengthOfUuid)) ? readUuidTime(readUuid(id)) : undefined;
}

/** The day of an id in UTC, and the id: "2026-11-20/{id}", the name of a message in each folder of the store. */
export function buildStoreKeySuffix(id: string): string {
  return `${new Date(readIdTime(id) ?? 0).toISOString().slice(0, 10)}/${id}`;
}

/**
 * The ids of a message that came now: first the one to store it under, then those under which it may be stored already. A
 * UUID whose time is not about now, or none, leaves the order to the server's clock: then the same words get the same id
 * within ten minutes, and the last of the ids is that of the ten minutes before.
 */
export function chooseIds(
  sentUuid: string | undefined,
  message: ContactMessage,
  now: Date,
): [id: string, ...earlier: string[]] {
  const sentAt = readUuidTime(sentUuid ?? '');
  const own = sentUuid !== undefined && sentAt !== undefined ? [buildStoredMessageId(sentUuid, message)] : [];
  const behind = now.getTime() - (sentAt ?? -Infinity);
  const [id] = own;
  if (id !== undefined && behind <= maxBehindMs && behind >= -maxBrowserClockAheadMs) return [id];
  const start = Math.floor(now.getTime() / windowMs) * windowMs;
  const [current, before] = [start, start - windowMs].map((time) =>
    buildStoredMessageId(buildUuidV7(time, hash([time, message])), message),
  ) as [string, string];
  return [current, ...(behind > maxBehindMs && behind < maxRetryMs ? own : []), before];
}

function hash(value: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(value)).digest();
}
