import { expect, test } from 'vitest';
import { getVehicles } from '../../src/content/site.ts';
import { pages } from './built-site.ts';

const vehicles = getVehicles();

test('every picture says what is seen, unless the words beside it do', () => {
  const silent = pages.flatMap(({ path, $ }) =>
    $('img')
      .toArray()
      .map((image) => $(image))
      .filter((image) => (image.attr('alt') ?? '').trim() === '')
      .filter((image) => {
        const name = vehicles.find(({ id }) => id === image.attr('data-vehicle'))?.fullName;
        const isNamed = name !== undefined && image.closest('article, li').text().includes(name);
        const isGroundOfMap = image.next('svg').attr('aria-label') !== undefined;
        const isDecoration = /^\/drawings\/(notices|reasons)\//.test(image.attr('src') ?? '');
        return image.attr('alt') !== '' || !(isNamed || isGroundOfMap || isDecoration);
      })
      .map((image) => `${path}: ${image.attr('src')}`),
  );
  expect(silent).toEqual([]);
});

test('every picture has its size, so that nothing moves when it comes', () => {
  const unsized = pages.flatMap(({ path, $ }) =>
    $(':is(img, picture source):not([width][height])')
      .toArray()
      .map(({ attribs }) => `${path}: ${attribs['src'] ?? attribs['srcset']}`),
  );
  expect(unsized).toEqual([]);
});
