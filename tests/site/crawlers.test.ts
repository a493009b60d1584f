// What search engines and language models are told of the site: sitemap, robots.txt and llms.txt.
import { expect, test } from 'vitest';
import { getLists, getVehicles } from '../../src/content/site.ts';
import { formatUsd } from '../../src/lib/format.ts';
import { files, pages, readBuiltFile, siteOrigin } from './built-site.ts';

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

const links = [
  ...readBuiltFile('/llms.txt')
    .toString()
    .matchAll(/^- \[[^\]]+\]\(([^)]+)\)(?:: (.*))?$/gm),
].map(([, url = '', note = '']) => ({ url: new URL(url), note }));

test('/llms.txt leads to every list of carts, and to pages, files and functions that exist', () => {
  const missing = links.filter(({ url }) => {
    const page = pages.find(({ path }) => path === url.pathname);
    const exists = page !== undefined || [...files, '/api/vehicles'].includes(url.pathname);
    return url.origin !== siteOrigin || !exists || (url.hash !== '' && page?.$(url.hash).length !== 1);
  });
  expect(missing.map(({ url }) => url.href)).toEqual([]);
  const paths = links.map(({ url }) => url.pathname);
  expect(paths).toEqual(expect.arrayContaining(getLists().map(({ id }) => `/carts/${id}`)));
});

test('/llms.txt says the lowest and the highest price of the inventory', () => {
  const prices = getVehicles().map(({ priceUsd }) => priceUsd);
  const { note } = links.find(({ url }) => url.pathname === '/inventory') ?? {};
  expect(note).toContain(formatUsd(Math.min(...prices)));
  expect(note).toContain(formatUsd(Math.max(...prices)));
});
