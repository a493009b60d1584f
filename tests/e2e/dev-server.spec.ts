// The errands of an editor with `npm run dev`: what is saved is seen without a restart, mistakes cover every page.
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// Without the fixtures of the built site: Astro's toolbar for developers writes errors of its own into the console.
import { expect as expectSoon, test } from '@playwright/test';
import { copyData } from '../data/data-copy.ts';

const data = copyData();
const vehicle = join(data, 'vehicles', 'ev-city.yaml');
const text = readFileSync(vehicle, 'utf8');
const writePrice = (price: string) =>
  writeFileSync(vehicle, text.replace(/^priceUsd: .*$/m, `priceUsd: ${price}`));

let server: ChildProcess;
let output = '';
let url = '';

// The server starts, and makes each page for the first time: on a busy machine that takes a minute.
test.describe.configure({ timeout: 300_000 });
const expect = expectSoon.configure({ timeout: 120_000 });

test.beforeAll(async () => {
  writePrice('a lot');
  // Several may run at the same time, each on its own data.
  const args = ['dev', '--host', '127.0.0.1', '--ignore-lock'];
  server = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', ...args], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: data,
      CONTEXT: 'branch-deploy',
      ASTRO_TELEMETRY_DISABLED: '1',
      // Without the functions of the last build, which ask Netlify's servers where this machine is.
      NETLIFY_DEV: '1',
      NO_COLOR: '1',
    },
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect(() => expect(output).toMatch(/http:\/\/127\.0\.0\.1:\d+/)).toPass();
  [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
});
test.afterAll(() => {
  server.kill();
  rmSync(data, { recursive: true });
});

test('a mistake in data/ covers every page, from the start and after a reload, until it is mended', async ({
  page,
}) => {
  const overlay = page.locator('vite-error-overlay');
  await page.goto(`${url}/about`);
  await expect(overlay).toContainText('write whole dollars');
  writePrice('2345');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(overlay).toHaveCount(0);
  writePrice('a lot');
  await expect(overlay).toContainText('write whole dollars');
  await page.reload();
  await expect(overlay).toContainText('data/vehicles/ev-city.yaml');
  // Vite may reload the page at the same moment, which ends a navigation.
  await expect(() => page.goto(`${url}/vehicles/ev-city`)).toPass();
  await expect(overlay).toContainText('write whole dollars');
  writePrice('4321');
  await expect(page.getByText('$4,321').first()).toBeVisible();
});

test('a new vehicle is shown with its picture and its redirects without a restart', async ({ request }) => {
  writeFileSync(join(data, 'vehicles', 'ev-made-up.yaml'), text.replace(/^name: .*$/m, 'name: Made-up'));
  const read = async (path: string) => (await request.get(url + path)).text();
  await expect.poll(() => read('/vehicles/ev-made-up')).toContain('Made-up</h1>');
  const share = await request.get(`${url}/share/vehicles/ev-made-up.jpg`);
  expect(share.headers()['content-type']).toBe('image/jpeg');
  expect(await read('/_redirects')).toContain('/vehicle/ev-made-up ');
});

test('a site that is not the live one asks search engines to list nothing', async ({ request }) => {
  expect(await (await request.get(`${url}/about`)).text()).toContain('<meta name="robots" content="noindex"');
  expect(await (await request.get(`${url}/robots.txt`)).text()).not.toContain('Sitemap');
});
