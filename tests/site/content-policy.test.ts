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
/** All directives but those of scripts and styles, in the order of their names. */
const allowed = [
  "base-uri 'none'",
  "connect-src 'self'",
  "default-src 'none'",
  "font-src 'self'",
  "form-action 'self'",
  'frame-src https://www.google.com',
  "img-src 'self'",
  "manifest-src 'self'",
  "worker-src 'none'",
];
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const pathsWhereNot = (isRight: (page: BuiltPage) => boolean) =>
  pages.filter((page) => !isRight(page)).map((page) => page.path);

describe('the content policy of every page', () => {
  test('starts from nothing and allows the site itself, and Google Maps in frames', () => {
    const wrong = pathsWhereNot((page) => {
      const policy = readPolicy(page);
      policy.delete('script-src');
      policy.delete('style-src');
      const rest = [...policy].filter(([name]) => name !== '').map((directive) => directive.flat().join(' '));
      return rest.toSorted().join('; ') === allowed.join('; ');
    });
    expect(wrong).toEqual([]);
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

  test('allows no inline style but by its hash', () => {
    const wrong = pathsWhereNot((page) => {
      const sources = readPolicy(page).get('style-src') ?? [];
      const inline = page
        .$('style')
        .toArray()
        .map((style) => page.$(style).text());
      return (
        sources.every((source) => /^'(self|sha256-.+)'$/.test(source)) &&
        inline.every((text) => sources.includes(hash(text)))
      );
    });
    expect(wrong).toEqual([]);
  });

  test('meets no handler in an attribute', () => {
    expect(pathsWhereNot((page) => !/<[a-z][^<>]*\son[a-z]+=/i.test(page.html))).toEqual([]);
  });
});
