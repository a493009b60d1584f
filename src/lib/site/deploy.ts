// What differs between the live site and a preview of it. Netlify sets CONTEXT on every build: "production" on the live
// site, something else on previews and branches, which hold the same pages at another address.
import type { Dealer } from '../../schemas/dealer.ts';

const context = process.env['CONTEXT'];

/** Whether search engines may list this deploy. */
export const isListed = context === undefined || context === 'production';

/** Whether customers' reviews and the averages beside them are shown: invented ones never reach the live site. */
export function areReviewsShown(reviews: { areSamples: boolean }, ratings: Dealer['ratings']): boolean {
  return context !== 'production' || !areReviewsSamples(reviews, ratings);
}

/** Whether customers' reviews or the averages beside them are invented. */
export function areReviewsSamples(reviews: { areSamples: boolean }, ratings: Dealer['ratings']): boolean {
  return reviews.areSamples || ratings.sample === true;
}
