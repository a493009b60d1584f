import { expect, test } from 'vitest';
import { drawQrCodePath } from '../../../../src/features/vehicles/qr-code-path.ts';

test('a row of a code is one line of dashes and gaps', () => {
  expect(drawQrCodePath([[true, true, false, true]])).toBe('M0 0.5h2m1 0h1');
});

test('a row may start with a gap, and what is light at its end is left out', () => {
  expect(
    drawQrCodePath([
      [false, true, false],
      [true, false, false],
    ]),
  ).toBe('M0 0.5m1 0h1M0 1.5h1');
});
