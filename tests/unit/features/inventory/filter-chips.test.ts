import { describe, expect, test } from 'vitest';
import {
  listChips,
  listQuickChips,
  listQuickFilters,
} from '../../../../src/features/inventory/filter-chips.ts';
import { buildInventoryOptions, emptyQuery } from '../../../../src/features/inventory/inventory-filters.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

const option = (value: string, label = value) => ({ value, label });
const vehicles = [
  buildNewVehicle({ seats: 4, priceUsd: 9000 }),
  buildNewVehicle({ seats: 6, priceUsd: 14_000, roadClass: 'low-speed-vehicle' }),
  buildUsedVehicle({ seats: 2, priceUsd: 7000 }),
];
const options = buildInventoryOptions(vehicles, {
  brand: [option('all')],
  category: [option('all')],
  price: [option('all'), { ...option('15000-25000'), from: 15000, to: 25000 }],
  priceUpToUsd: [10_000, 12_000, 15_000],
  condition: [option('all'), option('new', 'New'), option('used', 'Used')],
  sort: [option('featured')],
});
const first = [
  { filter: 'seats', value: '6' },
  { filter: 'road', value: 'low-speed-vehicle', label: 'For the street' },
  { filter: 'condition', value: 'used' },
] as const;
const quickFilters = listQuickFilters(options, first);
const labelsOf = (chips: readonly { label: string }[]) => chips.map(({ label }) => label);
const labelsFor = (query: Partial<typeof emptyQuery>) =>
  labelsOf(listQuickChips({ ...emptyQuery, ...query }, { vehicles, options, quickFilters }));

describe('the filters that are offered above the list', () => {
  test('are those given first, then the other numbers of seats and prices "up to"', () => {
    expect(labelsOf(quickFilters)).toEqual([
      '6 seats',
      'For the street',
      'Used',
      '2 seats',
      '4 seats',
      'Up to $10,000',
      'Up to $12,000',
      'Up to $15,000',
    ]);
  });

  test('leave out one that is no choice of its filter', () => {
    expect(listQuickFilters({ ...options, seats: [], price: [] }, [{ filter: 'seats', value: '8' }])).toEqual(
      [],
    );
  });
});

describe('the chips of what most visitors come with', () => {
  test('stand in the order of the filters', () => {
    expect(labelsFor({})).toEqual(labelsOf(quickFilters));
  });

  test('leave away what is chosen, and the other choices of a filter that takes one', () => {
    expect(labelsFor({ price: 'up-to-15000', seats: '6' })).toEqual(['For the street', '2 seats', '4 seats']);
  });

  test('leave away what would find no cart', () => {
    expect(labelsFor({ price: 'up-to-10000' })).toEqual(['Used', '2 seats', '4 seats']);
  });

  test('choose a number of seats beside those that are chosen', () => {
    const chips = listQuickChips({ ...emptyQuery, seats: '4' }, { vehicles, options, quickFilters });
    expect(chips.find(({ label }) => label === '6 seats')?.change).toEqual({ seats: '4,6' });
  });
});

test('each filter in force has a chip that takes it away, the order none', () => {
  const query = { ...emptyQuery, search: ' lift ', seats: '2,4', sort: 'price-low' };
  expect(listChips(query, options)).toEqual([
    { label: '“lift”', change: { search: '' } },
    { label: '2 seats, 4 seats', change: { seats: 'all' } },
  ]);
});
