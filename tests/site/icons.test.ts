import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { getDealer } from '../../src/content/site.ts';
import { files, pages, readBuiltFile } from './built-site.ts';

const dealer = getDealer();

interface Manifest {
  name: string;
  start_url: string;
  theme_color: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}
const manifest = JSON.parse(readBuiltFile('/site.webmanifest').toString()) as Manifest;

describe('every page', () => {
  test.each([
    ['its icon for tabs', 'link[rel=icon][type="image/svg+xml"]', '/icon.svg'],
    ['its icon for programs that know no SVG', 'link[rel=icon]:not([type])', '/favicon.ico'],
    ['its icon for home screens', 'link[rel=apple-touch-icon]', '/apple-touch-icon.png'],
    ['the web manifest', 'link[rel=manifest]', '/site.webmanifest'],
  ])('names %s', (_, selector, file) => {
    expect(pages.filter((page) => page.$(selector).attr('href') !== file).map(({ path }) => path)).toEqual(
      [],
    );
    expect(files).toContain(file);
  });

  test('has the theme color of the web manifest', () => {
    const colors = pages.map((page) => page.$('meta[name=theme-color]').attr('content'));
    expect([...new Set(colors)]).toEqual([manifest.theme_color]);
  });
});

describe('the web manifest', () => {
  test('has the name of the dealer and starts at the home page', () => {
    expect(manifest).toMatchObject({ name: dealer.name, start_url: '/' });
  });

  test('names icons that are there, in the sizes it says', async () => {
    const found = await Promise.all(
      manifest.icons.map(async ({ src, type }) => {
        const { format, width, height } = await sharp(readBuiltFile(src)).metadata();
        return { src, type, sizes: format === 'svg' ? 'any' : `${width}x${height}` };
      }),
    );
    expect(found).toEqual(manifest.icons.map(({ src, type, sizes }) => ({ src, type, sizes })));
  });

  test('has the two sizes that browsers ask for, and one for masks', () => {
    const named = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? ''}`.trim());
    expect(named).toEqual(['any', '192x192 any', '512x512 any', '512x512 maskable']);
  });
});

describe('apple-touch-icon.png', () => {
  test('is 180 pixels wide and high', async () => {
    expect(await sharp(readBuiltFile('/apple-touch-icon.png')).metadata()).toMatchObject({
      width: 180,
      height: 180,
    });
  });
});
