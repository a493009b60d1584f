// What differs between the live site and a preview of it. Netlify sets CONTEXT on every build: "production" on the live
// site, something else on previews and branches, which hold the same pages at another address.
import type { Dealer } from '../../schemas/dealer.ts';

/** The variable of a build's environment that is read here. */
interface Deploy {
  CONTEXT?: string | undefined;
}

/** Whether search engines may list this deploy. */
export function isListed({ CONTEXT }: Deploy): boolean {
  return CONTEXT === undefined || CONTEXT === 'production';
}

/** Whether customers' reviews and the averages beside them are shown: invented ones never reach the live site. */
export function areReviewsShown(
  { CONTEXT }: Deploy,
  reviews: { areSamples: boolean },
  ratings: Dealer['ratings'],
): boolean {
  return CONTEXT !== 'production' || !areReviewsSamples(reviews, ratings);
}

/** Whether customers' reviews or the averages beside them are invented. */
export function areReviewsSamples(reviews: { areSamples: boolean }, ratings: Dealer['ratings']): boolean {
  return reviews.areSamples || ratings.sample === true;
}
