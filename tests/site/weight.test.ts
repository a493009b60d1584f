import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { files, getPage, pages, readBuiltFile, type BuiltPage } from './built-site.ts';

// Guards against growth nobody meant: about 5 % above what the heaviest page of each template weighed when written.
// Raise a limit on purpose, with the reason in the commit.

const sizeGzipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

/** Most bytes of a page's HTML, gzipped, styles included; the first pattern that fits counts. */
const pageLimits: [template: string, pattern: RegExp, bytes: number][] = [
  ['home', /^\/$/, 23_600],
  ['inventory', /^\/inventory$/, 30_800],
  ['brand', /^\/(denago|evolution)$/, 21_800],
  ['vehicle', /^\/vehicles\//, 22_000],
  ['county', /-county-golf-carts$/, 22_700],
  ['town', /-golf-carts(-kent)?$/, 22_300],
  ['document', /^\/(policies\/.*|privacy|terms)$/, 22_200],
  ['page', /./, 19_900],
];

/** Bytes of all scripts that stand in a page's HTML. */
function sumInlineScripts(page: BuiltPage): number {
  const scripts = page.$('script:not([src]):not([type="application/ld+json"])').toArray();
  return scripts.reduce((sum, script) => sum + Buffer.byteLength(page.$(script).text()), 0);
}

/** A script with everything that it imports. */
function listModules(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const match of readBuiltFile(file)
    .toString()
    .matchAll(/(?:from|import)\s*["'`](\.\/[^"'`]+)["'`]/g)) {
    listModules(new URL(match[1] ?? '', `https://site.example${file}`).pathname, found);
  }
  return found;
}

/** Gzipped bytes that a page's island costs: its component, the renderer, and what both import. */
function sizeIsland(path: string, component: string): number {
  const island = getPage(path).$(`astro-island[component-url*="/${component}."]`);
  const modules = new Set<string>();
  for (const name of ['component-url', 'renderer-url']) listModules(island.attr(name) ?? '', modules);
  return [...modules].reduce((sum, file) => sum + sizeGzipped(readBuiltFile(file)), 0);
}

describe('HTML, gzipped', () => {
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

  test('of type are one face of at most 30 KB', () => {
    const fonts = files.filter((file) => /\.(woff2?|ttf|otf)$/.test(file));
    expect(fonts).toHaveLength(1);
    expect(fonts.filter((file) => readBuiltFile(file).length > 30_000)).toEqual([]);
  });
});

describe('scripts', () => {
  const islandPages = ['/inventory', '/contact', '/eco-impact'];

  test('of a page without an island of its own are only the small ones in its HTML', () => {
    const wrong = pages
      .filter(({ path }) => !islandPages.includes(path))
      .filter(
        (page) => page.$('script[src], link[rel=modulepreload]').length > 0 || sumInlineScripts(page) > 5_600,
      );
    expect(wrong.map((page) => `${page.path}: ${sumInlineScripts(page)}`)).toEqual([]);
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
