import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Names that a text reads: `env['NAME']`, and `{ NAME } = env`. */
function listRead(text: string): string[] {
  const byKey = [...text.matchAll(/\benv\[['"](\w+)['"]\]/g)].map(([, name = '']) => name);
  const taken = [...text.matchAll(/\{([^{}]*)\} = (?:process\.)?env\b/g)].map(([, names = '']) => names);
  return [...byKey, ...taken.flatMap((names) => names.match(/\b[A-Z][A-Z_]+\b/g) ?? [])];
}

test('every environment variable that the code reads is explained to the operator, and no other', () => {
  const code = globSync(['astro.config.mjs', '{src,netlify}/**/*.{astro,ts,tsx,mts}']);
  const [, table = ''] = readFileSync('netlify/README.md', 'utf8').split('| environment variable');
  const rows = (table.split('\n\n')[0] ?? '').split('\n').filter((row) => row.startsWith('| `'));
  const named = rows.flatMap((row) => (row.split('|')[1] ?? '').match(/\b[A-Z][A-Z_]+\b/g) ?? []);
  const read = new Set(code.flatMap((file) => listRead(readFileSync(file, 'utf8'))));
  expect([...read].toSorted()).toEqual(named.toSorted());
});
