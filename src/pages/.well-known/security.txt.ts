// Whom to write about a security fault of the site, in the form of RFC 9116.
import type { APIRoute } from 'astro';
import { getDealer } from '../../content/site.ts';
import { formatUrl } from '../../lib/paths.ts';

export const GET: APIRoute = () => {
  const { email, url, securityTxtUntil } = getDealer();
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${securityTxtUntil}T23:59:59Z`,
    'Preferred-Languages: en',
    `Canonical: ${formatUrl(url, '/.well-known/security.txt')}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
