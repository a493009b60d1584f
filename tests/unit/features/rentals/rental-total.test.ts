import { expect, test } from 'vitest';
import { findRental } from '../../../../src/features/rentals/rental-catalog.ts';
import {
  describeLowestTotal,
  findLowestTotal,
  listRentalTotals,
} from '../../../../src/features/rentals/rental-total.ts';
import { buildGroup } from './group.ts';

const delivery = { rentalIncludedMiles: 10, rentalUsdPerMile: 6 };
const four = buildGroup('four', { 1: 245, 7: 1050 });
const six = buildGroup('six', { 1: 295 });
const catalog = {
  plans: { week: { title: 'Four Week', days: 7, priceUsd: 1050, depositUsd: 500 } },
  towns: { '/milton-golf-carts': { name: 'Milton', county: 'Sussex', miles: 12.9 } },
  delivery,
};

test.each([
  { miles: 0, usd: 245, why: 'at the showroom' },
  { miles: 10, usd: 245, why: 'at the end of the free miles' },
  { miles: 10.99, usd: 245, why: 'less than a mile beyond them' },
  { miles: 11, usd: 251, why: 'one mile at 6 dollars' },
  { miles: 50.87, usd: 485, why: '40 miles at 6 dollars' },
])('a day for 245 dollars costs $usd at $miles miles: $why', ({ miles, usd }) => {
  expect(findLowestTotal(listRentalTotals([four, six], miles, delivery))).toBe(usd);
});

test('totals have a row for each length, and a gap where a cart has no such plan', () => {
  expect(listRentalTotals([four, six], 12, delivery)).toMatchObject([
    { days: 1, totals: [{ usd: 257 }, { usd: 307 }] },
    { days: 7, totals: [{ usd: 1062 }, undefined] },
  ]);
});

test('the least total of a town has its delivery, and an unknown town throws', () => {
  expect(describeLowestTotal([four, six], catalog, '/milton-golf-carts')).toBe('$257');
  expect(() => describeLowestTotal([four], catalog, '/elsewhere')).toThrow('/elsewhere');
});

test('a link to a rental names a plan and a town that exist, or nothing', () => {
  expect(findRental(catalog, 'week', '/milton-golf-carts')).toMatchObject({
    town: 'Milton',
    deliveryUsd: 12,
  });
  expect(findRental(catalog, 'week', 'toString')).toMatchObject({ deliveryUsd: 0 });
  expect(findRental(catalog, 'toString', '/milton-golf-carts')).toBeUndefined();
});
