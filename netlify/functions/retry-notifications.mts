// Every five minutes: mails the messages that the dealer has not been told of yet. Needs the variables of mail. The
// platform runs schedules of the published site only, hence the production store.
import type { Config } from '@netlify/functions';
import { describeMailSource, findDealerMailer } from '../lib/dealer-mail.ts';
import { readFunctionContent } from '../lib/function-content.ts';
import { createBlobMessageStore } from '../lib/message-store.ts';
import { retryPending } from '../lib/notifier.ts';

/** Runs once. Rejects when the store cannot be read; the platform logs it, and the next run tries again. */
export default async function retryNotifications(): Promise<void> {
  const { dealer } = readFunctionContent();
  const mailer = findDealerMailer(process.env, dealer);
  if (!mailer) {
    console.info('contact: mail is switched off or not configured; messages are stored and wait');
    return;
  }
  const box = createBlobMessageStore('production').messages;
  const source = describeMailSource(dealer);
  const report = await retryPending({ box, mailer, source, now: () => new Date() });
  console.info(
    `contact: ${report.sent} mailed, ${report.failed} failed, ${report.waiting} waiting, the oldest for ${report.oldestMinutes} minutes`,
  );
}

export const config: Config = { schedule: '*/5 * * * *' };
