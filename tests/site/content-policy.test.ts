import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { listPaths, type BuiltPage } from './built-site.ts';

/** Sources of each directive of a page's content policy. */
function readPolicy({ $ }: BuiltPage): Map<string, string[]> {
  const content = $('meta[http-equiv="content-security-policy" i]').attr('content') ?? '';
  return new Map(
    content.split(';').flatMap((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return name === '' ? [] : [[name, sources] as const];
    }),
  );
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the content policy of every page allows the site itself, and Google Maps in frames', () => {
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
  ].join('; ');
  const wrong = listPaths((page) => {
    const rest = [...readPolicy(page)].filter(([name]) => !['script-src', 'style-src'].includes(name));
    const directives = rest.map((directive) => directive.flat().join(' '));
    return directives.toSorted().join('; ') !== allowed;
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['script', 'script-src', 'script:not([src], [type="application/ld+json"], [type=speculationrules])'],
  ['style', 'style-src', 'style'],
])('an inline %s is allowed by its hash alone', (_, directive, selector) => {
  const wrong = listPaths((page) => {
    const sources = readPolicy(page).get(directive) ?? [];
    const inline = page
      .$(selector)
      .toArray()
      .map((element) => page.$(element).text());
    return (
      sources.some((source) => !/^'(self|sha256-.+)'$/.test(source)) ||
      inline.some((text) => !sources.includes(hash(text)))
    );
  });
  expect(wrong).toEqual([]);
});

test('no element has a handler in an attribute', () => {
  expect(listPaths(({ html }) => /<[a-z][^<>]*\son[a-z]+=/i.test(html))).toEqual([]);
});
