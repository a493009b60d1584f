import { expect, test } from 'vitest';
import { checkData } from '../../../src/content/check-data.ts';
import type { FileKind } from '../../../src/content/file-kinds.ts';
import { formatSource } from '../../../src/content/normalize.ts';
import { parseSource } from '../../../src/content/read-source.ts';
import { smallData } from '../../data/data-copy.ts';

function normalize(kind: FileKind, text: string): string {
  const source = parseSource(kind, text, kind);
  if (!('document' in source)) throw new Error(source.found);
  return formatSource(source);
}

test('keys come in the order of the schema, texts on one line, without comments and empty lists', () => {
  const text = `# A comment
vehicles:
  - to: /denago # where it leads
    brandId: "denago"
    id: >-
      ev-nomad-lt
`;
  expect(normalize('retired-vehicles.yaml', text)).toBe(
    'vehicles:\n  - id: ev-nomad-lt\n    brandId: denago\n    to: /denago\n',
  );
  expect(normalize('reviews.yaml', 'reviews: []\n')).toBe('{}\n');
});

test('tables of a policy lose their padding, and a cell with an escaped bar stays whole', () => {
  const text = '---\ntitle: "Terms"\n---\n| a      | b |\n|--------|---|\n| x \\| y |   |\n';
  expect(normalize('policies/*.md', text)).toBe(
    '---\ntitle: Terms\n---\n\n| a | b |\n| --- | --- |\n| x \\| y |  |\n',
  );
});

test('a file in this form is written the same again', () => {
  for (const source of checkData(smallData).sources) {
    const normal = formatSource(source);
    expect(normalize(source.kind, normal), source.path).toBe(normal);
  }
});
