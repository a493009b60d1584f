// Whom to write about a security fault of the site, in the form of RFC 9116.
import type { APIRoute } from 'astro';
import { getDealer } from '../../content/site.ts';
import { buildSecurityText } from '../../features/dealer/security-text.ts';

export const GET: APIRoute = () => new Response(buildSecurityText(getDealer()));
