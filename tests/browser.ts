// Finds the browser for the e2e tests and the bench, so that they run on a developer's machine, in CI and in a bare container alike.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Browsers of the system; the shell shows no window and needs a third of the work for a page. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** How it is started: without what it would ask its maker for. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing outside this machine has an address.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/**
 * Launch options with the path of a browser of the system; none for Playwright's own, which is preferred. Installs one
 * where there is none: Playwright's, else the system's. Throws with what to do by hand.
 */
export function findBrowser(): { executablePath?: string } {
  const hasOwn = () => existsSync(chromium.executablePath());
  const findSystem = () => systemBrowsers.find(existsSync);
  if (hasOwn()) return {};
  const found = findSystem();
  if (found !== undefined) return { executablePath: found };

  process.stderr.write('No browser here yet: downloading the one of Playwright ...\n');
  if (run('npx --no-install playwright install chromium')) {
    run('npx --no-install playwright install-deps chromium');
  }
  if (hasOwn()) return {};
  process.stderr.write('It cannot be downloaded: installing Chromium from the packages of the system ...\n');
  if (run('apt-get update') && !run('apt-get install -y chromium-headless-shell')) {
    run('apt-get install -y chromium');
  }
  const packaged = findSystem();
  if (packaged !== undefined) return { executablePath: packaged };
  throw new Error(
    'No browser for the e2e tests. Install one with "npx playwright install --with-deps chromium" ' +
      'or your system\'s package manager (Debian: "apt-get install chromium"), then run the tests again.',
  );
}

/** Whether a command succeeds; one that is not installed fails. */
function run(command: string): boolean {
  return spawnSync(command, { stdio: 'ignore', shell: true }).status === 0;
}
