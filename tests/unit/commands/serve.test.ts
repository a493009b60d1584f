// `npm start`, `npm run dev` and `npm run edit` where they cannot run.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const command = fileURLToPath(new URL('../../../src/commands/serve.ts', import.meta.url));

/** A program that has taken a port before. */
let other: Server;
let port: number;
/** A folder that stands for the project's. */
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-command-'));
  other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  ({ port } = other.address() as AddressInfo);
});
afterAll(() => {
  other.close();
  rmSync(folder, { recursive: true });
});

/** What it prints and how it ends; one that goes on to serve is ended after some seconds. */
function run(options: readonly string[], wanted: number | string) {
  const env = { PATH: process.env['PATH'], PORT: String(wanted) };
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...options], {
    cwd: folder,
    env,
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { status, printed: stdout + stderr };
}

describe('the site on this machine', () => {
  test('asks for a build where there is none', () => {
    const { status, printed } = run([], port);
    expect(printed).toBe('There is no built site in dist/ yet: "npm start" builds it, then serves it.\n');
    expect(status).toBe(1);
  });

  test.for<[options: string[], above: number]>([
    [[], 0],
    [[], 1000],
    [['--dev'], 0],
    [['--dev'], 1000],
    [['--edit'], 0],
  ])('says with %j that the port %d above its own is taken', ([options, above]) => {
    mkdirSync(join(folder, 'dist'), { recursive: true });
    writeFileSync(join(folder, 'dist', 'index.html'), '');
    const { status, printed } = run(options, port - above);
    expect(printed).toBe(
      `Port ${port} is taken, probably by this site in another terminal. End it there with Ctrl+C, or set PORT to another number.\n`,
    );
    expect(status).toBe(1);
  });

  test.each(['abc', '0', '65000'])('says which ports there are where PORT is "%s"', (wanted) => {
    const { status, printed } = run(['--dev'], wanted);
    expect(printed).toBe(`PORT is "${wanted}", and must be a whole number from 1 to 64535.\n`);
    expect(status).toBe(1);
  });
});
