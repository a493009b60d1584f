import { describe, expect, test } from 'vitest';
import { pages, readBuiltFile, siteOrigin } from './built-site.ts';

const readUrls = (file: string) =>
  [
    ...readBuiltFile(file)
      .toString()
      .matchAll(/<loc>([^<]*)<\/loc>/g),
  ].map((match) => match[1] ?? '');

const maps = readUrls('/sitemap-index.xml');
const urls = maps.flatMap((map) => readUrls(map.replace(siteOrigin, '')));

describe('the sitemap', () => {
  test('lists every page that is its own canonical and is not noindex, and nothing else', () => {
    const listed = pages.filter((page) => {
      const canonical = page.$('link[rel=canonical]').attr('href') ?? '';
      const isNoindex = page.$('meta[name=robots][content*=noindex]').length > 0;
      return new URL(canonical).pathname === page.path && !isNoindex;
    });
    const expected = listed.map((page) => (page.path === '/' ? `${siteOrigin}/` : siteOrigin + page.path));
    expect(urls.toSorted()).toEqual(expected.toSorted());
  });

  test('names each URL once and without a slash at the end', () => {
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.filter((url) => url !== `${siteOrigin}/` && /\/$|\.html$/.test(url))).toEqual([]);
  });

  test('is named in robots.txt, which closes nothing', () => {
    const robots = readBuiltFile('/robots.txt').toString();
    expect(robots).toContain(`Sitemap: ${siteOrigin}/sitemap-index.xml`);
    expect(robots).not.toMatch(/^Disallow: \S/m);
  });
});
