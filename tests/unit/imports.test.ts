// oxlint holds the floors and refuses circles (oxlint.config.ts); it does not know what the host installs.
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { dependencies } from '../../package.json' with { type: 'json' };

// The commands and the staff's tools run where developers' tools are installed.
const files = globSync(['astro.config.mjs', '{src,netlify}/**/*.{ts,tsx,mts,astro}'], {
  exclude: ['src/{commands,staff}/**'],
});

/** Imported by `npm run dev` alone, where developers' tools are installed. */
const inDevelopment = ['@netlify/vite-plugin'];

/** The packages whose code a file needs, without those for types alone. */
function listPackages(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/^import type [^;]*;/gm, '');
  return ts
    .preProcessFile(text)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => /^[@a-z][^:]*$/.test(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}

test('the host installs every package that a build or a function imports', () => {
  const packages = new Set(files.flatMap(listPackages));
  expect(packages).toContain('astro');
  expect([...packages].filter((name) => !(name in dependencies))).toEqual(inDevelopment);
});
