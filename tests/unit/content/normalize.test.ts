import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkData } from '../../../src/content/check-data.ts';
import { formatRecord } from '../../../src/content/normalize.ts';
import { copyData } from '../../data/data-copy.ts';

/** The form of every file after an edit of one. */
function normalize(path: string, edit: (text: string) => string): Map<string, string> {
  const copy = copyData();
  onTestFinished(() => rmSync(copy, { recursive: true }));
  const file = join(copy, path);
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
  return new Map(checkData(copy).records.map((record) => [record.path, formatRecord(record)]));
}

test('keys come in the order of the schema, texts on one line, without comments and empty lists', () => {
  const path = 'retired-vehicles.yaml';
  const text = `# A comment
vehicles:
  - to: /denago # where it leads
    brandId: "denago"
    id: >-
      ev-nomad-lt
`;
  expect(normalize(path, () => text).get(path)).toBe(
    'vehicles:\n  - id: ev-nomad-lt\n    brandId: denago\n    to: /denago\n',
  );
  expect(normalize('reviews.yaml', () => 'reviews: []\n').get('reviews.yaml')).toBe('{}\n');
});

test('tables of a policy lose their padding, and a cell with an escaped bar stays whole', () => {
  const path = 'policies/terms.md';
  const table = '\n| a      | b |\n|--------|---|\n| x \\| y |   |\n';
  expect(normalize(path, (text) => text + table).get(path)).toMatch(
    /\n\n\| a \| b \|\n\| --- \| --- \|\n\| x \\\| y \|  \|\n$/,
  );
});

test('npm run fix writes tokens as they are, and files in this form the same again', () => {
  const copy = copyData();
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const record of checkData(copy).records) writeFileSync(join(copy, record.path), formatRecord(record));
  const { records, mistakes } = checkData(copy);
  expect(mistakes).toEqual([]);
  expect(records.filter((record) => formatRecord(record) !== record.text)).toEqual([]);
  expect(readFileSync(join(copy, 'policies/rental-policy.md'), 'utf8')).toContain('{{rental-late-fee}}');
});
