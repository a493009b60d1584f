import { describe, expect, test } from 'vitest';
import { buildScriptLoader } from '../../src/build/pages/scripts.ts';
import { files, pages, readBuiltFile } from './built-site.ts';
import { sizeBrotli } from './round-trip.ts';
import { listPageScripts, sizePageScripts } from './modules.ts';

const scriptGoal = 4 * 1024;

const longPages = ['/', '/inventory'];

test('a page is below 28 KB with its styles; home and inventory are below 36 KB', () => {
  const large = pages.filter(
    ({ path, html }) => sizeBrotli(html) >= (longPages.includes(path) ? 36_000 : 28_000),
  );
  expect(large.map(({ path }) => path)).toEqual([]);
});

describe('pictures and fonts', () => {
  test('are below 300 KB each', () => {
    const images = files.filter((file) => /\.(avif|webp|jpe?g|png|gif|svg)$/.test(file));
    expect(images.length).toBeGreaterThan(0);
    expect(images.filter((file) => readBuiltFile(file).length > 300_000)).toEqual([]);
  });

  test('of type are one face of at most 14 KB', () => {
    const fonts = files.filter((file) => /^(?!\/?admin\/).*\.(woff2?|ttf|otf)$/.test(file));
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
});
