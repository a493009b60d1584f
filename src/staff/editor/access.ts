// Who may use the editor: a browser that came with the key, from a page of this computer or of this workspace. Host and
// Origin alone prove nothing, since whatever else runs here can send any.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

type Environment = Readonly<Record<string, string | undefined>>;

/** What somebody is told who has no key, or the one of another day. */
export const missingKeyMessage =
  'Please open the editor by the address that stands in the terminal after "The editor:". It ends in a key, which is new ' +
  'each time the editor starts.';

/** Every URL of the site on this computer, the one to open first: in a workspace (on GitHub) the one that it forwards. */
export function listOwnOrigins(port: string, env: Environment): [string, ...string[]] {
  const { CODESPACE_NAME: workspace, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = env;
  const local: [string, string] = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  return workspace && domain ? [`https://${workspace}-${port}.${domain}`, ...local] : local;
}

/** Whether a request came to a URL of our own, and from a page of one if a browser says from which. */
export function isFromOwnPage(request: IncomingMessage, origins: readonly string[]): boolean {
  const { host, origin } = request.headers;
  const isToUs = origins.some((own) => new URL(own).host === host);
  return isToUs && (origin === undefined ? request.method === 'GET' : origins.includes(origin));
}

/** The cookie with which a browser keeps the key. Two editors of one computer differ by their ports. */
export function formatCookie(port: string, key: string): string {
  return `${cookieName(port)}=${key}; Path=/edit; HttpOnly; SameSite=Strict`;
}

/** The key that a browser has kept, if any. */
export function readCookie({ headers: { cookie = '' } }: IncomingMessage, port: string): string | undefined {
  const pairs = cookie.split('; ').map((pair) => pair.split('='));
  return pairs.find(([name]) => name === cookieName(port))?.[1];
}

/** Whether a key is the right one; how long the answer takes tells nothing about it. */
export function isKey(given: string | null | undefined, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return Boolean(given) && timingSafeEqual(digest(given ?? ''), digest(key));
}

const cookieName = (port: string) => `editor-${port}`;
