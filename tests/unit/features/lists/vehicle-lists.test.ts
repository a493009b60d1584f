import { describe, expect, test } from 'vitest';
import {
  fitsRule,
  isFilterRule,
  listMatchingVehicles,
  splitByWarranty,
  writeReason,
} from '../../../../src/features/lists/vehicle-lists.ts';
import type { ListRule } from '../../../../src/features/lists/list.schema.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

const cart = buildNewVehicle({
  category: 'rover',
  seats: 6,
  priceUsd: 7999,
  rangeMiles: 45,
  payloadLbs: 1000,
  features: ['Six seats', 'Street-Legal equipment'],
});

describe('fitsRule', () => {
  const cases: { rule: ListRule; fits: boolean }[] = [
    { rule: {}, fits: true },
    { rule: { conditions: ['new', 'custom'], categories: ['nomad', 'rover'] }, fits: true },
    { rule: { seatsMin: 6, seatsMax: 6, priceBelowUsd: 8000 }, fits: true },
    { rule: { rangeMinMiles: 45, payloadMinLbs: 1000, feature: 'street-legal' }, fits: true },
    { rule: { conditions: ['used'] }, fits: false },
    { rule: { categories: ['nomad'] }, fits: false },
    { rule: { seatsMin: 7 }, fits: false },
    { rule: { seatsMax: 5 }, fits: false },
    { rule: { priceBelowUsd: 7999 }, fits: false },
    { rule: { rangeMinMiles: 46 }, fits: false },
    { rule: { payloadMinLbs: 1001 }, fits: false },
    { rule: { feature: 'canopy' }, fits: false },
  ];
  test.each(cases)('says of a cart and $rule: $fits', ({ rule, fits }) => {
    expect(fitsRule(cart, rule)).toBe(fits);
  });
});

test.each<{ rule: ListRule; isFound: boolean }>([
  { rule: { conditions: ['used'] }, isFound: true },
  { rule: { seatsMin: 4, priceBelowUsd: 8000, uses: ['work'] }, isFound: true },
  { rule: { seatsMin: 4, rangeMinMiles: 45 }, isFound: false },
  { rule: { payloadMinLbs: 1000 }, isFound: false },
  { rule: { feature: 'canopy' }, isFound: false },
])('says of filters that they find the carts of $rule: $isFound', ({ rule, isFound }) => {
  expect(isFilterRule(rule)).toBe(isFound);
});

describe('listMatchingVehicles', () => {
  const carts = [
    buildNewVehicle({ id: 'sold', inStock: false, priceUsd: 5000 }),
    buildNewVehicle({ id: 'dear', priceUsd: 9000, rangeMiles: 60 }),
    buildNewVehicle({ id: 'cheap', priceUsd: 7000, rangeMiles: 40 }),
    buildNewVehicle({ id: 'small', priceUsd: 6000, seats: 1 }),
  ];
  const rule = { seatsMin: 2 };

  test('puts carts that are out of stock last, whatever the order', () => {
    const ids = listMatchingVehicles({ rule, order: 'lowest-price' }, carts).map(({ id }) => id);
    expect(ids).toEqual(['cheap', 'dear', 'sold']);
  });

  test('sorts by the order of the list', () => {
    const ids = listMatchingVehicles({ rule, order: 'longest-range' }, carts).map(({ id }) => id);
    expect(ids).toEqual(['dear', 'cheap', 'sold']);
  });

  test('puts used carts with more warranty left first, the cheaper one of two, and as-is carts last', () => {
    const used = [
      buildUsedVehicle({ id: 'as-is', warrantyMonthsLeft: 0, asIs: true, priceUsd: 3000 }),
      buildUsedVehicle({ id: 'none-left', warrantyMonthsLeft: 0, asIs: false, priceUsd: 8000 }),
      buildUsedVehicle({ id: 'dear', warrantyMonthsLeft: 6, asIs: false, priceUsd: 8000 }),
      buildUsedVehicle({ id: 'cheap', warrantyMonthsLeft: 6, asIs: false, priceUsd: 7000 }),
    ];
    const ids = listMatchingVehicles({ rule: {}, order: 'most-warranty' }, used).map(({ id }) => id);
    expect(ids).toEqual(['cheap', 'dear', 'none-left', 'as-is']);
  });
});

describe('splitByWarranty', () => {
  test('puts what has warranty left first, new carts included, then what has none, what is as-is, and what is gone', () => {
    const asIs = buildUsedVehicle({ id: 'as-is', warrantyMonthsLeft: 0, asIs: true });
    const noneLeft = buildUsedVehicle({ id: 'none-left', warrantyMonthsLeft: 0, asIs: false });
    const left = buildUsedVehicle({ id: 'left', warrantyMonthsLeft: 6, asIs: false });
    const gone = buildUsedVehicle({ id: 'gone', warrantyMonthsLeft: 6, asIs: false, inStock: false });
    expect(splitByWarranty([gone, asIs, left, noneLeft, cart])).toEqual([
      { warranty: 'left', carts: [left, cart] },
      { warranty: 'noneLeft', carts: [noneLeft] },
      { warranty: 'asIs', carts: [asIs] },
      { warranty: 'outOfStock', carts: [gone] },
    ]);
  });
});

describe('writeReason', () => {
  const reasons = [
    '{{vehicle.year}}, {{vehicle.hours}}, {{vehicle.batteryAge}}, warranty: {{vehicle.warranty}}',
    '{{vehicle.condition}}, {{vehicle.seats}}, {{vehicle.range}}, {{vehicle.payload}}',
  ];
  const fresh = buildUsedVehicle({ hoursRun: 8, batteryAgeMonths: 0, warrantyMonthsLeft: 0 });

  test.each([
    [
      'a used cart',
      buildUsedVehicle(),
      '2021, 1,640 hours, battery 1 year 8 months old, warranty: 4 months left',
    ],
    ['one with a new battery and no warranty', fresh, '2021, 8 hours, new battery, warranty: none left'],
    ['one that lacks a figure of the first', cart, 'New, 6 seats, 45 miles, 1,000 lbs'],
  ])('takes the first sentence that has its figures: for %s', (_, vehicle, reason) => {
    expect(writeReason(vehicle, { reasons, rule: {} })).toBe(reason);
  });

  test('names the feature that the rule has found, and is nothing where the cart lacks what is asked for', () => {
    const list = { reasons: ['{{vehicle.feature}}.'], rule: { feature: 'street-legal' } };
    expect(writeReason(cart, list)).toBe('Street-Legal equipment.');
    expect(writeReason(cart, { reasons: reasons.slice(0, 1), rule: {} })).toBeUndefined();
  });
});
