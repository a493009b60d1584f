import { expect, test } from 'vitest';
import { findOtherForm } from '../../../src/commands/data-check.ts';
import { normalizeFile } from '../../../src/content/normalize.ts';
import { DataFolder } from '../../../src/content/engine/data-folder.ts';
import { loadContent } from '../../../src/content/load.ts';
import { smallData } from '../../data/data-copy.ts';

test('keys come in the order of the schema, texts on one line, without comments and empty lists', () => {
  const text = `# A comment
vehicles:
  - to: /denago # where it leads
    brandId: "denago"
    id: >-
      ev-nomad-lt
`;
  expect(normalizeFile('retired-vehicles.yaml', text)).toBe(
    'vehicles:\n  - id: ev-nomad-lt\n    brandId: denago\n    to: /denago\n',
  );
  expect(normalizeFile('reviews.yaml', 'reviews: []\n')).toBe('{}\n');
});

test('tables of a policy lose their padding, and a cell with an escaped bar stays whole', () => {
  const text = '---\ntitle: "Terms"\n---\n| a      | b |\n|--------|---|\n| x \\| y |   |\n';
  expect(normalizeFile('policies/terms.md', text)).toBe(
    '---\ntitle: Terms\n---\n\n| a | b |\n| --- | --- |\n| x \\| y |  |\n',
  );
});

test('a file that cannot be parsed stays as it is', () => {
  expect(normalizeFile('dealer.yaml', 'name: [broken\n')).toBe('name: [broken\n');
});

test('a file in this form says the same, and is written the same again', () => {
  for (const { path, text } of new DataFolder(smallData).readAllTexts()) {
    const normal = normalizeFile(path, text);
    expect(normalizeFile(path, normal), path).toBe(normal);
  }
  expect(loadContent(smallData).diagnostics).toEqual([]);
});

test('a file in another form is named', () => {
  expect(findOtherForm(smallData)).toContainEqual(
    expect.objectContaining({ severity: 'warning', file: 'data/dealer.yaml', line: 1 }),
  );
});
