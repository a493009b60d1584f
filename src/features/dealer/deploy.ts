// What differs between the live site and a preview of it. Netlify sets CONTEXT on every build: "production" on the live
// site, something else on previews and branches, which hold the same pages at another URL.
import type { Dealer } from './dealer.schema.ts';
import type { Review } from './reviews.schema.ts';

/** The variable of a build's environment that is read here. */
export interface Deploy {
  CONTEXT?: string | undefined;
}

/** Whether this is the live site. */
export function isProduction({ CONTEXT }: Deploy): boolean {
  return CONTEXT === 'production';
}

/** Whether search engines may list this deploy. */
export function isIndexable(deploy: Deploy): boolean {
  return deploy.CONTEXT === undefined || isProduction(deploy);
}

/** What a deploy shows of customers' reviews and of the averages beside them. */
export interface ShownReviews {
  entries: readonly Review[];
  ratings: Dealer['ratings'] | undefined;
}

/** The reviews and averages that a deploy shows: invented ones never reach the live site, nor averages without reviews. */
export function selectReviews(
  deploy: Deploy,
  reviews: readonly Review[],
  ratings: Dealer['ratings'],
): ShownReviews | undefined {
  if (!isProduction(deploy)) return { entries: reviews, ratings };
  const entries = reviews.filter(({ sample }) => !sample);
  if (entries.length === 0) return undefined;
  return { entries, ratings: ratings.sample ? undefined : ratings };
}
