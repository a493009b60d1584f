// One run of the schedule, the only one that mails messages. One that ends anywhere leaves keys that the next run goes on
// from; a mail may then come twice, under one Message-ID.
import type { ContactMessage } from '../../src/features/contact/contact-message.schema.ts';
import { describeError, withTimeout } from './calls.ts';
import type { Mailer } from './mailer.ts';
import { buildKey, parseKey, type MessageKey } from './message-key.ts';
import { buildMessageMail, type Site } from './message-mail.ts';
import type { MessageStore } from './message-store.ts';

export interface MailRunParts {
  store: MessageStore;
  mailer: Mailer;
  site: Site;
}

const maxAttempts = 20;
const minuteMs = 60_000;
/** A scheduled function has 30 seconds. */
const attemptMs = 8000;
const lastStartMs = 20_000;

/**
 * Mails what is pending; a failure is logged and left to later runs. Counts what it mailed, what is left, and what of that is
 * overdue: pending for more than 45 minutes. Rejects when the store cannot be listed.
 */
export async function runMail(parts: MailRunParts) {
  const startedAt = Date.now();
  const keys = await withTimeout(parts.store.list('pending/'), attemptMs);
  const pending = keys.map(parseKey).filter((key) => key !== undefined);
  const mailed = new Set<string>();
  for (const { id } of sortByTurn(pending, startedAt).slice(0, maxAttempts)) {
    if (Date.now() - startedAt > lastStartMs) break;
    try {
      await withTimeout(mailMessage(id, parts), attemptMs);
      mailed.add(id);
    } catch (error) {
      console.error(`messages: ${id} is still pending: ${describeError(error)}`);
    }
  }
  const left = pending.filter(({ id }) => !mailed.has(id));
  const overdue = left.filter(({ sentAt }) => Date.now() - sentAt > 45 * minuteMs);
  return { mailed: mailed.size, pending: left.length, overdue: overdue.length };
}

/** The last hour, newest first, then the others from another place each run: so no message holds up the others for good. */
function sortByTurn(pending: readonly MessageKey[], time: number): MessageKey[] {
  const sorted = pending.toSorted((a, b) => b.sentAt - a.sentAt || a.id.localeCompare(b.id));
  const isYoung = ({ sentAt }: MessageKey) => time - sentAt < 60 * minuteMs;
  const old = sorted.filter((key) => !isYoung(key));
  const start = Math.floor(time / (5 * minuteMs)) % (old.length || 1);
  return [...sorted.filter(isYoung), ...old.slice(start), ...old.slice(0, start)];
}

async function mailMessage(id: string, { store, mailer, site }: MailRunParts): Promise<void> {
  const text = await store.read(buildKey('pending', id));
  // Another run has moved it meanwhile.
  if (text === undefined) return;
  await mailer.sendMail(buildMessageMail(id, JSON.parse(text) as ContactMessage, site));
  await store.add(buildKey('sent', id), text);
  await store.remove(buildKey('pending', id));
}
