import { describe, expect, test } from 'vitest';
import { findBrowser, type Machine } from '../browser.ts';

const own = '/cache/ms-playwright/chrome';
const download = 'npx --no-install playwright install chromium';
const installDependencies = 'npx --no-install playwright install-deps chromium';
const shell = '/usr/bin/chromium-headless-shell';
const aptInstall = 'apt-get install -y chromium';
const aptInstallShell = 'apt-get install -y chromium-headless-shell';

/** A machine with some files; a command that succeeds adds the file it is given here. */
function buildMachine(files: string[], installs: Record<string, string> = {}, isRoot = true) {
  const present = new Set(files);
  const commands: string[] = [];
  const lines: string[] = [];
  const machine: Machine = {
    playwrightPath: own,
    exists: (path) => present.has(path),
    isRoot,
    run: (...words) => {
      const command = words.join(' ');
      commands.push(command);
      const added = installs[command];
      if (added !== undefined) present.add(added);
      return added !== undefined;
    },
    say: (line) => lines.push(line),
  };
  return { machine, commands, lines };
}

describe('findBrowser', () => {
  test.each([
    ['Playwright’s own', [own], undefined],
    ['Playwright’s own before one of the system', ['/usr/bin/chromium', own], undefined],
    ['the shell of the system before its whole browser', ['/usr/bin/chromium', shell], shell],
    ['Chromium of the system', ['/usr/bin/chromium'], '/usr/bin/chromium'],
    ['Chromium under its other name', ['/usr/bin/chromium-browser'], '/usr/bin/chromium-browser'],
    ['Chrome of the system', ['/usr/bin/google-chrome'], '/usr/bin/google-chrome'],
  ])('takes %s and installs nothing', (_, files, path) => {
    const { machine, commands } = buildMachine(files);
    expect(findBrowser({}, machine).executablePath).toBe(path);
    expect(commands).toEqual([]);
  });

  test('installs Playwright’s own where there is none, and then what that needs of the system', () => {
    const { machine, commands } = buildMachine([], { [download]: own });
    expect(findBrowser({}, machine)).toEqual({});
    expect(commands).toEqual([download, installDependencies]);
  });

  test('says in two lines what takes so long where Playwright’s own cannot be downloaded', () => {
    const { machine, lines } = buildMachine(['/usr/bin/apt-get'], {
      'apt-get update': '/var/lib/apt/lists',
      [aptInstallShell]: shell,
    });
    findBrowser({}, machine);
    expect(lines).toEqual([
      'No browser here yet: downloading the one of Playwright ...',
      'It cannot be downloaded here: installing Chromium from the packages of the system ...',
    ]);
  });

  test.each([
    ['the shell', [aptInstallShell], shell],
    ['the whole browser where there is no shell', [aptInstallShell, aptInstall], '/usr/bin/chromium'],
  ])('falls back to the packages of the system, as root and with apt: %s', (_, tried, path) => {
    const { machine, commands } = buildMachine(['/usr/bin/apt-get'], {
      'apt-get update': '/var/lib/apt/lists',
      [tried.at(-1) ?? '']: path,
    });
    expect(findBrowser({}, machine).executablePath).toBe(path);
    expect(commands).toEqual([download, 'apt-get update', ...tried]);
  });

  test.each([
    ['not root', ['/usr/bin/apt-get'], false],
    ['without apt', [], true],
  ])('does not try the package of the system when it is %s', (_, files, isRoot) => {
    const { machine, commands } = buildMachine(files, {}, isRoot);
    expect(() => findBrowser({}, machine)).toThrow('No browser for the e2e tests. Install one with');
    expect(commands).toEqual([download]);
  });

  test.each([
    [
      'of the system, though a shell is there',
      [shell, '/usr/bin/chromium'],
      { executablePath: '/usr/bin/chromium' },
    ],
    ['of Playwright', [own], { channel: 'chromium' }],
  ])('takes the whole browser where it is asked for: %s', (_, files, launch) => {
    const { machine, commands } = buildMachine(files);
    expect(findBrowser({ isWhole: true }, machine)).toEqual(launch);
    expect(commands).toEqual([]);
  });

  test('installs the whole browser where there is a shell only', () => {
    const { machine, commands } = buildMachine([shell, '/usr/bin/apt-get'], {
      'apt-get update': '/var/lib/apt/lists',
      [aptInstall]: '/usr/bin/chromium',
    });
    expect(findBrowser({ isWhole: true }, machine).executablePath).toBe('/usr/bin/chromium');
    expect(commands).toEqual([download, 'apt-get update', aptInstall]);
  });

  test('says what to do by hand when every way fails', () => {
    const { machine } = buildMachine(['/usr/bin/apt-get']);
    expect(() => findBrowser({}, machine)).toThrow('npx playwright install --with-deps chromium');
  });
});
