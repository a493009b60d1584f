import { describe, expect, test } from 'vitest';
import {
  cardPictureWidths,
  choosePicture,
  listLargestPictures,
  listSources,
} from '../../../../src/features/vehicles/picture-sizes.ts';
import { placeholderPicturePath } from '../../../../src/lib/paths.ts';

const vehicle = { id: 'ev-nomad', pictureCount: 2 };

describe('a picture of a vehicle', () => {
  test('is offered in every width and starts with the one of 640 pixels', () => {
    expect(listSources(choosePicture(vehicle))).toEqual({
      src: '/pictures/ev-nomad-1-640.avif',
      srcSet:
        '/pictures/ev-nomad-1-400.avif 400w, /pictures/ev-nomad-1-640.avif 640w, ' +
        '/pictures/ev-nomad-1-960.avif 960w, /pictures/ev-nomad-1-1600.avif 1600w',
    });
  });

  test('is offered to a card in no width that only a large picture needs', () => {
    expect(listSources(choosePicture(vehicle), cardPictureWidths).srcSet).toBe(
      '/pictures/ev-nomad-1-400.avif 400w, /pictures/ev-nomad-1-640.avif 640w, /pictures/ev-nomad-1-960.avif 960w',
    );
  });

  test('is the one of the given number', () => {
    expect(listSources(choosePicture(vehicle, 2)).src).toBe('/pictures/ev-nomad-2-640.avif');
  });

  test.each([
    ['it has no picture', { ...vehicle, pictureCount: 0 }, 1],
    ['it has none of that number', vehicle, 3],
  ])('is the placeholder where %s', (_, shown, number) => {
    const src = placeholderPicturePath;
    expect(listSources(choosePicture(shown, number))).toEqual({ src, srcSet: undefined });
  });
});

test('of all pictures the API names the largest, the main one first', () => {
  expect(listLargestPictures(vehicle)).toEqual([
    '/pictures/ev-nomad-1-1600.avif',
    '/pictures/ev-nomad-2-1600.avif',
  ]);
});
