import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ignored = readFileSync('.gitignore', 'utf8').split('\n').filter(Boolean);
const outside = new Set(['.git', ...ignored.map((name) => name.replace(/\/$/, ''))]);

/** Every text file of the repository below `folder`; what git ignores is left out. */
function listTexts(folder: string): { path: string; text: string }[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (outside.has(entry.name) || entry.name.startsWith('.env')) return [];
    if (entry.isDirectory()) return listTexts(path);
    return /\.(avif|gif|ico|jpe?g|png|webp|woff2?)$/.test(entry.name)
      ? []
      : [{ path, text: readFileSync(path, 'utf8') }];
  });
}

/** What looks like a secret: keys by the shapes their makers gave them, and names that are given a long text with a digit. */
const secretShapes: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}/,
  /\bnf[pcu]_[A-Za-z0-9]{36}/,
  /\bsk_(live|test)_[A-Za-z0-9]{16}/,
  /\bSG\.[\w-]{16,}\.[\w-]{16,}/,
  /\bxox[abprs]-[A-Za-z0-9-]{10}/,
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./,
  /(password|passwd|secret|token|api_?key)['"]?\s*[:=]\s*['"`](?=[^'"`]*\d)[^'"`\s$]{12,}['"`]/i,
  /:\/\/[^\s/:@'"`]+:[^\s/:@'"`$]+@/,
];
const findSecrets = (text: string) => secretShapes.flatMap((shape) => shape.exec(text)?.[0] ?? []);

describe('the repository', () => {
  test('holds nothing that looks like a secret', () => {
    const texts = listTexts('.');
    expect(texts.map(({ path }) => path)).toContain('netlify/lib/mailer.ts');
    const found = texts.flatMap(({ path, text }) => findSecrets(text).map((secret) => `${path}: ${secret}`));
    expect(found).toEqual([]);
  });

  // In two pieces each, or this file would be found too.
  test.each([
    ['a private key', ['-----BEGIN RSA ', 'PRIVATE KEY-----']],
    ["the host's token", ['nfp_', 'a'.repeat(36)]],
    ['a password in a setting', ['SMTP_PASS', "WORD: 'correct-horse-42'"]],
  ])('would be seen with %s', (_, [start, end]) => {
    expect(findSecrets(`const a = 1;\n${start}${end}\n`)).toHaveLength(1);
  });

  test('keeps files of environment variables out of git', () => {
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*']));
  });
});

describe('environment variables', () => {
  const code = ['src', 'netlify', 'astro.config.mjs']
    .flatMap((place) => listTexts('.').filter(({ path }) => path.startsWith(place)))
    .filter(({ path }) => /\.(astro|[cm]?[jt]sx?)$/.test(path));

  /** Names that a text reads: `env['NAME']`, and `{ NAME } = env`. */
  function listRead(text: string): string[] {
    const byKey = [...text.matchAll(/\benv\[['"](\w+)['"]\]/g)].map(([, name = '']) => name);
    const taken = [...text.matchAll(/\{([^{}]*)\} = (?:process\.)?env\b/g)].map(([, names = '']) => names);
    return [...byKey, ...taken.flatMap((names) => names.match(/\b[A-Z][A-Z_]+\b/g) ?? [])];
  }

  test('are read by these names only, and the operator reads of each', () => {
    const [, table = ''] = readFileSync('netlify/README.md', 'utf8').split('| environment variable');
    const rows = (table.split('\n\n')[0] ?? '').split('\n').filter((row) => row.startsWith('| `'));
    const named = rows.flatMap((row) => (row.split('|')[1] ?? '').match(/\b[A-Z][A-Z_]+\b/g) ?? []);
    expect([...new Set(code.flatMap(({ text }) => listRead(text)))].toSorted()).toEqual(named.toSorted());
  });
});
