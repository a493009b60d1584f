// Tells crawlers where the sitemap is. Nothing is closed to them, on previews neither: a page that may not be fetched
// cannot say that it does not want to be listed.
import type { APIRoute } from 'astro';
import { getContent } from '../content/site.ts';
import { isListed } from '../lib/site/deploy.ts';

export const GET: APIRoute = () =>
  new Response(
    `User-agent: *\nAllow: /\n${isListed ? `\nSitemap: ${getContent().dealer.url}/sitemap-index.xml\n` : ''}`,
  );
