// Once a day, early in the morning of the east coast: the deletion of what was kept long enough. What previews store goes
// with its deploy.
import type { Config } from '@netlify/functions';
import { readFunctionContent } from '../lib/function-content.ts';
import { createMessageStores } from '../lib/message-store.ts';
import { purgeExpired } from '../lib/upkeep.ts';

/** Runs once; a failure is logged and made up for on the next day, so nothing is thrown. */
export default async function dailyUpkeep(): Promise<void> {
  const { messageRetentionMonths } = readFunctionContent().dealer;
  const { messages, suspects } = createMessageStores('production');
  const count = await purgeExpired([messages, suspects], messageRetentionMonths, () => new Date());
  if (count > 0) console.info(`contact: ${count} expired messages deleted`);
}

export const config: Config = { schedule: '15 10 * * *' };
