import { describe, expect, test } from 'vitest';
import { load } from 'cheerio/slim';
import { dataRoot } from '../../src/content/site.ts';
import { readLastChanges } from '../../src/build/sitemap/last-changes.ts';
import { files, getPage, pages, readBuiltFile, siteOrigin } from './built-site.ts';
import { readGraph } from './json-ld.ts';

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

  test('dates every page where git knows the data, and never in the future', () => {
    const $ = load(readBuiltFile('/sitemap-0.xml').toString(), { xml: true });
    const dates = $('url > lastmod')
      .toArray()
      .map((element) => Date.parse($(element).text()));
    expect(dates.filter((date) => !(date <= Date.now()))).toEqual([]);
    // A clone without its history, or with edits, knows less; then a date is missing rather than wrong.
    if (readLastChanges(dataRoot).size === 0) expect(dates).toEqual([]);
    else expect(dates.length).toBeGreaterThan(0);
  });

  test('names the pictures of each page: those of its cart, and that of shared links', () => {
    const $ = load(readBuiltFile('/sitemap-0.xml').toString(), { xml: true });
    const wrong = $('url')
      .toArray()
      .map((element) => $(element))
      .filter((entry) => {
        const page = getPage(new URL(entry.find('loc').first().text()).pathname);
        const named = entry
          .find('image\\:image > image\\:loc')
          .toArray()
          .map((image) => $(image).text());
        const share = page.$('meta[property="og:image"]').attr('content') ?? '';
        const ofCart = readGraph(page)
          .filter((node) => [node['@type']].flat().includes('Product'))
          .flatMap((node) => [node['image']].flat());
        const isComplete = JSON.stringify(named) === JSON.stringify([...ofCart, share]);
        return !isComplete || named.some((url) => !files.includes(url.replace(siteOrigin, '')));
      });
    expect(wrong.map((entry) => entry.find('loc').first().text())).toEqual([]);
  });

  test('is named in robots.txt, which closes nothing', () => {
    const robots = readBuiltFile('/robots.txt').toString();
    expect(robots).toContain(`Sitemap: ${siteOrigin}/sitemap-index.xml`);
    expect(robots).not.toMatch(/^Disallow: \S/m);
  });
});
