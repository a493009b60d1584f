import { expect, test } from 'vitest';
import { listSources } from '../../../../src/features/vehicles/vehicle-pictures.ts';
import { placeholderPicturePath } from '../../../../src/lib/paths.ts';

const vehicle = { id: 'ev-nomad', pictureCount: 2 };

test('a picture comes in the given widths, by its number', () => {
  expect(listSources(vehicle, 2, [400, 960])).toEqual({
    src: '/pictures/ev-nomad-2-640.avif',
    srcSet: '/pictures/ev-nomad-2-400.avif 400w, /pictures/ev-nomad-2-960.avif 960w',
  });
});

test.each([
  ['without pictures', { ...vehicle, pictureCount: 0 }, 1],
  ['without one of that number', vehicle, 3],
])('a vehicle %s shows the placeholder', (_, shown, number) => {
  expect(listSources(shown, number)).toEqual({ src: placeholderPicturePath });
});
