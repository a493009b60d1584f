// Tells crawlers where the sitemap is; nothing is closed to them.
import type { APIRoute } from 'astro';
import { siteUrl } from '../build/site-settings.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`);
