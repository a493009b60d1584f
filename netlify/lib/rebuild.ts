// Notices and holidays begin and end while nobody publishes anything. This asks the host for a build on the days on which
// the site would show something else than it does.
import { isDeepStrictEqual } from 'node:util';
import { readToday } from '../../src/lib/site/clock.ts';
import { findDatedParts } from '../../src/lib/site/dated-parts.ts';
import type { FunctionContent } from './function-content.ts';
import { describeErrorCode } from './mailer.ts';
import type { StateBox } from './message-store.ts';

/** Milliseconds. The function has 30 seconds in all. */
const patienceMs = 8000;

export interface RebuildParts {
  content: Pick<FunctionContent, 'dealer' | 'builtAt'>;
  state: StateBox;
  /** Address of the host's build hook. Whoever knows it can spend the dealer's credits, so no log names it. */
  hookUrl: string | undefined;
  now: Date;
  fetch?: typeof globalThis.fetch;
}

/**
 * Asks the hook if the published build shows other dates than a build of now would, at most once on a day of the dealer's
 * and on every such day until there is a newer build. A hook that fails is logged and may be asked again on the same day;
 * one that does not answer in time may have heard it. After a rollback nothing is asked for. Rejects when the store fails.
 */
export async function rebuildOnDates({ content, state, hookUrl, now, fetch }: RebuildParts): Promise<void> {
  const { dealer, builtAt } = content;
  const today = readToday(dealer.timeZone, now);
  const builtOn = readToday(dealer.timeZone, new Date(builtAt));
  const previous = await state.read('rebuild');
  const last = previous?.value ?? { askedOn: '', builtAt: '' };
  const isOlder = builtAt < last.builtAt;
  const shows = (day: string) => findDatedParts(dealer, day);
  if (isOlder || last.askedOn === today || isDeepStrictEqual(shows(builtOn), shows(today))) {
    // So that an older build is known for what it is once somebody goes back to it.
    if (builtAt > last.builtAt) await state.replace('rebuild', { ...last, builtAt }, previous);
    return;
  }
  if (!(await state.replace('rebuild', { askedOn: today, builtAt }, previous))) return;
  if (!hookUrl) {
    console.error(
      'dates: the pages are out of date, and BUILD_HOOK_URL is not set: trigger a deploy by hand',
    );
    return;
  }
  const failure = await askHook(hookUrl, fetch);
  if (failure === undefined) {
    console.info('dates: a build was asked for, since today shows other dates');
    return;
  }
  console.error(`dates: the build hook ${failure}; the next run asks again`);
  await state.write('rebuild', { ...last, builtAt });
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
      signal: AbortSignal.timeout(patienceMs),
    });
    return response.ok ? undefined : `was answered with ${response.status}`;
  } catch (error) {
    return `was not answered: ${describeErrorCode(error)}`;
  }
}
