// The text of /.well-known/security.txt (RFC 9116): whom to write, until when that holds, in which language, and where
// the file belongs, so that a copy elsewhere is known for one. It names no policy, since the site has none.
import type { Dealer } from './dealer.schema.ts';
import { formatUrl, securityTxtPath } from '../../lib/paths.ts';

/** The text, one field a line. The same data makes the same text, whenever it is built. */
export function buildSecurityText({
  email,
  url,
  securityTxtUntil,
}: Pick<Dealer, 'email' | 'url' | 'securityTxtUntil'>): string {
  const fields = [
    ['Contact', `mailto:${email}`],
    ['Expires', `${securityTxtUntil}T23:59:59Z`],
    ['Preferred-Languages', 'en'],
    ['Canonical', formatUrl(url, securityTxtPath)],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
