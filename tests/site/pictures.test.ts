import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { getCounties, getVehicles } from '../../src/content/site.ts';
import { pictureWidths } from '../../src/features/vehicles/vehicle-pictures.ts';
import { files, pages, readBuiltFile } from './built-site.ts';
import { getMain, listLinks } from './page-parts.ts';

const vehicles = getVehicles();

const kilobyte = 1024;
const sizeOf = (file: string) => readBuiltFile(file).length;

describe('every picture', () => {
  test('says what is seen, unless the words beside it have said it', () => {
    const silent = pages.flatMap((page) =>
      page
        .$('img')
        .toArray()
        .map((image) => page.$(image))
        .filter((image) => (image.attr('alt') ?? '').trim() === '')
        .filter((image) => {
          const name = vehicles.find(({ id }) => id === image.attr('data-vehicle'))?.fullName;
          const isNamed = name !== undefined && image.closest('article, li').text().includes(name);
          const isDecoration = /^\/drawings\/(notices|reasons)\//.test(image.attr('src') ?? '');
          return image.attr('alt') !== '' || !(isNamed || isDecoration);
        })
        .map((image) => `${page.path}: ${image.attr('src')}`),
    );
    expect(silent).toEqual([]);
    const pictured = pages.filter((page) => page.$('img').length > 0);
    expect(pictured.length).toBeGreaterThan(vehicles.length);
  });

  test('has its size, so that nothing moves when it comes', () => {
    const unsized = pages.flatMap((page) =>
      page
        .$('img, picture source')
        .toArray()
        .filter((image) => !page.$(image).attr('width') || !page.$(image).attr('height'))
        .map((image) => `${page.path}: ${page.$(image).attr('src') ?? page.$(image).attr('srcset')}`),
    );
    expect(unsized).toEqual([]);
  });

  test('is there in every width that a page offers', () => {
    const missing = pages.flatMap((page) =>
      page
        .$('[srcset]')
        .toArray()
        .flatMap((image) => (page.$(image).attr('srcset') ?? '').split(', '))
        .map((candidate) => candidate.split(' ')[0] ?? '')
        .filter((path) => !files.includes(path)),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  test('waits until it is near, but for one on a page, which comes first, or those of the answers that begin it', () => {
    const wrong = pages.filter((page) => {
      const eager = page.$('img:not([loading=lazy])');
      const answers = page.$('main ul').first().find('> li > details > summary img');
      return (
        eager.not(answers).length > (answers.length > 0 ? 0 : 1) ||
        eager.not(answers).is(':not([fetchpriority=high])')
      );
    });
    expect(wrong.map((page) => page.path)).toEqual([]);
  });
});

describe('the weight of pictures', () => {
  test('is at most 20 KB for the median card on a phone', () => {
    const width = pictureWidths[2];
    const sizes = vehicles
      .map(({ id }) => `/pictures/${id}-1-${width}.avif`)
      .filter((file) => files.includes(file))
      .map(sizeOf)
      .toSorted((a, b) => a - b);
    expect(sizes).not.toEqual([]);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(20 * kilobyte);
  });

  test.each([
    ['30 KB', 'a phone', { tall: 800, wide: 800 }, 30],
    ['60 KB', 'a tablet or a laptop', { tall: 1200, wide: 1280 }, 60],
  ])('is at most %s for every picture that fills the window of %s', (_, __, widest, most) => {
    const candidates = files.filter((file) => {
      const [, crop, width] = /^\/pictures\/scenes\/.*-(tall|wide)-(\d+)\.avif$/.exec(file) ?? [];
      return crop !== undefined && Number(width) <= widest[crop as keyof typeof widest];
    });
    expect(candidates.length).toBeGreaterThanOrEqual(5);
    expect(candidates.filter((file) => sizeOf(file) > most * kilobyte)).toEqual([]);
  });

  test('is under 60 MiB for all sources together', () => {
    const bytes = ['data/scenes', 'data/vehicles/pictures']
      .flatMap((folder) => readdirSync(folder).map((name) => statSync(join(folder, name)).size))
      .reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(kilobyte);
    expect(bytes).toBeLessThan(60 * kilobyte * kilobyte);
  });
});

test.each(getCounties().filter(({ outline }) => outline))(
  'the map of $name has its land and a dot for each town that leads to its page',
  ({ path, municipalities }) => {
    const map = getMain(path).find('svg[role=group]');
    expect(map.find('path').attr('d')).toMatch(/^M[^"]{20,}/);
    const hrefs = listLinks(map).map(({ href }) => href);
    expect(hrefs.toSorted()).toEqual(municipalities.map((town) => town.path).toSorted());
  },
);
