// Settings of the build that come from the data.
import { dealer } from '../lib/data/dealer.ts';
import { municipalities } from '../lib/data/counties.ts';
import { reviews } from '../lib/data/offers.ts';
import { notFoundPath, thankYouPath, vehicleNotFoundPath } from '../lib/paths.ts';

/** Address of the production site, without a slash at the end. */
export const siteUrl = dealer.url;

/** Pages that tell search engines not to list them. */
export const noindexPaths: readonly string[] = [thankYouPath, notFoundPath, vehicleNotFoundPath];

const context = process.env['CONTEXT'];

/**
 * Whether search engines may list this deploy. Netlify sets CONTEXT on every build: "production" on the live site,
 * something else on previews and branches, which hold the same pages at another address.
 */
export const isListed = context === undefined || context === 'production';

const unlistedPaths = new Set([
  ...noindexPaths,
  ...municipalities.filter(({ canonicalPath }) => canonicalPath !== undefined).map(({ path }) => path),
]);

/** Whether a page's full address belongs in the sitemap: it is listed and is its own canonical. */
export function isInSitemap(url: string): boolean {
  const path = new URL(url).pathname.replace(/(.)\/$/, '$1');
  return isListed && !unlistedPaths.has(path);
}

/** Whether customers' reviews or the averages beside them are invented. */
export const areReviewsSamples = reviews.areSamples || dealer.ratings.sample === true;

/** Sample reviews never reach the live site: Netlify sets CONTEXT to "production" there. */
export const areReviewsShown = context !== 'production' || !areReviewsSamples;
