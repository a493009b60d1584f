import { transformSync } from 'rolldown/utils';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { syntaxTargets } from '../../src/build/oldest-browsers.ts';
import { files, listPaths, pages, readBuiltFile } from './built-site.ts';

/** Bytes in Brotli 5, about the effort of hosts that compress while they send. */
const sizeBrotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

test('a page is below 28 KB with its styles; home and inventory are below 36 KB', () => {
  const large = listPaths(
    ({ path, html }) => sizeBrotli(html) >= (['/', '/inventory'].includes(path) ? 36 : 28) * 1024,
  );
  expect(large).toEqual([]);
});

test('a picture is below 300 KB', () => {
  const images = files.filter((file) => /\.(avif|webp|jpe?g|png|gif|svg)$/.test(file));
  expect(images.filter((file) => readBuiltFile(file).length > 300_000)).toEqual([]);
});

test('React runs in four islands, and the menu loads it when a visitor touches it', () => {
  const names = pages.flatMap(({ html }) =>
    [...html.matchAll(/opts="\{&quot;name&quot;:&quot;(\w+)/g)].map(([, name]) => name),
  );
  const islands = ['ContactForm', 'EcoCalculator', 'InventoryBrowser', 'MobileMenu'];
  expect([...new Set(names)].toSorted()).toEqual(islands);
  expect(listPaths(({ $ }) => $('header astro-island').attr('client') !== 'intent')).toEqual([]);
});

test('no script has syntax that the oldest browsers cannot read', () => {
  const newer = files
    .filter((file) => file.endsWith('.js'))
    .filter((file) => {
      const script = readBuiltFile(file).toString();
      const [old, current] = [syntaxTargets, 'esnext'].map(
        (target) => transformSync('script.js', script, { target }).code,
      );
      return old !== current;
    });
  expect(newer).toEqual([]);
});
