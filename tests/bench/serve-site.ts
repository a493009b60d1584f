// The built site with its functions, as `npm start` serves it.
import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { findClosedPort } from '../unit/netlify/contact-world.ts';

export interface ServedSite {
  /** Without a slash at the end. */
  origin: string;
  close: () => Promise<void>;
}

/** Starts `npm run serve` on a free port of this machine, and resolves once it answers. */
export async function serveSite(env: Readonly<Record<string, string>> = {}): Promise<ServedSite> {
  const port = await findClosedPort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['src/commands/serve.ts'], {
    stdio: 'ignore',
    env: { ...process.env, ...env, PORT: String(port) },
  });
  const close = async () => {
    const ended = new Promise((resolve) => server.on('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  };
  try {
    await waitUntil(async () => {
      const response = await fetch(`${origin}/contact`);
      // Read to its end: an unread body breaks the connection's next use.
      await response.text();
      return response.ok;
    });
  } catch (error) {
    await close();
    throw error;
  }
  return { origin, close };
}

/** Resolves once `check` says so, asked every quarter of a second; throws after a minute, or the given seconds. */
export async function waitUntil(check: () => Promise<boolean>, seconds = 60): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await check().catch(() => false))) {
    if (performance.now() > end) throw new Error(`not ready within ${seconds} s`);
    await setTimeout(250);
  }
}
