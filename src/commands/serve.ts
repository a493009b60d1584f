// `npm run serve`: the built site with its headers, redirects, functions and message store at http://localhost:8888
// (PORT overrides), by the Netlify CLI without an account. With --dev: Astro's dev server behind the same functions, and the
// URL of the editor, which is the only place of its key; with --edit: the same, and the editor opens in the browser.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listOwnOrigins } from '../staff/editor/access.ts';
import { isPortTaken, openInBrowser, waitForServer } from './open-browser.ts';
import { hideTerminalEditors } from './terminal-editors.ts';

const isEditing = process.argv.includes('--edit');
const isDev = isEditing || process.argv.includes('--dev');
const port = process.env['PORT'] ?? '8888';
const netlify = fileURLToPath(new URL('netlify.ts', import.meta.url));
/** Of the server behind the CLI: Astro's, or the CLI's own of files, which would take the same number for every site. */
const innerPort = String(Number(port) + 1000);
const key = randomBytes(24).toString('base64url');

const source = isDev
  ? [
      '--framework',
      '#custom',
      '--command',
      // Two may run at a time, each at a port of its own.
      `astro dev --port ${innerPort} --host 127.0.0.1 --ignore-lock`,
      '--target-port',
      innerPort,
    ]
  : ['--dir', 'dist', '--staticServerPort', innerPort];

await stopWhereItCannotRun();

// A build has packed them already. While developing they are packed at each change, which the CLI sees; what packs them
// reads all schemas and a bundler, for which nobody waits who serves what is built.
const stopPacking = isDev
  ? await import('../build/functions.ts').then(({ watchFunctions }) => watchFunctions())
  : undefined;

const server = spawn(
  process.execPath,
  // Edge functions are not used, and preparing them would download another runtime.
  [netlify, 'dev', '--offline', '--internal-disable-edge-functions', '--no-open', '--port', port, ...source],
  {
    stdio: 'inherit',
    env: {
      ...hideTerminalEditors(process.env),
      ASTRO_TELEMETRY_DISABLED: '1',
      EDITOR_KEY: key,
      EDITOR_PORT: port,
    },
  },
);
if (isDev) {
  void waitForServer(`http://127.0.0.1:${port}/edit`).then(() => {
    const url = `${listOwnOrigins(port, process.env)[0]}/edit?key=${key}`;
    console.info(`\nThe editor: ${url}\n`);
    if (isEditing) openInBrowser(url);
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  process.exitCode = code ?? 0;
  void stopPacking?.();
});

/** Ends with a sentence what the Netlify CLI would serve without a page, or tell in its own terms. */
async function stopWhereItCannotRun(): Promise<void> {
  if (!isDev && !existsSync('dist/index.html')) {
    stop('There is no built site in dist/ yet: "npm start" builds it, then serves it.');
  }
  if (!/^[1-9]\d*$/.test(port) || Number(innerPort) > 65_535) {
    stop(`PORT is "${port}", and must be a whole number from 1 to 64535.`);
  }
  for (const wanted of [port, innerPort]) {
    if (!(await isPortTaken(Number(wanted)))) continue;
    stop(
      `Port ${wanted} is taken, probably by this site in another terminal. End it there with Ctrl+C, or set PORT to another number.`,
    );
  }
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
