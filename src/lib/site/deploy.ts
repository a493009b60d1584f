// What differs between the live site and a preview of it. Netlify sets CONTEXT on every build: "production" on the live
// site, something else on previews and branches, which hold the same pages at another address.
import type { Dealer } from '../../schemas/dealer.ts';

/** The variable of a build's environment that is read here. */
export interface Deploy {
  CONTEXT?: string | undefined;
}

/** Whether this is the live site. */
export function isProduction({ CONTEXT }: Deploy): boolean {
  return CONTEXT === 'production';
}

/** Whether search engines may list this deploy. */
export function isListed(deploy: Deploy): boolean {
  return deploy.CONTEXT === undefined || isProduction(deploy);
}

/** Whether customers' reviews and the averages beside them are shown: invented ones never reach the live site. */
export function areReviewsShown(
  deploy: Deploy,
  reviews: { areSamples: boolean },
  ratings: Dealer['ratings'],
): boolean {
  return !isProduction(deploy) || !areReviewsSamples(reviews, ratings);
}

/** Whether customers' reviews or the averages beside them are invented. */
export function areReviewsSamples(reviews: { areSamples: boolean }, ratings: Dealer['ratings']): boolean {
  return reviews.areSamples || ratings.sample === true;
}
