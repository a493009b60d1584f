import { describe, expect, test } from 'vitest';
import { listChips, listQuickChips } from '../../../../src/features/inventory/filter-chips.ts';
import { buildInventoryOptions, emptyQuery } from '../../../../src/features/inventory/inventory-filters.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

const option = (value: string, label = value) => ({ value, label });
const options = buildInventoryOptions(
  [buildNewVehicle({ seats: 4 }), buildNewVehicle({ seats: 6 }), buildUsedVehicle({ seats: 2 })],
  {
    brand: [option('all')],
    category: [option('all')],
    price: [option('all'), { ...option('15000-25000'), from: 15000, to: 25000 }],
    priceUpToUsd: [10_000, 12_000, 15_000],
    condition: [option('all'), option('new', 'New'), option('used', 'Used')],
    sort: [option('featured')],
  },
);
const labelsOf = (chips: readonly { label: string }[]) => chips.map(({ label }) => label);

describe('the chips of what most visitors come with', () => {
  test('are each price "up to", each number of seats, and used carts', () => {
    expect(labelsOf(listQuickChips(emptyQuery, options))).toEqual([
      'Up to $10,000',
      'Up to $12,000',
      'Up to $15,000',
      '2 seats',
      '4 seats',
      '6 seats',
      'Used',
    ]);
  });

  test('leave away what is chosen, and with a price the other prices', () => {
    const query = { ...emptyQuery, condition: 'used', seats: '4', price: 'up-to-10000' };
    expect(labelsOf(listQuickChips(query, options))).toEqual(['2 seats', '6 seats']);
  });

  test('choose a number of seats beside those that are chosen', () => {
    const chips = listQuickChips({ ...emptyQuery, seats: '4' }, options);
    expect(chips.find(({ label }) => label === '6 seats')?.change).toEqual({ seats: '4,6' });
  });
});

test('each filter in force has a chip that takes it away, the order none', () => {
  const query = { ...emptyQuery, search: ' lift ', seats: '2,4', sort: 'price-low' };
  expect(listChips(query, options)).toEqual([
    { label: '“lift”', change: { search: '' }, isSet: true },
    { label: '2 seats, 4 seats', change: { seats: 'all' }, isSet: true },
  ]);
});
