import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyData } from '../data/data-copy.ts';
import { startDevServer, type DevServer } from '../dev-server.ts';

const data = copyData();
const vehicle = join(data, 'vehicles', 'ev-city.yaml');
let server: DevServer;

function writePrice(price: string | number): void {
  writeFileSync(vehicle, readFileSync(vehicle, 'utf8').replace(/^priceUsd: .*$/m, `priceUsd: ${price}`));
}

/** What a browser gets that asks for a page. */
async function readPage(path: string): Promise<string> {
  return (await fetch(server.url + path, { headers: { Accept: 'text/html' } })).text();
}

/** An edit takes a moment to be seen. */
async function waitForText(path: string, text: string): Promise<void> {
  await vi.waitFor(async () => expect(await readPage(path)).toContain(text), {
    timeout: 60_000,
    interval: 200,
  });
}

beforeAll(async () => {
  writePrice('a lot');
  server = await startDevServer(data, { CONTEXT: 'branch-deploy' });
});
afterAll(async () => {
  await server.stop();
  rmSync(data, { recursive: true });
});

test('the development server starts with a mistake too, and shows the site once it is mended', async () => {
  expect(await readPage('/about')).not.toContain('</h1>');
  writePrice(2345);
  await waitForText('/vehicles/ev-city', '$2,345');
});

test('a site that is not the live one asks search engines to list nothing', async () => {
  expect(await readPage('/about')).toContain('<meta name="robots" content="noindex"');
  expect(await readPage('/robots.txt')).not.toContain('Sitemap');
});

test('the development server shows a new vehicle, its picture and its redirects without a restart', async () => {
  const file = join(data, 'vehicles', 'ev-made-up.yaml');
  writeFileSync(file, readFileSync(vehicle, 'utf8').replace(/^name: .*$/m, 'name: Made-up'));
  await waitForText('/vehicles/ev-made-up', 'Made-up</h1>');
  const share = await fetch(`${server.url}/share/vehicles/ev-made-up.jpg`);
  expect(share.headers.get('Content-Type')).toBe('image/jpeg');
  expect(await readPage('/_redirects')).toContain('/vehicle/ev-made-up ');
});

test('no page is older than one before it while twenty edits are saved', async () => {
  const seen: number[] = [];
  for (let edit = 1; edit <= 20; edit++) {
    writePrice(3000 + edit);
    await vi.waitFor(
      async () => {
        const [, price = ''] = /"price":"?(\d+)/.exec(await readPage('/vehicles/ev-city')) ?? [];
        seen.push(Number(price));
        expect(seen.at(-1)).toBe(3000 + edit);
      },
      { timeout: 60_000, interval: 20 },
    );
  }
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

test('a browser imports of packages only what was bundled before the server answered', async () => {
  const seen = new Set(globSync('src/**/*.tsx').map((file) => `/${file}`));
  for (const path of seen) {
    const code = await (await fetch(server.url + path)).text();
    for (const [, url = ''] of code.matchAll(/(?:\bfrom|\bimport\(?)\s*"(\/[^"]+)"/g)) seen.add(url);
  }
  const isOfPackage = (path: string) => path.startsWith('/node_modules/') && !path.includes('/vite/dist/');
  expect([...seen].filter(isOfPackage), 'belong to optimizeDeps.include in astro.config.mjs').toEqual([]);
});
