// Serves the folder of a built site on this machine as a host does: over HTTP/2 and TLS, in Brotli and with the headers of
// its _headers. The emulator behind `npm start` is too slow to measure with, and over HTTP/1.1 a browser opens further
// connections, which no host of today makes it do.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import getVehicles from '../../netlify/functions/vehicles.mts';
import { vehiclesApiPath } from '../../src/lib/paths.ts';

/** A page with nothing on it but its name: what any page takes on this machine, to compare with. */
export const emptyPage = {
  path: '/an-empty-page',
  html:
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<meta name="description" content="Nothing"><title>Empty</title><h1>Empty</h1></html>',
};

/** As a host compresses while it answers; the finest Brotli takes it too long. */
const brotliQuality = 5;

/** To a host nearby and back, in milliseconds: with none, pictures seem to come before a first paint needs them. */
const wayMs = 30;

/** Of all other files no browser asks the type. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The file of a URL in the folder of a site; undefined where there is none. */
export function findFile(site: string, path: string): string | undefined {
  const names = [path, `${path}.html`, join(path, 'index.html')].map((name) => join(site, name));
  return names.find((name) => existsSync(name) && statSync(name).isFile());
}

/** As many bytes as a content has on the way to a browser. */
function compress(content: Buffer): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}

/**
 * Starts the server on a free port. Its certificate is its own, so a browser has to be told to accept it. Throws where there
 * is no openssl, since Node makes no certificates.
 */
export async function serveSite(site: string) {
  const rules = readHeaderRules(site);
  const answer = async (asked: Http2ServerRequest, sent: Http2ServerResponse) => {
    await setTimeout(wayMs);
    const { pathname, href } = new URL(asked.url, 'https://localhost');
    const response =
      pathname === vehiclesApiPath ? getVehicles(new Request(href)) : readResponse(site, pathname);
    for (const { pattern, headers } of rules)
      if (pattern.test(pathname)) for (const [name, value] of headers) response.headers.set(name, value);
    const content = Buffer.from(await response.arrayBuffer());
    const isText = /text|json|svg|javascript/.test(response.headers.get('Content-Type') ?? '');
    if (isText) response.headers.set('Content-Encoding', 'br');
    sent.writeHead(response.status, Object.fromEntries(response.headers));
    sent.end(isText ? compress(content) : content);
  };
  const pem = makeCertificate();
  const server = createSecureServer({ key: pem, cert: pem }, (asked, sent) => {
    // A mistake in there ends the bench.
    void answer(asked, sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function readResponse(site: string, path: string): Response {
  const html = { headers: { 'Content-Type': types['.html'] ?? '' } };
  if (path === emptyPage.path) return new Response(emptyPage.html, html);
  const file = findFile(site, path);
  if (file === undefined) return new Response('Not found', { ...html, status: 404 });
  const type = types[extname(file)] ?? 'application/octet-stream';
  return new Response(Uint8Array.from(readFileSync(file)), { headers: { 'Content-Type': type } });
}

/** What the _headers of a site, in the form of Netlify, says of which URLs. */
function readHeaderRules(site: string) {
  const file = findFile(site, '/_headers');
  const text = file === undefined ? '' : readFileSync(file, 'utf8');
  return [...text.matchAll(/^(\/.*)\n((?:[ #].*\n?)+)/gm)].map(([, path = '', lines = '']) => ({
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
    headers: [...lines.matchAll(/^ +([\w-]+): (.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  }));
}

/** A certificate for two days, with its key. */
function makeCertificate(): string {
  const command =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout - -out - -days 2 -subj /CN=localhost';
  const { status, stdout, error } = spawnSync('openssl', command.split(' '), { encoding: 'utf8' });
  if (status !== 0) throw new Error('openssl, which makes a certificate, failed', { cause: error });
  return stdout;
}
