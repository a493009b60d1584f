import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getRoute } from '../../src/content/routes.ts';
import { getVehicles } from '../../src/content/site.ts';
import { vehiclePath } from '../../src/lib/paths.ts';
import { files, getPage, pages, readBuiltFile, siteOrigin, type BuiltPage } from './built-site.ts';
import { getMain, readText } from './page-parts.ts';

const readMeta = ({ $ }: BuiltPage, name: string) => $(`meta[property="${name}"]`).attr('content') ?? '';
const images = files.filter((file) => file.startsWith('/share/'));

test('every page has its own picture for shared links, with a text of its own', () => {
  const named = pages.map((page) => readMeta(page, 'og:image').replace(siteOrigin, ''));
  expect(named.toSorted()).toEqual(images.toSorted());
  expect(new Set(pages.map((page) => readMeta(page, 'og:image:alt'))).size).toBe(pages.length);
});

test('the picture of a shared link is a JPEG of 1200 by 630 pixels below 128 KB', async () => {
  for (const image of images) {
    const file = readBuiltFile(image);
    const { format, width, height } = await sharp(file).metadata();
    expect([image, format, width, height]).toEqual([image, 'jpeg', 1200, 630]);
    expect(file.length, image).toBeLessThan(128_000);
  }
});

test('the picture of a vehicle shows the price and name of its page', () => {
  for (const { id } of getVehicles()) {
    const { title, price } = getRoute(vehiclePath(id)).shareImage;
    const main = getMain(vehiclePath(id));
    expect(title).toBe(readText(main.find('h1')));
    expect(price?.amount).toBe(/\$[\d,]+/.exec(readText(main))?.[0]);
    expect(readMeta(getPage(vehiclePath(id)), 'og:image:alt')).toContain(price?.amount);
  }
});
