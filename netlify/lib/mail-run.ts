// One run of the schedule, the only one that mails messages. One that ends anywhere leaves keys that the next run goes on
// from; a mail may then come twice, under one Message-ID.
import type { ContactMessage } from '../../src/features/contact/contact-message.schema.ts';
import { describeError, withTimeout } from './calls.ts';
import type { FunctionContent } from './function-content.ts';
import type { Mailer } from './mailer.ts';
import { buildMessageKey, parseKey, type MessageKey } from './message-key.ts';
import type { MessageStore } from './message-store.ts';
import { listQueues, type Queue } from './queues.ts';

export interface MailRunParts {
  store: MessageStore;
  mailer: Mailer;
  content: FunctionContent;
  /** Also gets a mail about each message, as a lead. */
  crmEmail: string | undefined;
}

/** A message may be pending in several queues. */
type PendingMessage = MessageKey & { queue: Queue };

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
  const queues = listQueues(parts.crmEmail).map(async (queue) => {
    const keys = (await parts.store.list(`${queue.pending}/`)).map(parseKey);
    return keys.filter((key) => key !== undefined).map((key) => ({ ...key, queue }));
  });
  const pending = (await withTimeout(Promise.all(queues), attemptMs)).flat();
  const mailed = new Set<PendingMessage>();
  for (const message of sortByTurn(pending, startedAt).slice(0, maxAttempts)) {
    if (Date.now() - startedAt > lastStartMs) break;
    try {
      await withTimeout(mailMessage(message, parts), attemptMs);
      mailed.add(message);
    } catch (error) {
      console.error(`messages: ${message.id} is still in ${message.folder}: ${describeError(error)}`);
    }
  }
  const left = pending.filter((message) => !mailed.has(message));
  const overdue = left.filter(({ sentAt }) => Date.now() - sentAt > 45 * minuteMs);
  return { mailed: mailed.size, pending: left.length, overdue: overdue.length };
}

/** The last hour, newest first, then the others from another place each run: so no message holds up the others for good. */
function sortByTurn(pending: readonly PendingMessage[], time: number): PendingMessage[] {
  const sorted = pending.toSorted((a, b) => b.sentAt - a.sentAt || a.id.localeCompare(b.id));
  const isYoung = ({ sentAt }: PendingMessage) => time - sentAt < 60 * minuteMs;
  const old = sorted.filter((key) => !isYoung(key));
  const start = Math.floor(time / (5 * minuteMs)) % (old.length || 1);
  return [...sorted.filter(isYoung), ...old.slice(start), ...old.slice(0, start)];
}

async function mailMessage({ id, queue }: PendingMessage, { store, mailer, content }: MailRunParts) {
  const text = await store.read(buildMessageKey(queue.pending, id));
  // Another run has moved it meanwhile.
  if (text === undefined) return;
  await mailer.sendMail(queue.buildMail(id, JSON.parse(text) as ContactMessage, content));
  await store.add(buildMessageKey(queue.sent, id), text);
  await store.remove(buildMessageKey(queue.pending, id));
}
