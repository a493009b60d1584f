// A key holds a message's whole state: "pending/2026-11-20/<UUID of version 7>-<hash of the words>". Sending a message
// twice gives the same key, and knowing an id is not enough to hide or overwrite a message.
import { createHash } from 'node:crypto';
import type { ContactMessage } from '../../src/features/contact/contact-message.schema.ts';
import { buildUuidV7, readUuidTime } from '../../src/features/contact/uuid-v7.ts';

/** A filled honeypot marks a suspect; what is copied to a CRM has another key for it. */
export type Folder = 'pending' | 'sent' | 'crm/pending' | 'crm/sent' | 'suspects/pending' | 'suspects/listed';

export type MessageKey = NonNullable<ReturnType<typeof parseKey>>;

const dayMs = 86_400_000;
const uuidLength = 36;

/** The browser's UUID, or one of the server's where it is missing or more than a day off the server's clock. */
export function keepOrCreateUuid(sent: unknown): string {
  if (typeof sent === 'string') {
    const time = readUuidTime(sent);
    if (time !== undefined && Math.abs(Date.now() - time) <= dayMs) return sent;
  }
  return buildUuidV7();
}

export function buildMessageId(uuid: string, message: ContactMessage): string {
  const hash = createHash('sha256').update(JSON.stringify(message)).digest('hex');
  return `${uuid}-${hash.slice(0, 12)}`;
}

/** The key of a message in a folder. Throws a RangeError if the id is malformed. */
export function buildMessageKey(folder: Folder, id: string): string {
  const day = new Date(readSentAt(id) ?? NaN).toISOString().slice(0, 10);
  return `${folder}/${day}/${id}`;
}

/** The parts of a key; undefined for any other text. */
export function parseKey(key: string) {
  const [, folder, day = '', id = ''] = /^(.+)\/(\d{4}-\d{2}-\d{2})\/([^/]+)$/.exec(key) ?? [];
  const sentAt = readSentAt(id);
  return sentAt === undefined ? undefined : { folder: folder as Folder, day, id, sentAt };
}

/** When a message was sent, in milliseconds since 1970, by the browser's clock; undefined for any other text. */
export function readSentAt(id: string): number | undefined {
  return /^-[0-9a-f]{12}$/.test(id.slice(uuidLength)) ? readUuidTime(id.slice(0, uuidLength)) : undefined;
}
