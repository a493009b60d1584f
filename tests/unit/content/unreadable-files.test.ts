// Files that cannot be read, or that nobody reads: one sentence each, never a stack trace.
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkData } from '../../../src/content/check-data.ts';
import { copyData, runCommand } from '../../data/data-copy.ts';

type Put = (path: string, before: string) => void;

const write =
  (change: (before: string) => string | Buffer): Put =>
  (path, before) =>
    writeFileSync(path, change(before));

/** The mistakes of a copy in which something was put at a path. */
function listMistakes(path: string, put: Put) {
  const copy = copyData();
  const target = join(copy, path);
  const before = existsSync(target) ? readFileSync(target, 'utf8') : '';
  rmSync(target, { force: true });
  mkdirSync(dirname(target), { recursive: true });
  put(target, before);
  const { mistakes } = checkData(copy);
  rmSync(copy, { recursive: true });
  return mistakes;
}

const evCity = 'vehicles/ev-city.yaml';
const bomb = `a: &a [x, x, x, x, x, x, x, x, x]\n${Array.from({ length: 9 }, (_, index) => `b${index}: &b${index} [*a, *a, *a, *a, *a]`).join('\n')}\n`;

test.for<[what: string, path: string, put: Put, found: string]>([
  ['a link to nowhere', evCity, (path) => symlinkSync('gone.yaml', path), 'no file that can be read'],
  ['a folder in place of a page', 'pages/about.yaml', (path) => mkdirSync(path), 'no file that can be read'],
  ['an alias bomb', evCity, write(() => bomb), 'a: &a'],
  ['5,000 brackets', evCity, write(() => '['.repeat(5000)), 'too many to read'],
  ['5,000 quotes', 'policies/terms.md', write((text) => text + '>'.repeat(5000)), 'too many to read'],
  ['another encoding', evCity, write(() => Buffer.from('name: Caf\u00E9', 'latin1')), 'not in UTF-8'],
  ['UTF-16', evCity, write((text) => Buffer.from(`\uFEFF${text}`, 'utf16le')), 'not in UTF-8'],
  ['a name with capitals', 'lists/Cheap Carts.yaml', write(() => 'a: 1'), 'nobody reads'],
  ['another ending', 'vehicles/ev-town.yml', write(() => 'a: 1'), 'nobody reads'],
  ['a file in no known folder', 'notes.txt', write(() => 'Words'), 'nobody reads'],
  ['a text that calls itself a picture', 'scenes/a.jpg', write(() => 'x'), 'no picture that can be shown'],
  ["a telephone's HEIC", 'scenes/a.jpg', write(() => '\0\0\0\u0018ftypheic'), 'no picture that can be shown'],
])('%s is one mistake', ([, path, put, found]) => {
  const mistakes = listMistakes(path, put);
  expect(mistakes).toMatchObject([{ file: `data/${path}`, found: expect.stringContaining(found) as string }]);
});

test.for<[what: string, path: string, put: Put]>([
  ['a byte order mark', evCity, write((text) => `\uFEFF${text}`)],
  ['line ends of Windows', 'policies/terms.md', write((text) => text.replaceAll('\n', '\r\n'))],
  ['a picture as WebP', 'scenes/a.webp', write(() => 'RIFF\0\0\0\0WEBP')],
  ['a picture as AVIF', 'vehicles/pictures/a.avif', write(() => '\0\0\0\u001Cftypavif')],
  ["the staff's guide", 'README.md', write(() => '# Guide')],
  ['what a file manager leaves', 'vehicles/.DS_Store', write(() => '')],
  ['the same on Windows', 'vehicles/pictures/Thumbs.db', write(() => '')],
])('%s is no mistake', ([, path, put]) => {
  expect(listMistakes(path, put)).toEqual([]);
});

test.each(['pages/about.yaml', 'policies/rental-policy.md'])('%s is one mistake when missing', (path) => {
  const mistakes = listMistakes(path, () => undefined);
  expect(mistakes).toMatchObject([{ file: `data/${path}`, found: 'no such file' }]);
});

test('a vehicle that is gone is a mistake at every place that names it', () => {
  const mistakes = listMistakes(evCity, () => undefined);
  expect(mistakes.map(({ file, found }) => `${file} ${found}`)).toEqual([
    'data/brands/denago.yaml "ev-city"',
    'data/featured-carts.yaml "ev-city"',
    'data/payment-example.yaml "ev-city"',
    'data/rental-plans.yaml "ev-city"',
  ]);
});

test('npm run data:check names place, finding and advice, and GitHub the line', async () => {
  const copy = copyData();
  const file = join(copy, evCity);
  const text = readFileSync(file, 'utf8').replace(/priceUsd: .*/, 'priceUsd: 9,995');
  writeFileSync(file, text);
  const line = text.slice(0, text.indexOf('priceUsd')).split('\n').length;
  const { exitCode, output } = await runCommand('data:check', copy, { args: ['--format', 'github'] });
  rmSync(copy, { recursive: true });
  const expected = 'write whole dollars, for example 9995 (no "$", comma or cents)';
  expect({ exitCode, output }).toEqual({
    exitCode: 1,
    output:
      `::error file=data/${evCity},line=${line},title=priceUsd::found:    "9,995"%0Aexpected: ${expected}\n` +
      `1 mistake in data/\n\ndata/${evCity}, line ${line}, priceUsd\n  found:    "9,995"\n  expected: ${expected}\n`,
  });
});
