// `npm run serve` where it cannot run.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const command = fileURLToPath(new URL('../../../src/commands/serve.ts', import.meta.url));

/** A program that has taken a port before. */
let other: Server;
/** A folder in place of the project's. */
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-command-'));
  other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
});
afterAll(() => {
  other.close();
  rmSync(folder, { recursive: true });
});

/** What it prints as an error and how it ends, at the port that is taken. */
function serve() {
  const { port } = other.address() as AddressInfo;
  const env = { PATH: process.env['PATH'], PORT: String(port) };
  const { status, stderr } = spawnSync(process.execPath, [command], { cwd: folder, env, encoding: 'utf8' });
  return { port, status, stderr };
}

test('asks for a build where there is none', () => {
  const { status, stderr } = serve();
  expect(stderr).toBe('There is no built site in dist/ yet: "npm start" builds it, then serves it.\n');
  expect(status).toBe(1);
});

test('says that its port is taken, and what to do', () => {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'index.html'), '');
  const { port, status, stderr } = serve();
  expect(stderr).toBe(
    `Port ${port} cannot be used (EADDRINUSE). Is this site running in another terminal? End it there with Ctrl+C, or set PORT to another number.\n`,
  );
  expect(status).toBe(1);
});
