import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyData } from '../data/data-copy.ts';

const data = copyData();
const vehicle = join(data, 'vehicles', 'ev-city.yaml');
let server: ChildProcess;
let address = '';

/** Replaces a line of the vehicle's file. */
function rewrite(line: RegExp, text: string): void {
  writeFileSync(vehicle, readFileSync(vehicle, 'utf8').replace(line, text));
}

/** Waits until a page of the server holds a text; an edit takes a moment to be seen. */
async function waitForText(path: string, text: string): Promise<void> {
  await vi.waitFor(async () => expect(await (await fetch(address + path)).text()).toContain(text), {
    timeout: 60_000,
    interval: 200,
  });
}

beforeAll(async () => {
  server = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--host', '127.0.0.1'], {
    // Not the environment of tests, in which Astro leaves its pages out.
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: data, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  address = await vi.waitFor(
    () => {
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (url === undefined) throw new Error(`the server has not started:\n${output}`);
      return url;
    },
    { timeout: 60_000 },
  );
}, 90_000);

afterAll(() => {
  server.kill();
  rmSync(data, { recursive: true });
});

test('the development server shows a changed price without a restart', async () => {
  rewrite(/^priceUsd: .*$/m, 'priceUsd: 4321');
  await waitForText('/vehicles/ev-city', '$4,321');
});

test('the development server shows a new vehicle without a restart', async () => {
  cpSync(vehicle, join(data, 'vehicles', 'ev-made-up.yaml'));
  const file = join(data, 'vehicles', 'ev-made-up.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(/^name: .*$/m, 'name: Made-up').replace(/^illustration:\n(?: .*\n)+/m, ''),
  );
  await waitForText('/vehicles/ev-made-up', 'Made-up</h1>');
});

test('the development server shows a mistake in place of the site until it is mended', async () => {
  rewrite(/^priceUsd: .*$/m, 'priceUsd: a lot');
  await waitForText('/about', 'write whole dollars');
  // What reloads the page that shows the mistake.
  await waitForText('/about', '/@vite/client');
  await waitForText('/@vite/client', 'WebSocket');
  rewrite(/^priceUsd: .*$/m, 'priceUsd: 1234');
  await waitForText('/vehicles/ev-city', '$1,234');
});
