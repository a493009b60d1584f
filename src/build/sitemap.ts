import { getRoute } from '../content/routes.ts';
import { isIndexable } from '../lib/deploy.ts';

/** Whether the sitemap lists a page: it is its own canonical, and neither it nor the deploy is kept out of search. */
export function isInSitemap(url: string): boolean {
  const { isIndexed, canonicalPath } = getRoute(new URL(url).pathname.replace(/(.)\/$/, '$1'));
  return isIndexable(process.env) && isIndexed && canonicalPath === undefined;
}
