// What is done once a night. A job that fails is logged and left to the next night.
import { isDeepStrictEqual } from 'node:util';
import type { ContactMessage } from '../../src/features/contact/contact-message.schema.ts';
import { findDatedParts } from '../../src/features/dealer/dated-parts.ts';
import { readToday } from '../../src/lib/clock.ts';
import { mapConcurrently } from '../../src/lib/map-concurrently.ts';
import { callWebhook, describeError, withTimeout } from './calls.ts';
import type { FunctionContent } from './function-content.ts';
import type { Mailer } from './mailer.ts';
import { buildMessageKey, parseKey } from './message-key.ts';
import { buildSuspectsMail } from './message-mail.ts';
import type { MessageStore } from './message-store.ts';

export interface NightlyParts {
  store: MessageStore;
  /** Without it suspects stay pending. */
  mailer: Mailer | undefined;
  content: Pick<FunctionContent, 'dealer' | 'builtAt'>;
  hookUrl: string | undefined;
}

/** More would not fit into a mail that mail programs show whole; the others come with the next. */
const maxSuspects = 200;
/** Milliseconds for each job; a scheduled function has 30 seconds. */
const jobMs = 9000;
/** Operations of the store at a time. */
const maxConcurrent = 20;

export async function runNightly(parts: NightlyParts): Promise<void> {
  for (const job of [rebuildOnDates, mailSuspects, deleteExpired]) {
    try {
      await withTimeout(job(parts), jobMs);
    } catch (error) {
      console.error(`nightly: ${job.name} failed: ${describeError(error)}`);
    }
  }
}

/** Asks for a build where the pages show another notice or other holidays than those of today. */
async function rebuildOnDates({ content: { dealer, builtAt }, hookUrl }: NightlyParts): Promise<void> {
  const findParts = (moment: Date) => findDatedParts(dealer, readToday(dealer.timeZone, moment));
  if (isDeepStrictEqual(findParts(new Date(builtAt)), findParts(new Date()))) return;
  if (hookUrl) await callWebhook('nightly: the build hook', hookUrl, { method: 'POST', body: '{}' });
  else console.error('nightly: the dates on the pages are out of date, and BUILD_HOOK_URL is not set');
}

/** Mails all pending suspects in one list, the oldest first, and marks them as listed. */
async function mailSuspects({ store, mailer, content }: NightlyParts): Promise<void> {
  if (!mailer) return;
  const keys = (await store.list('suspects/pending/')).map(parseKey).filter((key) => key !== undefined);
  if (keys.length === 0) return;
  const oldest = keys.toSorted((a, b) => a.sentAt - b.sentAt).slice(0, maxSuspects);
  const suspects = await mapConcurrently(oldest, maxConcurrent, async ({ id }) => {
    const text = (await store.read(buildMessageKey('suspects/pending', id))) ?? '';
    return { id, text, message: JSON.parse(text) as ContactMessage };
  });
  await mailer.sendMail(buildSuspectsMail(suspects, content.dealer));
  await mapConcurrently(suspects, maxConcurrent, async ({ id, text }) => {
    await store.add(buildMessageKey('suspects/listed', id), text);
    await store.remove(buildMessageKey('suspects/pending', id));
  });
}

/** Deletes what came on days before the months of the privacy page, sent or not. */
async function deleteExpired({ store, content }: NightlyParts): Promise<void> {
  // Where the month back has no such day, this is up to three days later.
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() - content.dealer.messageRetentionMonths);
  const firstDay = date.toISOString().slice(0, 10);
  const expired = (await store.list('')).filter((key) => (parseKey(key)?.day ?? firstDay) < firstDay);
  await mapConcurrently(expired, maxConcurrent, (key) => store.remove(key));
}
