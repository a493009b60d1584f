// Finds the browser for the e2e tests and the bench, so that they run on a developer's machine, in CI and in a bare container alike.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** What the choice depends on; tests put their own in its place. */
export interface Machine {
  /** Where Playwright's own Chromium is, once it is installed. */
  playwrightPath: string;
  exists: (path: string) => boolean;
  isRoot: boolean;
  /** Runs a command without a word and tells whether it succeeded. */
  run: (command: string, ...args: string[]) => boolean;
  /** Tells the person who waits what takes so long. */
  say: (line: string) => void;
}

/** Shows no window and keeps no page for going back; a page costs it a third of the work. */
const systemShell = '/usr/bin/chromium-headless-shell';

const wholeBrowsers = [
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

/** Which browser Playwright starts: one of the system, or its own, whose shell it finds without a channel. */
interface Launch {
  executablePath?: string;
  channel?: string;
}

/**
 * Launch options with the path of a browser of the system, or for Playwright's own; a shell where there is one, unless it
 * `isWhole`. Installs one where there is none: Playwright's, else the system's. Throws with what to do by hand when it
 * cannot.
 */
export function findBrowser({ isWhole = false } = {}, machine: Machine = thisMachine()): Launch {
  const own: Launch = isWhole ? { channel: 'chromium' } : {};
  const systemBrowsers = isWhole ? wholeBrowsers : [systemShell, ...wholeBrowsers];
  const hasOwn = () => machine.exists(machine.playwrightPath);
  const findSystem = () => systemBrowsers.find((path) => machine.exists(path));
  if (hasOwn()) return own;
  const found = findSystem();
  if (found !== undefined) return { executablePath: found };

  machine.say('No browser here yet: downloading the one of Playwright ...');
  // What it needs of the system comes after the download, since that takes minutes and is for nothing where this fails.
  const playwright = ['npx', '--no-install', 'playwright'] as const;
  if (machine.run(...playwright, 'install', 'chromium'))
    machine.run(...playwright, 'install-deps', 'chromium');
  if (hasOwn()) return own;

  if (machine.isRoot && machine.exists('/usr/bin/apt-get') && machine.run('apt-get', 'update')) {
    machine.say('It cannot be downloaded here: installing Chromium from the packages of the system ...');
    const packages = isWhole ? ['chromium'] : ['chromium-headless-shell', 'chromium'];
    packages.some((name) => machine.run('apt-get', 'install', '-y', name));
  }
  const packaged = findSystem();
  if (packaged !== undefined) return { executablePath: packaged };
  throw new Error(
    'No browser for the e2e tests. Install one with "npx playwright install --with-deps chromium" ' +
      'or your system\'s package manager (Debian: "apt-get install chromium"), then run the tests again.',
  );
}

function thisMachine(): Machine {
  return {
    playwrightPath: chromium.executablePath(),
    exists: existsSync,
    isRoot: process.getuid?.() === 0,
    run: (command, ...args) =>
      spawnSync(command, args, { stdio: 'ignore', shell: process.platform === 'win32' }).status === 0,
    say: (line) => console.info(line),
  };
}
