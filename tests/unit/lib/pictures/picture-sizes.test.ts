import { describe, expect, test } from 'vitest';
import { formatCartShape } from '../../../../src/lib/pictures/cart-drawing.ts';
import {
  cardPictureWidths,
  choosePicture,
  placeholderDrawing,
  placeholderShape,
} from '../../../../src/lib/pictures/picture-sizes.ts';
import { drawingPath } from '../../../../src/lib/site/paths.ts';

const drawing = '/drawings/4-street-fog.svg';

describe('choosePicture', () => {
  test('offers a built picture in every width and starts with the one of 640 pixels', () => {
    expect(choosePicture({ images: ['/pictures/ev-nomad-1-1600.avif'] }, drawing)).toEqual({
      src: '/pictures/ev-nomad-1-640.avif',
      srcSet:
        '/pictures/ev-nomad-1-400.avif 400w, /pictures/ev-nomad-1-640.avif 640w, ' +
        '/pictures/ev-nomad-1-960.avif 960w, /pictures/ev-nomad-1-1600.avif 1600w',
    });
  });

  test('offers a card no width that only a large picture needs', () => {
    const images = ['/pictures/ev-nomad-1-1600.avif'];
    expect(choosePicture({ images }, drawing, 0, cardPictureWidths).srcSet).toBe(
      '/pictures/ev-nomad-1-400.avif 400w, /pictures/ev-nomad-1-640.avif 640w, /pictures/ev-nomad-1-960.avif 960w',
    );
  });

  test('takes the picture at the given index', () => {
    const images = ['/pictures/ev-nomad-1-1600.avif', '/pictures/ev-nomad-2-1600.avif'];
    expect(choosePicture({ images }, drawing, 1).src).toBe('/pictures/ev-nomad-2-640.avif');
  });

  test('takes any other address as it is', () => {
    const address = 'https://maker.example/nomad.jpg';
    expect(choosePicture({ images: [address] }, drawing)).toEqual({ src: address, srcSet: undefined });
  });

  test.each([
    ['no picture', [], 0],
    ['no picture at the index', ['/pictures/ev-nomad-1-1600.avif'], 1],
  ])('takes the drawing where there is %s', (_, images, index) => {
    expect(choosePicture({ images }, drawing, index)).toEqual({ src: drawing, srcSet: undefined });
  });
});

test('the placeholder is the drawing that is made of its shape', () => {
  expect(placeholderDrawing).toBe(drawingPath(formatCartShape(placeholderShape)));
});
