// Ids that the server makes of a message's words, so that the same words get the same id when they are sent again.
import { createHash } from 'node:crypto';
import type { ContactMessage } from '../../src/schemas/contact-message.ts';

const windowMs = 10 * 60_000;

/**
 * Ids of a message that was sent without one: the first is the same for the same words within ten minutes by the clock,
 * the second is the one that they had in the ten minutes before.
 */
export function buildWindowIds(message: ContactMessage, date: Date): [id: string, earlierId: string] {
  const window = Math.floor(date.getTime() / windowMs);
  const build = (count: number) => hash([count, message]).slice(0, 32);
  return [build(window), build(window - 1)];
}

/** Id of a message of its own that was sent under an id which other words have. */
export function buildOwnId(id: string, message: ContactMessage): string {
  return `${id.slice(0, 40)}-${hash(message).slice(0, 12)}`;
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
