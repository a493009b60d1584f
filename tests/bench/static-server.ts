// Serves a built site on this machine as a host does, over HTTP/2 and TLS, compressed and with the headers of
// public/_headers: the emulator behind `npm start` is too slow to measure pages with, and over HTTP/1.1 a browser opens
// further connections, which no host of today makes it do. Every answer comes after a moment, as from a host nearby: one
// that takes none makes pictures seem needed for a first paint that they only overtook. The list of vehicles, which a page
// asks for, is the function's own.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import getVehicles from '../../netlify/functions/vehicles.mts';
import { vehiclesApiPath } from '../../src/lib/site/paths.ts';

/** On the way to a host nearby and back, in milliseconds; a good mobile connection takes as long. */
const wayMs = 30;

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const isText = (type: string) => /html|js|svg|txt|manifest/.test(type);

/**
 * Starts the server; `pages` are further pages by their address, which get no headers of the site. Its certificate is its
 * own, so a browser has to be told to accept it.
 */
export async function startStaticServer(
  folder: string,
  pages: ReadonlyMap<string, string>,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const rules = readHeaderRules(readFileSync(join(folder, '_headers'), 'utf8'));
  const answer = (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const { pathname } = new URL(request.url, 'https://localhost');
    if (pathname === vehiclesApiPath) {
      void answerVehicles(response);
      return;
    }
    const baseline = pages.get(pathname);
    const file = findFile(folder, pathname);
    const type = baseline === undefined ? extname(file ?? '.html') : '.html';
    const content = baseline ?? readFileSync(file ?? join(folder, '404.html'));
    const takesBrotli = request.headers['accept-encoding']?.includes('br') === true;
    response.statusCode = baseline === undefined && file === undefined ? 404 : 200;
    response.setHeader('Content-Type', types[type] ?? 'application/octet-stream');
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    for (const { start, name, value } of baseline === undefined ? rules : []) {
      if (pathname.startsWith(start)) response.setHeader(name, value);
    }
    if (isText(type)) response.setHeader('Content-Encoding', takesBrotli ? 'br' : 'gzip');
    response.end(isText(type) ? compress(content, takesBrotli) : content);
  };
  const certificate = makeCertificate();
  const server = createSecureServer({ key: certificate, cert: certificate }, (request, response) => {
    setTimeout(() => answer(request, response), wayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A certificate for two days with its key. Throws where there is no openssl, which Node cannot do without here. */
function makeCertificate(): string {
  const command =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout - -out - -days 2 -subj /CN=localhost';
  const { status, stdout, error } = spawnSync('openssl', command.split(' '), { encoding: 'utf8' });
  if (status !== 0)
    throw new Error('the bench makes its certificate with openssl, which failed', { cause: error });
  return stdout;
}

async function answerVehicles(response: Http2ServerResponse): Promise<void> {
  const answer = getVehicles(new Request(`http://localhost${vehiclesApiPath}`));
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.setHeader('Content-Encoding', 'gzip');
  response.end(compress(await answer.text(), false));
}

/** As a host does while it answers; the finest brotli takes it too long. */
function compress(content: string | Buffer, takesBrotli: boolean): Buffer {
  if (!takesBrotli) return gzipSync(content);
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
}

function findFile(folder: string, path: string): string | undefined {
  const names = path === '/' ? ['index.html'] : [path, `${path}.html`];
  return names
    .map((name) => join(folder, name))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

/** Lines of a header file with the beginning of the addresses that they are for. */
function readHeaderRules(text: string): { start: string; name: string; value: string }[] {
  let start = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('/')) start = line.trim().replace(/\*$/, '');
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [{ start, name, value }];
  });
}
