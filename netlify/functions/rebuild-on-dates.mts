// Every hour: has the site built again once a notice or a holiday begins or ends, soon after midnight where the dealer is.
// Needs BUILD_HOOK_URL. The platform runs schedules of the published site only, hence the production store.
import type { Config } from '@netlify/functions';
import { readFunctionContent } from '../lib/function-content.ts';
import { openBlobStore } from '../lib/blob-store.ts';
import { rebuildOnDates } from '../lib/rebuild.ts';

/** Runs once. Rejects when the store fails; the platform logs it, and the next run tries again. */
export default async function rebuild(): Promise<void> {
  await rebuildOnDates({
    content: readFunctionContent(),
    store: openBlobStore('contact-state', 'production'),
    hookUrl: process.env['BUILD_HOOK_URL'],
    now: new Date(),
  });
}

export const config: Config = { schedule: '5 * * * *' };
