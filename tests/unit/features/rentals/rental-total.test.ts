import { describe, expect, test } from 'vitest';
import { computeRentalTotal, listRentalTotals } from '../../../../src/features/rentals/rental-total.ts';
import type { RentalGroup } from '../../../../src/features/rentals/rental-plans.schema.ts';

const figures = { rentalIncludedMiles: 10, rentalUsdPerMile: 6 };

function buildGroup(title: string, prices: Readonly<Record<number, number>>): RentalGroup {
  return {
    id: title.toLowerCase(),
    title,
    description: title,
    vehicleIds: ['ev-city'],
    depositFigureId: 'deposit',
    plans: Object.entries(prices).map(([days, priceUsd]) => ({
      id: `${title}-${days}`,
      title: `${days} Day Rental`,
      badge: 'Plain',
      description: title,
      priceUsd,
      days: Number(days),
      renewalDailyUsd: priceUsd,
    })),
  };
}

describe('computeRentalTotal', () => {
  test.each([
    { miles: 9.3, usd: 245, why: 'delivery is free' },
    { miles: 10.9, usd: 245, why: 'less than a mile beyond the free ones' },
    { miles: 17.8, usd: 287, why: '7 miles at 6 dollars are 42' },
    { miles: 50.87, usd: 485, why: '40 miles at 6 dollars are 240' },
  ])('of a plan for 245 dollars at $miles miles is $usd: $why', ({ miles, usd }) => {
    expect(computeRentalTotal({ priceUsd: 245 }, miles, figures)).toBe(usd);
  });
});

describe('listRentalTotals', () => {
  test('has a row for each length and a total for each cart that has such a plan', () => {
    const four = buildGroup('Four', { 1: 245, 7: 1050 });
    const six = buildGroup('Six', { 1: 295 });
    expect(listRentalTotals([four, six], 12, figures)).toEqual([
      {
        days: 1,
        totals: [
          { plan: four.plans[0], usd: 257 },
          { plan: six.plans[0], usd: 307 },
        ],
      },
      { days: 7, totals: [{ plan: four.plans[1], usd: 1062 }, undefined] },
    ]);
  });
});
