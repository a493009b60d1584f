// Serves a built site from the worker that looks at it: its files, the list of vehicles by its function, and thanks for every
// message. Without the emulator of the host, which takes a third of a second for each list.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import getVehicles from '../../netlify/functions/vehicles.mts';
import { thankYouPath, vehiclesApiPath } from '../../src/lib/paths.ts';

const types = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript'],
  ['.json', 'application/json'],
  ['.svg', 'image/svg+xml'],
]);

/** Serves the site of a folder, by its whole path, until it is closed; `url` has no slash at the end. */
export async function serveBuild(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(answerFrom(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answerFrom(folder: string): RequestListener {
  const findFile = (path: string) =>
    ['', '.html', 'index.html']
      .map((ending) => join(folder, `${path}${ending}`))
      .find((file) => extname(file) !== '' && existsSync(file));
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
    const found = findFile(pathname);
    const file = found ?? join(folder, '404.html');
    sent.writeHead(found ? 200 : 404, { 'Content-Type': types.get(extname(file)) ?? '' });
    sent.end(readFileSync(file));
  };
}
