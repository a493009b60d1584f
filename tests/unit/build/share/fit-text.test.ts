import satori from 'satori';
import { describe, expect, test } from 'vitest';
import {
  fitText,
  fontFamily,
  fontFiles,
  measureText,
  type FontWeight,
} from '../../../../src/build/share/fit-text.ts';

/** Width in pixels that satori gives a text of 100 pixels. */
async function drawWidth(text: string, weight: FontWeight): Promise<number> {
  let width = 0;
  await satori(
    {
      type: 'div',
      key: null,
      props: {
        style: { display: 'flex', position: 'absolute', fontFamily: fontFamily },
        children: {
          type: 'div',
          key: null,
          props: { style: { fontSize: 100, fontWeight: weight }, children: text },
        },
      },
    },
    {
      width: 5000,
      height: 200,
      fonts: [{ name: fontFamily, weight, style: 'normal', data: fontFiles[weight] }],
      onNodeDetected: (node) => {
        if (node.textContent === text) width = node.width;
      },
    },
  );
  return width;
}

describe('measureText', () => {
  test.each<[string, FontWeight]>([
    ['illi', 700],
    ['MMMM', 700],
    ['Cherry Hill Township', 700],
    ['$12,995', 700],
    ['4 seats, 45 mi, 25 mph', 500],
  ])('gives "%s" the width that satori draws, to one in a hundred', async (text, weight) => {
    const drawn = await drawWidth(text, weight);
    expect(Math.abs(100 * measureText(text, weight) - drawn) / drawn).toBeLessThan(0.01);
  });
});

describe('fitText', () => {
  // "MMMM" is 3.57 sizes wide: 357 pixels at a size of 100, 178 at 50.
  const fit = (text: string, width: number, height: number) =>
    fitText(text, { width, height, sizes: [100, 50, 25] }, { weight: 700, lineHeight: 1 });

  test('picks the largest size at which a line fits', () => {
    expect(fit('MMMM', 357, 100)).toBe(100);
    expect(fit('MMMM', 356, 100)).toBe(50);
  });

  test('breaks lines at spaces, as many as the height has room for', () => {
    expect(fit('MMMM MMMM', 357, 200)).toBe(100);
    expect(fit('MMMM MMMM', 357, 199)).toBe(50);
  });

  test('never breaks a word, however many lines there may be', () => {
    expect(fit('MMMMMMMM', 357, 900)).toBe(50);
  });

  test('picks the smallest size where none fits', () => {
    expect(fit('MMMM', 10, 100)).toBe(25);
  });
});
