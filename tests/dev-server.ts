// The development server on a copy of a data folder, for tests that change the copy.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A server that runs until it is stopped. */
export interface DevServer {
  /** Without "/" at the end. */
  url: string;
  /** Resolves when it has ended. */
  stop: () => Promise<void>;
}

/** Starts one; rejects with what it printed when it ends by itself. */
export async function startDevServer(data: string, env: Record<string, string> = {}): Promise<DevServer> {
  // Several may run at the same time, each on its own data.
  const args = ['dev', '--host', '127.0.0.1', '--ignore-lock'];
  const server = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', ...args], {
    // Not the environment of tests, in which Astro leaves its pages out.
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: data,
      ASTRO_TELEMETRY_DISABLED: '1',
      // Without the functions of the last build, which ask Netlify's servers where this machine is.
      NETLIFY_DEV: '1',
      NO_COLOR: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
        if (url !== undefined) resolve(url);
      });
    }
    server.on('exit', () => reject(new Error(`the server has ended:\n${output}`)));
  });
  return {
    url,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}
