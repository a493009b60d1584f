import satori from 'satori';
import { describe, expect, test } from 'vitest';
import { fontFamily, fontFiles, type FontWeight } from '../../../../src/build/share/fonts.ts';
import { fitText, measureText } from '../../../../src/build/share/measure-text.ts';

/** Width in pixels that satori gives a text of 100 pixels. */
async function drawWidth(text: string, weight: FontWeight, letterSpacing = 0): Promise<number> {
  let width = 0;
  const style = { fontSize: 100, fontWeight: weight, letterSpacing: `${letterSpacing}em` };
  await satori(
    {
      type: 'div',
      key: null,
      props: {
        style: { display: 'flex', position: 'absolute', fontFamily: fontFamily },
        children: { type: 'div', key: null, props: { style, children: text } },
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
  test('measures a text by its letters, not by their number', () => {
    expect(measureText('illi', { weight: 700 })).toBeCloseTo(1.04, 2);
    expect(measureText('MMMM', { weight: 700 })).toBeCloseTo(3.57, 2);
  });

  test('knows that bold letters are wider', () => {
    expect(measureText('Township', { weight: 700 })).toBeGreaterThan(
      measureText('Township', { weight: 500 }),
    );
  });

  test('counts the room between letters once for each', () => {
    const plain = measureText('Milford', { weight: 700 });
    expect(measureText('Milford', { weight: 700, letterSpacing: -0.01 })).toBeCloseTo(plain - 0.07, 6);
  });

  test.each<[string, FontWeight, number]>([
    ['Denago EV Nomad XL', 700, -0.01],
    ['Cherry Hill Township', 700, -0.015],
    ['$12,995', 700, 0],
    ['4 seats, 45 mi, 25 mph', 500, 0],
  ])('gives "%s" the width that satori draws, to one in a hundred', async (text, weight, letterSpacing) => {
    const drawn = await drawWidth(text, weight, letterSpacing);
    const measured = 100 * measureText(text, { weight, letterSpacing });
    expect(Math.abs(measured - drawn) / drawn).toBeLessThan(0.01);
  });
});

describe('fitText', () => {
  // "MMMM" is 3.57 sizes wide: 357 pixels at a size of 100, 178 at 50.
  const bold = { weight: 700 } as const;
  const fit = (text: string, width: number, lines: number) =>
    fitText(text, { width, lines, sizes: [100, 50, 25] }, bold);

  test('picks the largest size at which a line fits', () => {
    expect(fit('MMMM', 357, 1)).toBe(100);
    expect(fit('MMMM', 356, 1)).toBe(50);
  });

  test('breaks lines at spaces, as many as there may be', () => {
    expect(fit('MMMM MMMM', 357, 2)).toBe(100);
    expect(fit('MMMM MMMM', 357, 1)).toBe(25);
    expect(fit('MMMM MMMM MMMM', 357, 2)).toBe(25);
  });

  test('never breaks a word, however many lines there may be', () => {
    expect(fit('MMMMMMMM', 357, 4)).toBe(50);
  });

  test('picks the smallest size where none fits', () => {
    expect(fit('MMMM', 10, 1)).toBe(25);
  });
});
