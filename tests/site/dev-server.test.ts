import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyData } from '../data/data-copy.ts';
import { startDevServer, type DevServer } from '../dev-server.ts';

const data = copyData();
const vehicle = join(data, 'vehicles', 'ev-city.yaml');
let server: DevServer;

/** Replaces a line of the vehicle's file. */
function rewrite(line: RegExp, text: string): void {
  writeFileSync(vehicle, readFileSync(vehicle, 'utf8').replace(line, text));
}

/** What a browser gets that asks for a page. */
async function readPage(path: string): Promise<string> {
  return (await fetch(server.url + path, { headers: { Accept: 'text/html' } })).text();
}

/** Waits until a page of the server holds a text; an edit takes a moment to be seen. */
async function waitForText(path: string, text: string): Promise<void> {
  await vi.waitFor(async () => expect(await readPage(path)).toContain(text), {
    timeout: 60_000,
    interval: 200,
  });
}

beforeAll(async () => {
  rewrite(/^priceUsd: .*$/m, 'priceUsd: a lot');
  server = await startDevServer(data);
});

afterAll(async () => {
  await server.stop();
  rmSync(data, { recursive: true });
});

test('the development server starts with a mistake too and shows it, and the site once it is mended', async () => {
  expect(await readPage('/about')).toContain('write whole dollars');
  rewrite(/^priceUsd: .*$/m, 'priceUsd: 2345');
  await waitForText('/vehicles/ev-city', '$2,345');
});

test('the development server shows a changed price without a restart', async () => {
  rewrite(/^priceUsd: .*$/m, 'priceUsd: 4321');
  await waitForText('/vehicles/ev-city', '$4,321');
});

test('the development server shows a new vehicle without a restart', async () => {
  cpSync(vehicle, join(data, 'vehicles', 'ev-made-up.yaml'));
  const file = join(data, 'vehicles', 'ev-made-up.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^name: .*$/m, 'name: Made-up'));
  await waitForText('/vehicles/ev-made-up', 'Made-up</h1>');
});

test('the development server shows a mistake in place of its page until it is mended, and on top of others', async () => {
  rewrite(/^priceUsd: .*$/m, 'priceUsd: a lot');
  await waitForText('/vehicles/ev-city', 'write whole dollars');
  expect(await readPage('/vehicles/ev-city')).not.toContain('</h1>');
  const other = await readPage('/about');
  expect(other).toContain('</h1>');
  expect(other).toContain('1 mistake in data/: this page is as it was before');
  expect(other).toContain('write whole dollars');
  // What reloads the page that shows the mistake.
  await waitForText('/vehicles/ev-city', '/@vite/client');
  expect(await (await fetch(`${server.url}/@vite/client`)).text()).toContain('WebSocket');
  rewrite(/^priceUsd: .*$/m, 'priceUsd: 1234');
  await waitForText('/vehicles/ev-city', '$1,234');
});

test('a vehicle that is not finished yet takes no page away but its own', async () => {
  const file = join(data, 'vehicles', 'a-new-one.yaml');
  writeFileSync(file, 'condition: used\nname: A new one\n');
  await waitForText('/vehicles/a-new-one', 'the field is missing or empty');
  expect(await readPage('/vehicles/ev-city')).toContain('$1,234');
  expect(await readPage('/')).toContain('</h1>');
  rmSync(file);
  await vi.waitFor(
    async () => expect(await readPage('/about')).not.toContain('this page is as it was before'),
    { timeout: 60_000, interval: 200 },
  );
});

test('the development server goes on when files of the data go and come back', async () => {
  const text = readFileSync(vehicle, 'utf8');
  rmSync(vehicle);
  await waitForText('/about', 'ev-city');
  writeFileSync(vehicle, text);
  await waitForText('/vehicles/ev-city', '$1,234');
});

test('the development server opens a file in the text editor for its own pages only', async () => {
  // Without the name of a file, which is found missing once a page may ask.
  const url = `${server.url}/__open-in-editor`;
  const ask = async (headers: Record<string, string>) => (await fetch(url, { headers })).status;
  expect(await ask({})).toBe(403);
  const statuses = ['cross-site', 'same-site', 'none', 'same-origin'].map((site) =>
    ask({ 'Sec-Fetch-Site': site, 'Sec-Fetch-Mode': 'navigate' }),
  );
  expect(await Promise.all(statuses)).toEqual([403, 403, 403, 500]);
});

test('a browser imports of packages only what was bundled before the server answered', async () => {
  const seen = new Set(globSync('src/**/*.tsx').map((file) => `/${file}`));
  for (const path of seen) {
    const code = await (await fetch(server.url + path)).text();
    for (const [, url = ''] of code.matchAll(/(?:\bfrom|\bimport\(?)\s*"(\/[^"]+)"/g)) seen.add(url);
  }
  const isOfPackage = (path: string) => path.startsWith('/node_modules/') && !path.includes('/vite/dist/');
  expect([...seen].some((path) => path.startsWith('/.cache/vite/deps/'))).toBe(true);
  expect([...seen].filter(isOfPackage), 'belong to optimizeDeps.include in astro.config.mjs').toEqual([]);
});
