import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { buildScriptLoader } from '../../src/build/pages/scripts.ts';
import { files, getPage, pages, readBuiltFile } from './built-site.ts';
import { maxLongPageBytes, maxPageBytes, sizeBrotli } from './round-trip.ts';
import { listModules, listPageScripts, sizePageScripts } from './modules.ts';

const scriptGoal = 4 * 1024;

const longPages = ['/', '/inventory'];

const sizeGzipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

/** Gzipped bytes that a page's island costs: its component, the renderer, and what both import. */
function sizeIsland(path: string, component: string): number {
  const island = getPage(path).$(`astro-island[component-url*="/${component}."]`);
  const modules = new Set<string>();
  for (const name of ['component-url', 'renderer-url']) listModules(island.attr(name) ?? '', modules);
  return [...modules].reduce((sum, file) => sum + sizeGzipped(readBuiltFile(file)), 0);
}

/** What to do about a page that does not come whole with the first packets; nothing for one that does. */
function describeLate(path: string, html: string): string[] {
  const limit = longPages.includes(path) ? maxLongPageBytes : maxPageBytes;
  const over = sizeBrotli(html) - limit;
  if (over <= 0) return [];
  // A hundred bytes in Brotli are two sentences or so.
  return [
    `${path} is ${over} bytes too large: take about ${Math.ceil(over / 50)} sentences out of its texts in data/ ` +
      '(/ is data/pages/home.yaml, data/reviews.yaml and data/featured-carts.yaml), or entries out of the menus',
  ];
}

test('HTML of a page, styles included, comes whole in the first round trip; home and inventory take 16 KB', () => {
  expect(pages.flatMap(({ path, html }) => describeLate(path, html))).toEqual([]);
});

describe('pictures and fonts', () => {
  test('are below 300 KB each', () => {
    const images = files.filter((file) => /\.(avif|webp|jpe?g|png|gif|svg)$/.test(file));
    expect(images.length).toBeGreaterThan(0);
    expect(images.filter((file) => readBuiltFile(file).length > 300_000)).toEqual([]);
  });

  test('of type are one face of at most 14 KB', () => {
    const fonts = files.filter((file) => /\.(woff2?|ttf|otf)$/.test(file));
    expect(fonts).toHaveLength(1);
    expect(fonts.filter((file) => readBuiltFile(file).length > 14_000)).toEqual([]);
  });
});

describe('scripts', () => {
  const islandPages = ['/inventory', '/contact', '/trade-in', '/fleet', '/eco-impact'];

  test('of a page without an island of its own are at most 4 KB, gzipped, the start of islands included', () => {
    const wrong = pages
      .filter(({ path }) => !islandPages.includes(path))
      .filter((page) => page.$('link[rel=modulepreload]').length > 0 || sizePageScripts(page) > scriptGoal);
    expect(wrong.map((page) => `${page.path}: ${sizePageScripts(page)}`)).toEqual([]);
  });

  test('of all pages are one file, which the browser keeps, and which waits for the first paint', () => {
    const [file = '', ...others] = new Set(pages.flatMap((page) => listPageScripts(page).files));
    expect([file, others]).toEqual([expect.stringMatching(/^\/_astro\/page\./), []]);
    // Named by the script that waits, and nowhere else: an element with its URL would load it at once.
    const early = pages.filter((page) => {
      const isAwaited = listPageScripts(page).inline.some((text) => text === buildScriptLoader(file));
      return !isAwaited || page.html.split(file).length !== 2;
    });
    expect(early.map(({ path }) => path)).toEqual([]);
  });

  test('get long props of islands from files of their own', () => {
    const long = pages.flatMap((page) =>
      page
        .$('astro-island[props]')
        .toArray()
        .filter(({ attribs }) => (attribs['props'] ?? '').length > 4096)
        .map(({ attribs }) => `${page.path}: ${attribs['component-url']}`),
    );
    expect(long).toEqual([]);
    const url = getPage('/inventory').$('astro-island[props-url]').attr('props-url') ?? '';
    expect(Object.keys(JSON.parse(readBuiltFile(url).toString()) as object)).toEqual([
      'vehicles',
      'options',
      'quickFilters',
      'comparison',
      'staleNote',
    ]);
  });

  test('of the menu wait for the first touch on every page', () => {
    const wrong = pages.filter((page) => page.$('header astro-island').attr('client') !== 'intent');
    expect(wrong.map((page) => page.path)).toEqual([]);
  });

  test('stand nowhere but in four islands', () => {
    const islands = pages.flatMap((page) =>
      page
        .$('astro-island')
        .toArray()
        .map((island) => /"name":"(\w+)"/.exec(page.$(island).attr('opts') ?? '')?.[1]),
    );
    expect([...new Set(islands)].toSorted()).toEqual([
      'ContactForm',
      'EcoCalculator',
      'InventoryBrowser',
      'MobileMenu',
    ]);
  });

  test.each([
    ['/about', 'MobileMenu', 74_000],
    ['/inventory', 'InventoryBrowser', 88_200],
    ['/contact', 'ContactForm', 85_450],
    ['/eco-impact', 'EcoCalculator', 75_500],
  ])('on %s: %s with all it imports is below %d bytes gzipped', (path, component, limit) => {
    expect(sizeIsland(path, component)).toBeLessThan(limit);
    expect(sizeIsland(path, component)).toBeGreaterThan(limit * 0.8);
  });
});
