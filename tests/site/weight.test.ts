import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { files, pages, readBuiltFile } from './built-site.ts';

/** Bytes of a text in Brotli 5, about the effort of hosts that compress while they send. */
const sizeBrotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const longPages = ['/', '/inventory'];

test('a page is below 28 KB with its styles; home and inventory are below 36 KB', () => {
  const large = pages.filter(
    ({ path, html }) => sizeBrotli(html) >= (longPages.includes(path) ? 36 : 28) * 1024,
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

describe('React', () => {
  test('waits on every page until a visitor touches the menu', () => {
    const wrong = pages.filter((page) => page.$('header astro-island').attr('client') !== 'intent');
    expect(wrong.map((page) => page.path)).toEqual([]);
  });

  test('runs in four islands', () => {
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
