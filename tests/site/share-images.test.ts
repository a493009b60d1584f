import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { getRoute } from '../../src/content/routes.ts';
import { getVehicles } from '../../src/content/site.ts';
import { vehiclePath } from '../../src/lib/paths.ts';
import { files, getPage, pages, readBuiltFile, siteOrigin, type BuiltPage } from './built-site.ts';
import { getMain, readText } from './page-parts.ts';

const vehicles = getVehicles();

const readMeta = (page: BuiltPage, name: string) => page.$(`meta[property="${name}"]`).attr('content') ?? '';
const fileOf = (page: BuiltPage) => readMeta(page, 'og:image').replace(siteOrigin, '');
const pathsWhereNot = (isRight: (page: BuiltPage) => boolean) =>
  pages.filter((page) => !isRight(page)).map((page) => page.path);
const images = files.filter((file) => file.startsWith('/share/'));

describe('the picture of a shared link', () => {
  test("is each page's own file, at the page's URL below /share", () => {
    expect(
      pathsWhereNot((page) => fileOf(page) === `/share${page.path === '/' ? '/home' : page.path}.jpg`),
    ).toEqual([]);
    expect(images.toSorted()).toEqual(pages.map(fileOf).toSorted());
  });

  test('is a JPEG of 1200 by 630 pixels, as the head says', async () => {
    const wrong = [];
    for (const image of images) {
      const { format, width, height } = await sharp(readBuiltFile(image)).metadata();
      if (format !== 'jpeg' || width !== 1200 || height !== 630) wrong.push(image);
    }
    expect(wrong).toEqual([]);
    const declared = pages.map((page) =>
      ['width', 'height', 'type'].map((key) => readMeta(page, `og:image:${key}`)).join(),
    );
    expect([...new Set(declared)]).toEqual(['1200,630,image/jpeg']);
  });

  test('keeps its words in their column, so that none is cut or stands on another', async () => {
    const width = 480;
    const written = [];
    for (const image of images) {
      const land = sharp(readBuiltFile(image)).extract({ left: 0, top: 0, width, height: 630 });
      const brightness = await land.greyscale().raw().toBuffer();
      const rows = (from: number, to: number) => brightness.subarray(from * width, to * width);
      // Bare ground between the words and the dealer's name above, a price's note below.
      const bare = [...rows(107, 126), ...rows(551, 568)];
      if (Math.max(...bare) - Math.min(...bare) > 40) written.push(image);
    }
    expect(written).toEqual([]);
  });

  test('is below 128 KB', () => {
    expect(images.filter((image) => readBuiltFile(image).length >= 128_000)).toEqual([]);
  });

  test('looks like no other', () => {
    const contents = images.map((image) => readBuiltFile(image).toString('base64'));
    expect(new Set(contents).size).toBe(images.length);
  });

  test('has a text of its own that says what is seen', () => {
    const texts = pages.map((page) => readMeta(page, 'og:image:alt'));
    expect(texts.filter((text) => text.length < 5)).toEqual([]);
    expect(new Set(texts).size).toBe(pages.length);
  });
});

describe('the picture of a vehicle', () => {
  test.each(vehicles.map(({ id }) => [id]))('%s shows the price, name and facts of its page', (id) => {
    const path = vehiclePath(id);
    const { title, line, price } = getRoute(path).shareImage;
    const main = getMain(path);
    expect(title).toBe(readText(main.find('h1')));
    expect(price?.amount).toBe(/\$[\d,]+/.exec(readText(main))?.[0]);
    expect(main.text()).toContain(line);
    expect(readMeta(getPage(path), 'og:image:alt')).toContain(price?.amount);
  });
});
