import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { getDealer } from '../../src/content/site.ts';

const dealer = getDealer();

/** Every code file of the site, comments included. */
const files = ['src', 'netlify'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|mts|tsx|astro|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
);

/** The one number that messages and comments show as an example; it belongs to nobody. */
const exampleNumber = /\+1212555 ?0100|\(212\) 555-0100/g;

/** Code without comments, which may show a sample of what a function prints. */
function removeComments(text: string): string {
  return text
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/(?<![:'"`])\/\/.*$/gm, '');
}

/** Files whose text holds what `find` looks for, with what was found. */
function listFindings(find: (text: string) => readonly string[]): string[] {
  return files.flatMap(({ path, text }) => find(text).map((found) => `${path}: ${found}`));
}

describe('code files', () => {
  test('are read at all', () => {
    expect(files.map(({ path }) => path)).toContain('src/lib/format.ts');
    expect(files.map(({ path }) => path)).toContain('src/layouts/BaseLayout.astro');
  });

  test('hold no telephone number', () => {
    const shape = /(?<![\w.-])(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}(?![\w-])/g;
    expect(listFindings((text) => text.replaceAll(exampleNumber, '').match(shape) ?? [])).toEqual([]);
  });

  test('spell neither name, email, web address nor telephone number of the dealer', () => {
    const host = new URL(dealer.url).hostname.replace(/^www\./, '');
    const facts = [dealer.name, dealer.email, host, ...dealer.showrooms.map((showroom) => showroom.street)];
    expect(
      listFindings((text) => facts.filter((fact) => text.toLowerCase().includes(fact.toLowerCase()))),
    ).toEqual([]);
    const numbers = [dealer, ...dealer.showrooms].map(({ phone }) => phone.slice(-10));
    expect(
      listFindings((text) => numbers.filter((number) => text.replaceAll(/\D/g, '').includes(number))),
    ).toEqual([]);
  });

  test('hold no price', () => {
    expect(listFindings((text) => removeComments(text).match(/\$\d[\d,]{2,}/g) ?? [])).toEqual([]);
  });
});
