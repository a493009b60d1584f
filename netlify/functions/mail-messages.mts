// Every five minutes: tells the dealer of the messages that wait, or of what keeps them waiting. Needs the variables of
// mail. The platform runs schedules of the published site only, hence the production store.
import type { Config } from '@netlify/functions';
import { describeSenderSite, findDealerMailer } from '../lib/mail-config.ts';
import { readFunctionContent } from '../lib/function-content.ts';
import { pingHeartbeat } from '../lib/heartbeat.ts';
import { createMessageStores } from '../lib/message-store.ts';
import { describeRun, runNotifications } from '../lib/notify-run.ts';

/** Runs once. Rejects when the store cannot be listed; the platform logs it, and the next run tries again. */
export default async function mailMessages(): Promise<void> {
  const { dealer } = readFunctionContent();
  const mailer = findDealerMailer(process.env, dealer);
  if (!mailer) {
    console.info('contact: mail is switched off or not configured; messages are stored and wait');
    return;
  }
  const store = createMessageStores('production');
  const heartbeatUrl = process.env['HEARTBEAT_URL'];
  const report = await runNotifications(
    { store, mailer, senderSite: describeSenderSite(dealer), now: () => new Date() },
    heartbeatUrl ? () => pingHeartbeat(heartbeatUrl) : undefined,
  );
  console.info(`contact: ${describeRun(report)}`);
}

export const config: Config = { schedule: '*/5 * * * *' };
