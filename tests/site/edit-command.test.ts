import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyData } from '../data/data-copy.ts';

/** The project without its data, since the command packs functions, and other tests ask those of the build. */
function copyProject(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'project-'));
  const parts = ['src', 'netlify', 'public', 'data/README.md'];
  const settings = ['astro.config.mjs', 'netlify.toml', 'package.json', 'tsconfig.json'];
  for (const part of [...parts, ...settings]) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** A free port; the one a thousand above it is the development server's. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test.skipIf(process.platform !== 'linux')(
  'npm run edit opens the editor with its key in the browser, it writes, and it shows pages in its frame',
  async () => {
    const folder = copyProject();
    // As after a build: what visitors' browsers are told to frame nowhere is framed here.
    mkdirSync(join(folder, 'dist'));
    cpSync('public/_headers', join(folder, 'dist', '_headers'));
    const data = copyData(folder);
    const opened = join(folder, 'opened');
    const browser = join(folder, 'xdg-open');
    writeFileSync(browser, `#!/bin/sh\nprintf %s "$1" > ${opened}.part && mv ${opened}.part ${opened}\n`);
    chmodSync(browser, 0o755);
    const port = await findPort();
    const server = spawn(process.execPath, ['src/commands/serve.ts', '--edit'], {
      cwd: folder,
      env: { PATH: folder + delimiter + (process.env['PATH'] ?? ''), DATA_DIR: data, PORT: String(port) },
      stdio: 'ignore',
      detached: true,
    });
    onTestFinished(async () => {
      // The server, the command line interface in front of it and what that has started: one that is still starting
      // may not listen to anything else.
      process.kill(-(server.pid ?? 0), 'SIGKILL');
      await once(server, 'exit');
      rmSync(folder, { recursive: true });
    });
    await vi.waitUntil(() => existsSync(opened), { timeout: 120_000, interval: 200 });
    const url = readFileSync(opened, 'utf8');
    expect(url).toMatch(new RegExp(`^http://localhost:${port}/edit\\?key=[\\w-]{32}$`));
    const entry = await fetch(url, { redirect: 'manual' });
    const Cookie = entry.headers.get('Set-Cookie')?.split(';', 1)[0] ?? '';
    const { origin: Origin } = new URL(url);

    const query = 'path=vehicles/ev-city.yaml';
    const file = (await (await fetch(`${Origin}/edit/file?${query}`, { headers: { Cookie } })).json()) as {
      version: string;
      value: object;
    };
    const save = `${Origin}/edit/save?${query}&version=${file.version}`;
    const body = JSON.stringify({ ...file.value, priceUsd: 14_321 });
    const write = (headers: Record<string, string>) => fetch(save, { method: 'POST', headers, body });
    expect((await write({ Origin })).status).toBe(403);
    expect((await write({ Origin: 'https://other.example', Cookie })).status).toBe(403);
    expect((await write({ Origin, Cookie })).status).toBe(200);
    expect(readFileSync(join(data, 'vehicles', 'ev-city.yaml'), 'utf8')).toMatch(/^priceUsd: 14321$/m);

    const refusals = async (path: string) => {
      const { headers } = await fetch(Origin + path);
      return [headers.get('X-Frame-Options'), headers.get('Content-Security-Policy')];
    };
    expect(await refusals('/vehicles/ev-city')).toEqual([null, null]);
    expect(await refusals('/edit')).toEqual(['DENY', null]);
  },
);

test('nothing of the editor is in the built site', () => {
  const scripts = globSync('dist/**/*.{js,html,css}').map((path) => readFileSync(path, 'utf8'));
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((text) => /rjsf|src\/editor|\/edit\b[/?"'`]/.test(text))).toEqual([]);
});
