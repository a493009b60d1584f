// Which reviews a deploy shows.
import { isProduction, type Deploy } from '../../lib/deploy.ts';
import type { Dealer } from './dealer.schema.ts';
import type { Review } from './reviews.schema.ts';

/** What a deploy shows of customers' reviews and of the averages beside them. */
export interface ShownReviews {
  entries: readonly Review[];
  ratings: Dealer['ratings'] | undefined;
}

/**
 * The reviews and averages that a deploy shows: invented ones never reach the live site, nor averages without reviews.
 * While there are only invented ones, the first stands for them.
 */
export function selectReviews(
  deploy: Deploy,
  reviews: readonly Review[],
  ratings: Dealer['ratings'],
): ShownReviews | undefined {
  if (!isProduction(deploy)) {
    return { entries: reviews.every(({ sample }) => sample) ? reviews.slice(0, 1) : reviews, ratings };
  }
  const entries = reviews.filter(({ sample }) => !sample);
  if (entries.length === 0) return undefined;
  return { entries, ratings: ratings.sample ? undefined : ratings };
}
