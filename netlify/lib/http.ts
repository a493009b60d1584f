// Guards and answers that every function shares, so that a status means the same everywhere.
import { createHash } from 'node:crypto';
import { securityHeaders } from './security-headers.ts';

/** A JSON answer. `headers` are added to, or replace, the usual ones. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return jsonText(status, JSON.stringify(body), headers);
}

/** An answer of 405 that names the allowed methods, or undefined when the request's method is one of them. */
export function refuseMethod(request: Request, allowed: readonly string[]): Response | undefined {
  if (allowed.includes(request.method)) return undefined;
  return json(
    405,
    { error: 'Method not allowed' },
    { Allow: allowed.join(', '), 'Cache-Control': 'no-store' },
  );
}

/** A JSON body that is answered many times: its text and its ETag, a hash of the text in double quotes. */
export interface TaggedJson {
  text: string;
  etag: string;
}

/** The value as JSON text with its ETag. */
export function tagJson(value: unknown): TaggedJson {
  const text = JSON.stringify(value);
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` };
}

/** 200 with the body, or 304 without it when the request's If-None-Match names its ETag. */
export function respondWithEtag(
  request: Request,
  { text, etag }: TaggedJson,
  headers: Record<string, string>,
): Response {
  if (!namesEtag(request.headers.get('If-None-Match'), etag))
    return jsonText(200, text, { ...headers, ETag: etag });
  // The CDN must never keep an answer without a body and give it to a browser that has none.
  return new Response(null, {
    status: 304,
    headers: { ...securityHeaders, ...headers, ETag: etag, 'Netlify-CDN-Cache-Control': 'no-store' },
  });
}

/**
 * The answer as HEAD wants it: the same status and headers without the body, kept by nobody, since a cache that takes
 * the answer for that to GET would give browsers an empty one. Other methods get it unchanged.
 */
export function withoutBodyForHead(request: Request, response: Response): Response {
  if (request.method !== 'HEAD') return response;
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'no-store');
  headers.set('Netlify-CDN-Cache-Control', 'no-store');
  return new Response(null, { status: response.status, headers });
}

/**
 * Whether the request comes from a page of its own host or of the site's; behind another CDN the request may name a host
 * of that CDN's. Requests without an Origin are no cross-site ones.
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const origin = request.headers.get('Origin');
  if (origin === null) return true;
  const hosts = [request.url, siteUrl].map((url) => new URL(url).host);
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}

/** Media type of the body in small letters, without parameters: "application/json". Empty when none is named. */
export function readMediaType(request: Request): string {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';');
  return type.trim().toLowerCase();
}

/**
 * The body as text, or undefined when it is longer than `limit` bytes; then the rest is not read. Rejects when the body
 * breaks off.
 */
export async function readText(request: Request, maxBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return undefined;
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  // The announced length may be missing or wrong, so what arrives is counted.
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function jsonText(status: number, text: string, headers: Record<string, string>): Response {
  return new Response(text, {
    status,
    headers: {
      ...securityHeaders,
      'Content-Type': 'application/json; charset=utf-8',
      ...headers,
    },
  });
}

function namesEtag(header: string | null, etag: string): boolean {
  if (header === null) return false;
  // A compressing proxy marks the ETag as weak; the text behind it is the same.
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
