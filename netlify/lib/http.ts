// Guards and answers that functions share, so that a status means the same everywhere.
import { createHash } from 'node:crypto';
import { securityHeaders } from './security-headers.ts';

/** A JSON answer. `headers` are added to the usual ones, or replace them. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...securityHeaders, 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });
}

/** An answer of 405, or undefined when the request's method is allowed. */
export function refuseMethod(request: Request, allowed: readonly string[]): Response | undefined {
  if (allowed.includes(request.method)) return undefined;
  const headers = { Allow: allowed.join(', '), 'Cache-Control': 'no-store' };
  return json(405, { error: 'Method not allowed' }, headers);
}

/** 200 with the body and its ETag, or 304 when the request's If-None-Match names that ETag. */
export function jsonWithEtag(request: Request, body: unknown, headers: Record<string, string>): Response {
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  const etag = `"${hash.slice(0, 27)}"`;
  const named = (request.headers.get('If-None-Match') ?? '').split(',');
  // A compressing proxy marks the ETag as weak; the text behind it is the same.
  const known = named.map((tag) => tag.trim().replace(/^W\//, ''));
  if (!known.includes(etag) && !known.includes('*')) return json(200, body, { ...headers, ETag: etag });
  // The CDN must never keep an answer without a body and give it to a browser that has none.
  const uncached = { ...securityHeaders, ...headers, ETag: etag, 'Netlify-CDN-Cache-Control': 'no-store' };
  return new Response(null, { status: 304, headers: uncached });
}

/** Whether a page of the request's own host or of the site's sent it. Behind another CDN these differ. */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const origin = request.headers.get('Origin');
  if (origin === null) return true;
  const hosts = [request.url, siteUrl].map((url) => new URL(url).host);
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}
