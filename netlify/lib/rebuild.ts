// Notices and holidays begin and end while nobody publishes anything. This asks the host for a build on the days on which
// the site would show something else than it does.
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { findNextDay, readToday } from '../../src/lib/clock.ts';
import { findDatedParts } from '../../src/features/dealer/dated-parts.ts';
import type { FunctionContent } from './function-content.ts';
import { describeErrorCode } from './mailer.ts';
import { readVersioned, replaceVersioned, type BlobStore } from './versioned-json.ts';

/** What runs leave to each other: until when no build is asked for, and when the newest build known of began. ISO, UTC. */
const stateSchema = z.object({ nextAt: z.string(), builtAt: z.string() });
const key = 'rebuild';

/** Milliseconds. The function has 30 seconds in all. */
const timeoutMs = 8000;
/** A run that dies before it has the hook's answer keeps others from asking for that long; longer than a run can take. */
const leaseMs = 2 * 60_000;
/** No day is longer, so what is put off for more was put off by a clock that is wrong. */
const maxDayMs = 25 * 60 * 60_000;

export interface RebuildParts {
  content: Pick<FunctionContent, 'dealer' | 'builtAt'>;
  store: BlobStore;
  /** URL of the host's build hook. Whoever knows it can spend the dealer's credits, so no log names it. */
  hookUrl: string | undefined;
  now: Date;
  fetch?: typeof globalThis.fetch;
}

/**
 * Asks the hook if the published build shows other dates than a build of now would, once on a day of the dealer's and on
 * every such day until there is a newer build. A hook that fails is logged and asked again by the next run, and so is one
 * whose answer was not written down: if the run dies first, the hook may be called twice, and no day is lost. After a rollback nothing is
 * asked for. Rejects when the store fails.
 */
export async function rebuildOnDates({ content, store, hookUrl, now, fetch }: RebuildParts): Promise<void> {
  const { dealer, builtAt } = content;
  const previous = await readVersioned(store, key, stateSchema);
  // Two runs may write the same state; the claim tells them apart.
  const replace = (state: z.output<typeof stateSchema>) =>
    replaceVersioned(store, key, { ...state, claim: randomUUID() }, previous);
  const last = previous?.value ?? { nextAt: '', builtAt: '' };
  const isOlder = builtAt < last.builtAt;
  const aheadMs = Date.parse(last.nextAt) - now.getTime();
  const isPutOff = aheadMs > 0 && aheadMs <= maxDayMs;
  const shows = (moment: Date) => findDatedParts(dealer, readToday(dealer.timeZone, moment));
  if (isOlder || isPutOff || isDeepStrictEqual(shows(new Date(builtAt)), shows(now))) {
    // So that an older build is known for what it is once somebody goes back to it.
    if (builtAt > last.builtAt) await replace({ ...last, builtAt });
    return;
  }
  const lease = new Date(now.getTime() + leaseMs).toISOString();
  if (!(await replace({ nextAt: lease, builtAt }))) return;
  const failure = hookUrl && (await askHook(hookUrl, fetch));
  if (failure) {
    console.error(`dates: the build hook ${failure}; the next run asks again`);
    return;
  }
  await store.setJSON(key, { nextAt: findNextDay(dealer.timeZone, now).toISOString(), builtAt });
  if (hookUrl) console.info('dates: a build was asked for, since today shows other dates');
  else {
    console.error(
      'dates: the pages are out of date, and BUILD_HOOK_URL is not set: trigger a deploy by hand',
    );
  }
}

/** Asks for a build. What went wrong, or undefined. Never throws. */
async function askHook(hookUrl: string, fetch = globalThis.fetch): Promise<string | undefined> {
  try {
    const url = new URL(hookUrl);
    // What Netlify calls the deploy.
    url.searchParams.set('trigger_title', 'Dates on the pages begin or end today');
    const response = await fetch(url, {
      method: 'POST',
      body: '{}',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? undefined : `was answered with ${response.status}`;
  } catch (error) {
    return `was not answered: ${describeErrorCode(error)}`;
  }
}
