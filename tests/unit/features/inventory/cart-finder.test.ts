import { describe, expect, test } from 'vitest';
import { buildFinder, listPicks } from '../../../../src/features/inventory/cart-finder.ts';
import { buildInventoryOptions } from '../../../../src/features/inventory/inventory-filters.ts';
import { buildNewVehicle } from '../../samples.ts';

const all = { value: 'all', label: 'All' };
const vehicles = [
  buildNewVehicle({ id: 'a', seats: 6, priceUsd: 9000, uses: ['neighborhood', 'work'] }),
  buildNewVehicle({ id: 'b', seats: 6, priceUsd: 20_000, uses: ['neighborhood'] }),
  buildNewVehicle({ id: 'c', seats: 2, priceUsd: 8000, uses: ['golf'], roadClass: 'low-speed-vehicle' }),
];
const options = buildInventoryOptions(vehicles, {
  brand: [all],
  category: [all],
  price: [all, { value: '5000-9500', label: 'Between', from: 5000, to: 9500 }],
  condition: [all],
  sort: [{ value: 'featured', label: 'Featured' }],
  priceUpToUsd: [8000, 10_000],
});
const [two, six] = buildFinder(vehicles, options, { anyUse: 'Any use', road: 'Roads' });
const listRows = (table = six) =>
  table?.rows.map(({ use, prices }) => [use, ...prices].map(({ label, count }) => `${label}: ${count}`));

describe('listPicks', () => {
  const list = (...changes: Parameters<typeof buildNewVehicle>[0][]) =>
    listPicks(changes.map(buildNew), 'Roads').map(({ vehicle, reason }) => [vehicle.id, reason]);
  const buildNew = (change: Parameters<typeof buildNewVehicle>[0], index: number) =>
    buildNewVehicle({ id: String(index), rangeMiles: 40, ...change });

  test('takes the least expensive cart with each number of seats, then the one for the road', () => {
    const carts = list(
      { seats: 4, priceUsd: 9000 },
      { seats: 4, priceUsd: 8000 },
      { seats: 2, priceUsd: 7000 },
      { seats: 2, priceUsd: 15_000, roadClass: 'low-speed-vehicle' },
    );
    expect(carts).toEqual([
      ['2', 'Lowest price with 2 seats, 40 mi'],
      ['1', 'Lowest price with 4 seats, 40 mi'],
      ['3', 'Roads, 40 mi'],
    ]);
  });

  test('names each cart once, and none that is out of stock', () => {
    const forRoad = { seats: 4, rangeMiles: 60, roadClass: 'low-speed-vehicle' } as const;
    expect(list(forRoad, { seats: 2, inStock: false })).toEqual([['0', 'Lowest price with 4 seats, 60 mi']]);
  });
});

describe('buildFinder', () => {
  test('has a table for each number of seats, with all carts that have them', () => {
    expect([two?.seats, six?.seats]).toEqual([
      { label: '2 seats', count: 1, path: '/inventory?seats=2' },
      { label: '6 seats', count: 2, path: '/inventory?seats=6' },
    ]);
  });

  test('shows the first new cart of each number of seats', () => {
    expect([two?.vehicle?.id, six?.vehicle?.id]).toEqual(['c', 'a']);
  });

  test('counts for each use the carts at any price, and up to each figure', () => {
    expect(listRows()?.slice(1)).toEqual([
      ['Neighborhood: 2', 'Up to $8,000: 0', 'Up to $10,000: 1'],
      ['Work: 1', 'Up to $8,000: 0', 'Up to $10,000: 1'],
    ]);
  });

  test('starts with all carts with so many seats, whatever they are for', () => {
    expect(listRows()?.[0]).toEqual(['Any use: 2', 'Up to $8,000: 0', 'Up to $10,000: 1']);
  });

  test('has a row of the carts for the road', () => {
    expect(listRows(two)?.[1]).toEqual(['Roads: 1', 'Up to $8,000: 1', 'Up to $10,000: 1']);
  });

  test('leaves out the road and a use that no cart with so many seats is for', () => {
    expect(listRows(two)?.map(([use]) => use)).toEqual(['Any use: 1', 'Roads: 1', 'Golf: 1']);
    expect(listRows(six)?.map(([use]) => use)).toEqual(['Any use: 2', 'Neighborhood: 2', 'Work: 1']);
  });

  test('leads to the inventory with every answer of the combination', () => {
    expect(two?.rows[1]?.prices[0]?.path).toBe('/inventory?price=up-to-8000&seats=2&road=low-speed-vehicle');
    expect(six?.rows[1]?.prices[1]?.path).toBe('/inventory?price=up-to-10000&seats=6&use=neighborhood');
  });
});
