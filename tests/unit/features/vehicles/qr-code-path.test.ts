import { expect, test } from 'vitest';
import { drawQrCodePath } from '../../../../src/features/vehicles/qr-code-path.ts';

test('a row of a code is one line of dashes and gaps', () => {
  expect(drawQrCodePath([[true, true, false, true]])).toBe('M0 0h2m1 0h1');
});

test('a row starts at its first dark dot, a line below the last dot of the row before', () => {
  expect(
    drawQrCodePath([
      [false, true, false],
      [true, false, true],
      [false, true, false],
    ]),
  ).toBe('M0 0m1 0h1m-2 1h1m1 0h1m-2 1h1');
});

test('a row without a dark dot takes a line all the same', () => {
  expect(drawQrCodePath([[true], [false], [true]])).toBe('M0 0h1m-1 1m0 1h1');
});
