// Tells crawlers where the sitemap is. Nothing is closed to them, on previews neither: a page that may not be fetched
// cannot say that it does not want to be listed.
import type { APIRoute } from 'astro';
import { getDealer } from '../content/site.ts';
import { isIndexable } from '../lib/deploy.ts';

export const GET: APIRoute = () => {
  const sitemap = isIndexable(process.env) ? `\nSitemap: ${getDealer().url}/sitemap-index.xml\n` : '';
  return new Response(`User-agent: *\nAllow: /\n${sitemap}`);
};
