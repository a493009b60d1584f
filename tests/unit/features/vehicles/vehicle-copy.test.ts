import { describe, expect, test } from 'vitest';
import {
  describeListing,
  describeVehicle,
  formatPrice,
  listBadges,
  listUsedFacts,
} from '../../../../src/features/vehicles/vehicle-copy.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

describe('listUsedFacts', () => {
  test.each([
    ['with warranty left', {}, ['1,640 hours', 'Battery 1 yr 8 mo', '4 mo warranty left']],
    ['without', { warrantyMonthsLeft: 0 }, ['1,640 hours', 'Battery 1 yr 8 mo', 'No warranty']],
    ['sold as-is', { asIs: true }, ['1,640 hours', 'Battery 1 yr 8 mo', 'As-is, no warranty']],
    ['with a new battery', { batteryAgeMonths: 0 }, ['1,640 hours', 'New battery', '4 mo warranty left']],
    ['that is sold, and not its warranty', { inStock: false }, ['1,640 hours', 'Battery 1 yr 8 mo']],
  ])('says hours, battery and warranty of one %s', (_, changes, facts) => {
    expect(listUsedFacts(buildUsedVehicle(changes))).toEqual(facts);
  });
});

test.each([
  { condition: 'new', inStock: true, badges: ['NEW'] },
  { condition: 'new', inStock: false, badges: ['NEW', 'Out of Stock'] },
  { condition: 'used', inStock: true, badges: ['In Stock'] },
  { condition: 'custom', inStock: true, badges: ['In Stock'] },
  { condition: 'used', inStock: false, badges: ['Out of Stock'] },
] as const)('a $condition vehicle, in stock $inStock, has the badges $badges', ({ badges, ...vehicle }) => {
  expect(listBadges(vehicle)).toEqual(badges);
});

test.each([
  ['used and sold', buildUsedVehicle({ inStock: false }), 'Was $8,495'],
  ['used and in stock', buildUsedVehicle(), '$8,495'],
  ['new and out of stock', buildNewVehicle({ inStock: false }), '$8,495'],
])('the price of a vehicle that is %s', (_, vehicle, price) => {
  expect(formatPrice(vehicle)).toBe(price);
});

test.each([
  ['low-speed-vehicle', '4 seats, 45 mi, 25 mph, street-legal'],
  ['golf-cart', '4 seats, 45 mi, 25 mph'],
] as const)('in one line a %s is "%s"', (roadClass, text) => {
  expect(describeVehicle(buildNewVehicle({ roadClass }))).toBe(text);
});

test.each([
  ['photographs', {}, 'Plus tax.'],
  ['drawings', { picturesAreIllustrations: true }, 'Plus tax. Pictures are illustrations.'],
])('a list with %s says so', (_, changes, line) => {
  expect(describeListing('Plus tax.', [buildNewVehicle(), buildNewVehicle(changes)])).toBe(line);
});
