// The site of the made-up small dealer (tests/fixtures/data), whose words no staff change: for specs that hold texts. Built
// once for the specs of a worker, on a day before one of its holidays.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packedFunctionsFolder } from '../../src/build/functions.ts';
import { thankYouPath, vehiclesApiPath } from '../../src/lib/paths.ts';
import { startClockAt } from '../fake-clock.ts';
import { buildSite, makeBuildFolder } from '../site/build-site.ts';
import { test as base } from './fixtures.ts';

const types = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript'],
  ['.json', 'application/json'],
  ['.svg', 'image/svg+xml'],
]);

type Answer = (request: Request) => Response;

export const test = base.extend<object, { smallDealer: string }>({
  smallDealer: [
    async ({}, use) => {
      const folder = join(makeBuildFolder('small-dealer'), 'dist');
      const clock = startClockAt('2026-11-20T17:00:00Z');
      await buildSite(folder, { ...clock, DATA_DIR: join('tests', 'fixtures', 'data'), SHARE_IMAGES: 'off' });
      const packed = join(dirname(folder), packedFunctionsFolder, 'vehicles.mjs');
      const { default: getVehicles } = (await import(pathToFileURL(packed).href)) as { default: Answer };
      const server = createServer(answerFrom(folder, getVehicles));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(dirname(folder), { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ smallDealer }, use) => {
    await use(smallDealer);
  },
});

/** Serves the built files, the list of vehicles, and thanks for every message. */
function answerFrom(folder: string, getVehicles: Answer): RequestListener {
  return (asked, sent) => {
    const { pathname, href } = new URL(asked.url ?? '/', 'http://127.0.0.1');
    if (asked.method === 'POST') {
      sent.writeHead(201, { 'Content-Type': 'application/json', Location: thankYouPath });
      sent.end(JSON.stringify({ success: true, id: 'made-up' }));
      return;
    }
    if (pathname === vehiclesApiPath) {
      sent.setHeader('Content-Type', 'application/json');
      void getVehicles(new Request(href))
        .text()
        .then((text) => sent.end(text));
      return;
    }
    const file = ['', '.html', 'index.html']
      .map((ending) => join(folder, `${pathname}${ending}`))
      .find((path) => extname(path) !== '' && existsSync(path));
    sent.writeHead(file ? 200 : 404, { 'Content-Type': types.get(extname(file ?? '')) ?? '' });
    sent.end(file && readFileSync(file));
  };
}
