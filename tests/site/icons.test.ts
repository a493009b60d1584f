import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getDealer } from '../../src/content/site.ts';
import { files, listPaths, readBuiltFile } from './built-site.ts';

interface Manifest {
  name: string;
  icons: { src: string; sizes: string; type: string }[];
}

test.each([
  ['link[rel=icon][type="image/svg+xml"]', '/icon.svg'],
  ['link[rel=icon]:not([type])', '/favicon.ico'],
  ['link[rel=apple-touch-icon]', '/apple-touch-icon.png'],
  ['link[rel=manifest]', '/site.webmanifest'],
])('every page has %s to the file %s', (selector, file) => {
  expect(listPaths(({ $ }) => $(selector).attr('href') !== file)).toEqual([]);
  expect(files).toContain(file);
});

test('the web manifest has the name of the dealer, and icons in the sizes that it says', async () => {
  const { name, icons } = JSON.parse(readBuiltFile('/site.webmanifest').toString()) as Manifest;
  expect(name).toBe(getDealer().name);
  for (const { src, sizes } of icons) {
    const { format, width, height } = await sharp(readBuiltFile(src)).metadata();
    expect(`${src} ${sizes}`).toBe(`${src} ${format === 'svg' ? 'any' : `${width}x${height}`}`);
  }
});
