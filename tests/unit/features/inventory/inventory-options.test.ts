import { expect, test } from 'vitest';
import { buildInventoryOptions } from '../../../../src/features/inventory/inventory-options.ts';
import { buildNewVehicle } from '../../samples.ts';
import { given, options } from './inventory-samples.ts';

test('the given choices come first and unchanged, then what the vehicles have besides', () => {
  expect(options.brand).toEqual([...given.brand, { value: 'ez-go', label: 'EZ-GO' }]);
  expect(options.category).toEqual([
    ...given.category,
    { value: 'nomad', label: 'Nomad' },
    { value: 'rxv', label: 'RXV' },
  ]);
  expect(options.condition).toEqual(given.condition);
  expect(options.sort).toEqual(given.sort);
});

test('prices "up to" follow the given ones, the lowest first, without those that buy no vehicle', () => {
  expect(options.price).toEqual([
    ...given.price,
    { value: 'up-to-8000', label: 'Up to $8,000', to: 8000 },
    { value: 'up-to-20000', label: 'Up to $20,000', to: 20_000 },
  ]);
});

test.each([
  ['seats', ['Any number', '2 seats', '4 seats', '6 seats']],
  ['use', ['Any use', 'Golf', 'Neighborhood', 'Work']],
  ['road', ['Any', 'Low-speed vehicle']],
  ['battery', ['Any battery', 'Lithium']],
] as const)('the choices of %s are those that vehicles have', (name, labels) => {
  expect(options[name].map(({ label }) => label)).toEqual(labels);
});

test('batteries that differ in case alone are one choice', () => {
  const carts = ['LiFePO4', 'lifepo4'].map((batteryType) => buildNewVehicle({ batteryType }));
  expect(buildInventoryOptions(carts, given).battery.slice(1)).toEqual([
    { value: 'lifepo4', label: 'Lifepo4' },
  ]);
});
