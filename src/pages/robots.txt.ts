// Tells crawlers where the sitemap is. Nothing is closed to them, on previews neither: a page that may not be fetched
// cannot say that it does not want to be listed.
import type { APIRoute } from 'astro';
import { isListed, siteUrl } from '../build/site-settings.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n${isListed ? `\nSitemap: ${siteUrl}/sitemap-index.xml\n` : ''}`);
