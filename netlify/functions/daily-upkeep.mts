// Once a day, early in the morning of the east coast: the deletion of what was kept long enough, and the digest of
// suspects. The digest needs the variables of mail, the deletion needs nothing. What previews store goes with its deploy.
import type { Config } from '@netlify/functions';
import { describeMailSource, findDealerMailer } from '../lib/dealer-mail.ts';
import { readFunctionContent } from '../lib/function-content.ts';
import { describeErrorCode } from '../lib/mailer.ts';
import { createBlobMessageStore } from '../lib/message-store.ts';
import { purgeExpired, sendDigest } from '../lib/upkeep.ts';

/** Runs once; a failure is logged and made up for on the next day, so nothing is thrown. */
export default async function dailyUpkeep(): Promise<void> {
  const { dealer } = readFunctionContent();
  const now = () => new Date();
  const { messages, suspects, state } = createBlobMessageStore('production');

  // First, since it promises something to visitors.
  for (const box of [messages, suspects]) {
    try {
      const count = await purgeExpired(box, dealer.messageRetentionMonths, now());
      if (count > 0) console.info(`contact: ${count} expired messages deleted`);
    } catch (error) {
      console.error(`contact: expired messages were not deleted: ${describeErrorCode(error)}`);
    }
  }

  const mailer = findDealerMailer(process.env, dealer);
  if (!mailer) return;
  try {
    const source = describeMailSource(dealer);
    const count = await sendDigest({ box: suspects, state, mailer, source, now });
    console.info(`contact: ${count} suspects listed`);
  } catch (error) {
    console.error(`contact: the digest waits for tomorrow: ${describeErrorCode(error)}`);
  }
}

export const config: Config = { schedule: '15 10 * * *' };
