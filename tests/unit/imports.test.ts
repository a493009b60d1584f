// ESLint holds the floors (eslint.config.mjs); it passes over imports of types, so circles are looked for here.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const files = globSync('{src,netlify,tests}/**/*.{ts,tsx,mts}');
const imports = new Map(files.map((file) => [file, listImports(file)]));

/** The files of the site that a file imports, for their types alone or not. */
function listImports(file: string): string[] {
  return ts
    .preProcessFile(readFileSync(file, 'utf8'))
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => join(dirname(file), fileName));
}

/** What a file needs, and what that needs. */
function listNeeded(file: string, found = new Set<string>()): Set<string> {
  for (const needed of imports.get(file) ?? []) {
    if (found.has(needed)) continue;
    found.add(needed);
    listNeeded(needed, found);
  }
  return found;
}

test('imports are read at all', () => {
  expect(imports.get('src/commands/data-check.ts')).toContain('src/content/load-with-pictures.ts');
});

test('no file needs itself by way of what it imports, types included', () => {
  expect(files.filter((file) => listNeeded(file).has(file))).toEqual([]);
});
