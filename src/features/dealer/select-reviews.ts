// Which reviews a deploy shows.
import { isProduction, type Deploy } from '../../lib/deploy.ts';
import type { Dealer } from './dealer.schema.ts';
import type { Review } from './reviews.schema.ts';

export interface ShownReviews {
  entries: readonly Review[];
  ratings: Dealer['ratings'] | undefined;
}

/** Samples never reach the live site; elsewhere one of them is enough. Undefined where there is no review to show. */
export function selectReviews(
  deploy: Deploy,
  reviews: readonly Review[],
  ratings: Dealer['ratings'],
): ShownReviews | undefined {
  const real = reviews.filter(({ sample }) => !sample);
  if (!isProduction(deploy)) return { entries: real.length > 0 ? reviews : reviews.slice(0, 1), ratings };
  return real.length > 0 ? { entries: real, ratings: ratings.sample ? undefined : ratings } : undefined;
}
