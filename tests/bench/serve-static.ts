// Serves dist/ and the vehicles API on this machine as a host does, over HTTP/2 and TLS, in Brotli and with the headers of
// all pages: the emulator behind `npm start` is too slow to measure with, and over HTTP/1.1 a browser opens further
// connections, which no host of today makes it do. Autocannon, which knows nothing else, is answered over HTTP/1.1.
import { spawnSync } from 'node:child_process';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import getVehicles from '../../netlify/functions/vehicles.mts';
import { vehiclesApiPath } from '../../src/lib/paths.ts';
import { files, readBuiltFile } from '../site/built-site.ts';

/** Of all other files, which are pictures and a font, no browser asks the type. */
const types = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['js', 'text/javascript'],
  ['json', 'application/json'],
  ['svg', 'image/svg+xml'],
]);

/** As a host compresses while it answers; the finest Brotli takes it too long. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };

const [rules = ''] = /^\/\*\n(?: .*\n)+/m.exec(readBuiltFile('/_headers').toString()) ?? [];
/** What public/_headers says of every page, by name. */
export const headersOfAll = Object.fromEntries(
  [...rules.matchAll(/^ +([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

/**
 * Starts the server on a free port; each answer is under way for so many milliseconds. `benchPages` are pages of the bench's
 * own, their HTML by URL. Its certificate is its own, so a browser has to be told to accept it. Throws where there is no
 * openssl, since Node makes no certificates.
 */
export async function serveStatic(wayMs = 0, benchPages: Readonly<Record<string, string>> = {}) {
  const answer = async (asked: Http2ServerRequest, sent: Http2ServerResponse) => {
    if (wayMs > 0) await setTimeout(wayMs);
    const { pathname, href } = new URL(asked.url, 'https://localhost');
    const benchPage = benchPages[pathname];
    const response =
      benchPage !== undefined
        ? new Response(benchPage, { headers: { 'Content-Type': types.get('html') ?? '' } })
        : pathname === vehiclesApiPath
          ? getVehicles(new Request(href))
          : findFile(pathname);
    const content = Buffer.from(await response.arrayBuffer());
    const isText = /text|json|svg/.test(response.headers.get('Content-Type') ?? '');
    const isPacked = isText && `${asked.headers['accept-encoding']}`.includes('br');
    sent.statusCode = response.status;
    for (const [name, value] of response.headers) sent.setHeader(name, value);
    if (isPacked) sent.setHeader('Content-Encoding', 'br');
    sent.end(isPacked ? brotliCompressSync(content, { params }) : content);
  };
  const pem = makeCertificate();
  const server = createSecureServer({ key: pem, cert: pem, allowHTTP1: true }, (asked, sent) => {
    // A mistake in there ends the bench.
    void answer(asked, sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The file of a URL, or the page that says that there is none. */
function findFile(path: string): Response {
  const file = [path, `${path}.html`, `${path}index.html`].find((name) => files.includes(name));
  const ending = file?.split('.').at(-1) ?? 'html';
  const headers = { ...headersOfAll, 'Content-Type': types.get(ending) ?? `image/${ending}` };
  const content = Uint8Array.from(readBuiltFile(file ?? '/404.html'));
  return new Response(content, { status: file ? 200 : 404, headers });
}

/** A certificate for two days, with its key. */
function makeCertificate(): string {
  const command =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout - -out - -days 2 -subj /CN=localhost';
  const { status, stdout, error } = spawnSync('openssl', command.split(' '), { encoding: 'utf8' });
  if (status !== 0) throw new Error('openssl, which makes a certificate, failed', { cause: error });
  return stdout;
}
