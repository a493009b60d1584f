import { describe, expect, test } from 'vitest';
import { describeRentalExample } from '../../../../src/features/rentals/rental-example.ts';

const figures = { rentalIncludedMiles: 10, rentalUsdPerMile: 6 };

describe('the rental that policies take as an example', () => {
  const tokens = describeRentalExample({ title: 'Four for a Week', priceUsd: 1050 }, 17.8, 500, figures);

  test.each([
    ['plan', 'Four for a Week', undefined],
    ['price', '$1,050', 1050],
    ['miles', '17.8 miles', undefined],
    ['paid-miles', '7 miles', 7],
    ['delivery', '$42', 42],
    ['total', '$1,092', 1092],
    ['deposit', '$500', 500],
  ])('prints its %s as %s', (name, text, amount) => {
    expect(new Map(Object.entries(tokens)).get(`rental-example-${name}`)).toEqual({
      text,
      ...(amount !== undefined && { amount }),
    });
  });
});
