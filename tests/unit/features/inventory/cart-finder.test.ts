import { describe, expect, test } from 'vitest';
import { buildFinder, listPicks } from '../../../../src/features/inventory/cart-finder.ts';
import { buildInventoryOptions } from '../../../../src/features/inventory/inventory-options.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

const all = { value: 'all', label: 'All' } as const;
const vehicles = [
  buildNewVehicle({ id: 'a', seats: 6, priceUsd: 9000, uses: ['neighborhood', 'work'] }),
  buildNewVehicle({ id: 'b', seats: 6, priceUsd: 20_000, uses: ['neighborhood'] }),
  buildNewVehicle({ id: 'c', seats: 2, priceUsd: 8000, uses: ['golf'], roadClass: 'low-speed-vehicle' }),
  buildNewVehicle({ id: 'd', seats: 2, priceUsd: 16_000, uses: ['work'] }),
];
const options = buildInventoryOptions(vehicles, {
  brand: [all],
  category: [all],
  price: [all, { value: '5000-9500', label: 'Between', from: 5000, to: 9500 }],
  condition: [all],
  sort: [{ value: 'featured', label: 'Featured' }],
  priceUpToUsd: [8000, 10_000],
});
const labels = { anyUse: 'Any use', anyPrice: 'Any price', road: 'Roads' };
const [two, six] = buildFinder(vehicles, options, labels);
const listUses = (answer = six) =>
  answer?.uses.map(({ prices, ...use }) => [use, ...prices].map(({ label, count }) => `${label}: ${count}`));

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
      ['2', '2 seats, 40 mi'],
      ['1', '4 seats, 40 mi'],
      ['3', 'Roads, 40 mi'],
    ]);
  });

  test('names each cart once, and none that is out of stock', () => {
    const forRoad = { seats: 4, rangeMiles: 60, roadClass: 'low-speed-vehicle' } as const;
    expect(list(forRoad, { seats: 2, inStock: false })).toEqual([['0', '4 seats, 60 mi']]);
  });
});

describe('buildFinder', () => {
  test('has an answer for each number of seats, with all carts that have them and the least price', () => {
    expect([two, six]).toMatchObject([
      { label: '2 seats', count: 2, cheapest: { priceUsd: 8000 }, path: '/inventory?seats=2' },
      { label: '6 seats', count: 2, cheapest: { priceUsd: 9000 }, path: '/inventory?seats=6' },
    ]);
  });

  test('neither counts a cart that is out of stock nor starts its price there, and asks for no seats with none other', () => {
    const gone = buildNewVehicle({ seats: 6, priceUsd: 5000, inStock: false });
    const [answer, none] = [[gone, ...vehicles], [gone]].map((carts) =>
      buildFinder(carts, options, labels).find(({ label }) => label === '6 seats'),
    );
    expect([answer?.count, answer?.cheapest.priceUsd]).toEqual([2, 9000]);
    expect(listUses(answer)).toEqual(listUses(six));
    expect(none).toBeUndefined();
  });

  test('names of each number of seats the least expensive cart, a used one too', () => {
    const [cheaper] = buildFinder(
      [...vehicles, buildUsedVehicle({ id: 'used', seats: 2, priceUsd: 4000 })],
      options,
      labels,
    );
    expect([two?.cheapest.id, six?.cheapest.id, cheaper?.cheapest.id]).toEqual(['c', 'a', 'used']);
  });

  test('asks next for the use: any, the road, and those that a cart with so many seats is for', () => {
    expect(listUses(two)?.map(([use]) => use)).toEqual(['Any use: 2', 'Roads: 1', 'Golf: 1', 'Work: 1']);
    expect(listUses(six)?.map(([use]) => use)).toEqual(['Any use: 2', 'Neighborhood: 2', 'Work: 1']);
  });

  test('says whether a cart with so many seats is for the road', () => {
    const gone = buildNewVehicle({ seats: 6, roadClass: 'low-speed-vehicle', inStock: false });
    const sixWithGone = buildFinder([...vehicles, gone], options, labels).at(-1);
    expect([two?.hasRoadCart, six?.hasRoadCart, sixWithGone?.hasRoadCart]).toEqual([true, false, true]);
  });

  test('asks last for the price: each that finds some of the carts, neither none nor all of them, and any', () => {
    expect(listUses(six)).toEqual([
      ['Any use: 2', 'Up to $10,000: 1', 'Any price: 2'],
      ['Neighborhood: 2', 'Up to $10,000: 1', 'Any price: 2'],
      ['Work: 1', 'Any price: 1'],
    ]);
  });

  test('leaves out a price that finds no more carts than a lower one', () => {
    expect(listUses(two)?.[0]).toEqual(['Any use: 2', 'Up to $8,000: 1', 'Any price: 2']);
  });

  test('names for each use the carts in stock, but for custom builds, with lowest price, longest range and highest payload', () => {
    const carts = [
      { id: 'cheap', priceUsd: 7000, rangeMiles: 30, payloadLbs: 800 },
      { id: 'strong', priceUsd: 9000, rangeMiles: 60, payloadLbs: 1200 },
      { id: 'dear', priceUsd: 9500, rangeMiles: 60, payloadLbs: 900 },
      { id: 'gone', priceUsd: 5000, rangeMiles: 90, payloadLbs: 2000, inStock: false },
    ].map((cart) => buildNewVehicle({ seats: 6, ...cart }));
    const custom = { ...buildNewVehicle({ seats: 6, rangeMiles: 80 }), condition: 'custom' } as const;
    const others = [custom, buildUsedVehicle({ seats: 2 })];
    const [answer] = buildFinder([...carts, ...others], options, labels).slice(-1);
    expect(answer?.uses[0]?.best.map(({ vehicle, reason }) => [vehicle.id, reason])).toEqual([
      ['cheap', 'Lowest price'],
      ['strong', 'Longest range, 60 mi; carries most, 1,200 lbs'],
    ]);
  });

  test('names no cart for what all have alike', () => {
    const used = { seats: 6, rangeMiles: 40, payloadLbs: 900 };
    const answer = buildFinder(
      [
        buildNewVehicle({ ...used, priceUsd: 9000 }),
        buildUsedVehicle({ ...used, id: 'used', priceUsd: 6000 }),
      ],
      options,
      labels,
    ).at(-1);
    expect(answer?.uses[0]?.best.map(({ reason }) => reason)).toEqual(['Lowest price']);
  });

  test('leads to the inventory with every answer of the combination', () => {
    expect(two?.uses[1]?.path).toBe('/inventory?seats=2&road=low-speed-vehicle');
    expect(six?.uses[1]?.prices[0]?.path).toBe('/inventory?price=up-to-10000&seats=6&use=neighborhood');
  });
});
