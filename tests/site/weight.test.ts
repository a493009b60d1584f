import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { files, getPage, pages, readBuiltFile } from './built-site.ts';
import { listModules, listPageScripts, sizePageScripts } from './modules.ts';

// Guards against growth nobody meant: about 5 % above what the heaviest page of each template weighed when written.
// Raise a limit on purpose, with the reason in the commit.

/** What a server may send before the first answer of the browser: ten packets. */
const roundTripGoal = 14 * 1024;
const pageGoal = 24 * 1024;
const scriptGoal = 4 * 1024;

const sizeGzipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

/** Most bytes of a page's HTML, gzipped, styles included; the first pattern that fits counts. */
const pageLimits: [template: string, pattern: RegExp, bytes: number][] = [
  ['home', /^\/$/, 15_900],
  ['inventory', /^\/inventory$/, 16_600],
  ['brand', /^\/(denago|evolution)$/, 14_200],
  ['vehicle', /^\/vehicles\//, 12_600],
  ['county', /-county-golf-carts$/, 14_500],
  ['town', /-golf-carts(-kent)?$/, 13_600],
  ['document', /^\/(policies\/.*|privacy|terms)$/, 13_500],
  ['page', /./, 12_400],
];

/** Gzipped bytes that a page's island costs: its component, the renderer, and what both import. */
function sizeIsland(path: string, component: string): number {
  const island = getPage(path).$(`astro-island[component-url*="/${component}."]`);
  const modules = new Set<string>();
  for (const name of ['component-url', 'renderer-url']) listModules(island.attr(name) ?? '', modules);
  return [...modules].reduce((sum, file) => sum + sizeGzipped(readBuiltFile(file)), 0);
}

describe('HTML, gzipped', () => {
  const sizes = pages.map(({ path, html }) => ({ path, bytes: sizeGzipped(html) }));

  test('comes whole in the first round trip, 14 KB, on 95 of 100 pages', () => {
    const late = sizes.filter(({ bytes }) => bytes > roundTripGoal);
    expect(late.length, late.map(({ path }) => path).join()).toBeLessThanOrEqual(pages.length * 0.05);
  });

  test('is 24 KB at most on every page', () => {
    expect(sizes.filter(({ bytes }) => bytes > pageGoal)).toEqual([]);
  });

  test('is larger than in Brotli, which hosts send to browsers of today', () => {
    // One page per template: compressing all of them at the best level takes a minute.
    const samples = ['/', '/inventory', '/denago', '/vehicles/ev-nomad-xl', '/lewes-golf-carts', '/privacy'];
    const larger = sizes
      .filter(({ path }) => samples.includes(path))
      .filter(({ path, bytes }) => brotliCompressSync(getPage(path).html).length >= bytes);
    expect(larger).toEqual([]);
  });

  test.each(pageLimits)('of each page by the template "%s" is small', (template, _pattern, limit) => {
    const heavy = pages
      .filter(({ path }) => pageLimits.find(([, pattern]) => pattern.test(path))?.[0] === template)
      .map(({ path, html }) => ({ path, bytes: sizeGzipped(html) }))
      .filter(({ bytes }) => bytes > limit);
    expect(heavy).toEqual([]);
  });
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
  const islandPages = ['/inventory', '/contact', '/eco-impact'];

  test('of a page without an island of its own are at most 4 KB, gzipped, the start of islands included', () => {
    const wrong = pages
      .filter(({ path }) => !islandPages.includes(path))
      .filter((page) => page.$('link[rel=modulepreload]').length > 0 || sizePageScripts(page) > scriptGoal);
    expect(wrong.map((page) => `${page.path}: ${sizePageScripts(page)}`)).toEqual([]);
  });

  test('of all pages are one file, which the browser keeps, and which waits for the first paint', () => {
    expect(pages.filter(({ $ }) => $('script[src]').length > 0).map(({ path }) => path)).toEqual([]);
    const addresses = new Set(pages.flatMap((page) => listPageScripts(page).files));
    expect([...addresses]).toEqual([expect.stringMatching(/^\/_astro\/page\./)]);
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
      'drawings',
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
    ['/inventory', 'InventoryBrowser', 86_300],
    ['/contact', 'ContactForm', 84_000],
    ['/eco-impact', 'EcoCalculator', 75_500],
  ])('on %s: %s with all it imports is below %d bytes gzipped', (path, component, limit) => {
    expect(sizeIsland(path, component)).toBeLessThan(limit);
    expect(sizeIsland(path, component)).toBeGreaterThan(limit * 0.8);
  });
});
