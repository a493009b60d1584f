import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pages, type BuiltPage } from './built-site.ts';

/** Sources of each directive of a page's content policy. */
function readPolicy(page: BuiltPage): Map<string, string[]> {
  const content = page.$('meta[http-equiv="content-security-policy" i]').attr('content') ?? '';
  return new Map(
    content.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const pathsWhereNot = (isRight: (page: BuiltPage) => boolean) =>
  pages.filter((page) => !isRight(page)).map((page) => page.path);

describe('the content policy of every page', () => {
  test('starts from nothing but the site itself', () => {
    expect(pathsWhereNot((page) => readPolicy(page).get('default-src')?.join() === "'self'")).toEqual([]);
  });

  test('allows no inline script but by its hash', () => {
    const wrong = pathsWhereNot((page) => {
      const sources = readPolicy(page).get('script-src') ?? [];
      const inline = page
        .$('script:not([src]):not([type="application/ld+json"]):not([type=speculationrules])')
        .toArray()
        .map((script) => page.$(script).text());
      return (
        sources.every((source) => /^'(self|sha256-.+)'$/.test(source)) &&
        inline.every((text) => sources.includes(hash(text)))
      );
    });
    expect(wrong).toEqual([]);
  });

  test('allows every inline style by its hash', () => {
    const wrong = pathsWhereNot((page) => {
      const sources = readPolicy(page).get('style-src') ?? [];
      return page
        .$('style')
        .toArray()
        .every((style) => sources.includes(hash(page.$(style).text())));
    });
    expect(wrong).toEqual([]);
  });

  test('lets frames come from Google Maps only', () => {
    expect(
      pathsWhereNot((page) => readPolicy(page).get('frame-src')?.join() === 'https://www.google.com'),
    ).toEqual([]);
  });

  test('meets no handler in an attribute', () => {
    expect(pathsWhereNot((page) => !/<[a-z][^<>]*\son[a-z]+=/i.test(page.html))).toEqual([]);
  });
});
