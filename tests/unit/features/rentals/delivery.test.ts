import { describe, expect, test } from 'vitest';
import { estimateRentalDeliveryUsd } from '../../../../src/features/rentals/delivery.ts';

const figures = { rentalIncludedMiles: 10, rentalUsdPerMile: 6 };

describe('estimateRentalDeliveryUsd', () => {
  test.each([
    { miles: 0, usd: 0, why: 'at the showroom' },
    { miles: 9.99, usd: 0, why: 'within the included distance' },
    { miles: 10, usd: 0, why: 'at the included distance' },
    { miles: 10.99, usd: 0, why: 'less than a mile beyond it' },
    { miles: 11, usd: 6, why: 'one mile beyond it' },
    { miles: 11.99, usd: 6, why: 'rounded down' },
    { miles: 25, usd: 90, why: 'fifteen miles beyond it' },
  ])('is $usd dollars at $miles miles: $why', ({ miles, usd }) => {
    expect(estimateRentalDeliveryUsd(miles, figures)).toBe(usd);
  });
});
