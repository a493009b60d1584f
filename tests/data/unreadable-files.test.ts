// What stands under the name of a file or folder and is none: told in words, where reading it would end in a stack trace.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runCommand } from './data-copy.ts';
import { copyQuietData, listMessages, testDay } from './messages.ts';

const aLink = 'a link that leads to no file';
const noLink = 'the file itself: copy it here under this name, or delete the link';
const aFolder = 'a folder';
const noFolder = 'a file of this name; delete the folder, or give it another name';
const aFile = 'a file';
const noFile = 'a folder of this name; delete the file, or give it another name';

const copies = mkdtempSync(join(realpathSync(tmpdir()), 'unreadable-files-'));
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: testDay });
});
afterAll(() => {
  vi.useRealTimers();
  rmSync(copies, { recursive: true });
});

/** A way to put something into the place of a file or folder of a copy. */
type Put = (path: string) => void;
const putFolder: Put = (path) => {
  mkdirSync(path);
};
const putFile: Put = (path) => {
  writeFileSync(path, 'Words');
};
const linkTo =
  (target: string): Put =>
  (path) => {
    symlinkSync(target, path);
  };

/** A copy in which something else stands at a path. */
function replaceIn(copy: string, path: string, put: Put): string {
  const target = join(copy, path);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  put(target);
  return copy;
}

const message = (path: string, found: string, expected: string) =>
  `data/${path}, line 1\n  found:    ${found}\n  expected: ${expected}`;

test.for<[what: string, path: string, put: Put, found: string, expected: string]>([
  ['a link that leads nowhere', 'vehicles/ev-coast.yaml', linkTo('nowhere.yaml'), aLink, noLink],
  ['a link that leads to itself', 'vehicles/ev-coast.yaml', linkTo('ev-coast.yaml'), aLink, noLink],
  ['a link to a folder', 'vehicles/ev-coast.yaml', linkTo('../brands'), aLink, noLink],
  ['a link in place of a vehicle', 'vehicles/ev-city.yaml', linkTo('nowhere.yaml'), aLink, noLink],
  ['a link in place of the dealer', 'dealer.yaml', linkTo('nowhere.yaml'), aLink, noLink],
  ['a link in place of a policy', 'policies/coast.md', linkTo('nowhere.md'), aLink, noLink],
  ['a link in place of a photograph', 'vehicles/pictures/ev-city.jpg', linkTo('nowhere.jpg'), aLink, noLink],
  ['a folder in place of the dealer', 'dealer.yaml', putFolder, aFolder, noFolder],
  ['a folder in place of a page', 'pages/about.yaml', putFolder, aFolder, noFolder],
  ['a folder in place of a vehicle', 'vehicles/ev-city.yaml', putFolder, aFolder, noFolder],
  ['a folder in place of the maps', 'maps/county-outlines.geojson', putFolder, aFolder, noFolder],
  ['a file in place of the lists', 'lists', putFile, aFile, noFile],
  [
    'a file in place of the photographs',
    'vehicles/pictures',
    putFile,
    'a file without an ending',
    'an ending such as .yaml, or a folder of this name',
  ],
  ['a link in place of the lists', 'lists', linkTo('brands'), 'a link', noFile.replace('file', 'link')],
])('%s is told as what it is', async ([, path, put, found, expected]) => {
  const copy = replaceIn(copyQuietData(copies), path, put);
  const messages = (await listMessages(copy)).split('\n\n');
  expect(messages.filter((text) => text.startsWith(`data/${path},`))).toEqual([
    message(path, found, expected),
  ]);
});

test('a link to a file is that file', async () => {
  const copy = copyQuietData(copies);
  const put = linkTo(join(copyQuietData(copies), 'vehicles/ev-city.yaml'));
  expect(await listMessages(replaceIn(copy, 'vehicles/ev-city.yaml', put))).toBe('');
});

test('a link among the photographs that leads back to data/ is told, and nobody follows it', async () => {
  const copy = replaceIn(copyQuietData(copies), 'vehicles/pictures/up', linkTo('../..'));
  expect(await listMessages(copy)).toBe(message('vehicles/pictures/up', aLink, noLink));
});

test('npm run data:check says so without a stack trace', async () => {
  const copy = replaceIn(copyQuietData(copies), 'dealer.yaml', putFolder);
  const { exitCode, output } = await runCommand('data:check', copy);
  expect({ exitCode, output: output.trim() }).toEqual({
    exitCode: 1,
    output: `1 mistake in data/\n\n${message('dealer.yaml', aFolder, noFolder)}`,
  });
});
