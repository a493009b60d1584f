import { expect, test } from 'vitest';
import { pages, readBuiltFile, siteOrigin } from './built-site.ts';

const readUrls = (file: string) =>
  [
    ...readBuiltFile(file)
      .toString()
      .matchAll(/<loc>([^<]*)<\/loc>/g),
  ].map(([, url = '']) => url);

test('the sitemap lists every page that is its own canonical and is not noindex, once, and nothing else', () => {
  const urls = readUrls('/sitemap-index.xml').flatMap((map) => readUrls(map.replace(siteOrigin, '')));
  const listed = pages.filter(({ path, $ }) => {
    const canonical = new URL($('link[rel=canonical]').attr('href') ?? '', siteOrigin);
    return canonical.pathname === path && $('meta[name=robots][content*=noindex]').length === 0;
  });
  const expected = listed.map(({ path }) => (path === '/' ? `${siteOrigin}/` : siteOrigin + path));
  expect(urls.toSorted()).toEqual(expected.toSorted());
});

test('robots.txt names the sitemap and closes nothing', () => {
  const robots = readBuiltFile('/robots.txt').toString();
  expect(robots).toContain(`Sitemap: ${siteOrigin}/sitemap-index.xml`);
  expect(robots).not.toMatch(/^Disallow: \S/m);
});
