import { describe, expect, test } from 'vitest';
import {
  chooseBrandCart,
  findBrandPath,
  listInStockOf,
  listRelatedVehicles,
  listSuitedVehicles,
} from '../../../../src/lib/vehicles/related-vehicles.ts';
import type { VehiclePick } from '../../../../src/lib/vehicles/related-vehicles.ts';
import type { Vehicle } from '../../../../src/schemas/vehicle.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

const ids = (records: readonly { id: string }[]) => records.map((record) => record.id);

describe('listRelatedVehicles', () => {
  const own = buildNewVehicle({ id: 'own', category: 'nomad', seats: 4, priceUsd: 8000 });
  const sameUse = buildNewVehicle({ id: 'same-use', category: 'nomad', seats: 6, priceUsd: 15000 });
  const sameSeats = buildNewVehicle({ id: 'same-seats', category: 'rover', seats: 4, priceUsd: 8000 });
  const twin = buildNewVehicle({ id: 'twin', category: 'nomad', seats: 4, priceUsd: 14000 });
  const other = buildNewVehicle({ id: 'other', category: 'rover', seats: 2, priceUsd: 8000 });

  test('puts the same category first, then the same seats', () => {
    const related = listRelatedVehicles(own, [other, sameSeats, sameUse, twin, own], 4);
    expect(ids(related)).toEqual(['twin', 'same-use', 'same-seats', 'other']);
  });

  test('prefers the nearest price among equals, above or below', () => {
    const near = buildNewVehicle({ id: 'near', priceUsd: 7800 });
    const far = buildNewVehicle({ id: 'far', priceUsd: 8500 });
    expect(ids(listRelatedVehicles(own, [far, near], 2))).toEqual(['near', 'far']);
  });

  test('leaves out the vehicle itself and what is not in stock', () => {
    const gone = buildNewVehicle({ id: 'gone', inStock: false });
    expect(ids(listRelatedVehicles(own, [own, gone, twin], 3))).toEqual(['twin']);
  });

  test('lists no more than asked', () => {
    expect(listRelatedVehicles(own, [twin, sameUse, sameSeats], 2)).toHaveLength(2);
  });
});

describe('listSuitedVehicles', () => {
  const two = buildNewVehicle({ id: 'two', seats: 2, priceUsd: 6700, rangeMiles: 35, payloadLbs: 400 });
  const four = buildNewVehicle({ id: 'four', seats: 4, priceUsd: 7000, rangeMiles: 55, payloadLbs: 600 });
  const six = buildNewVehicle({ id: 'six', seats: 6, priceUsd: 9000, rangeMiles: 40, payloadLbs: 1200 });
  const bed = buildNewVehicle({ id: 'bed', seats: 2, priceUsd: 9900, category: 'turfman', payloadLbs: 900 });
  const all = [six, four, bed, two];
  const choose = (picks: VehiclePick[], records: readonly Vehicle[] = all) =>
    listSuitedVehicles(picks, records).map(({ vehicle, reason }) => [vehicle.id, reason]);

  test.each<[VehiclePick['prefer'], string]>([
    ['lowest-price', 'two'],
    ['longest-range', 'four'],
    ['largest-payload', 'six'],
  ])('puts the %s first', (prefer, id) => {
    expect(choose([{ prefer, reason: 'why' }])).toEqual([[id, 'why']]);
  });

  test('keeps to the categories and to both bounds of the seats', () => {
    expect(choose([{ categories: ['turfman'], prefer: 'lowest-price', reason: 'a' }])).toEqual([
      ['bed', 'a'],
    ]);
    expect(choose([{ minSeats: 4, prefer: 'lowest-price', reason: 'b' }])).toEqual([['four', 'b']]);
    expect(choose([{ maxSeats: 4, prefer: 'largest-payload', reason: 'c' }])).toEqual([['bed', 'c']]);
  });

  test('keeps to the road class, and shows what may be registered for the road first', () => {
    const street = { roadClass: 'low-speed-vehicle', roadClassSource: 'It has belts.' } as const;
    const road = buildNewVehicle({ id: 'road', seats: 8, priceUsd: 15000, ...street });
    const picks: VehiclePick[] = [
      { minSeats: 4, prefer: 'lowest-price', reason: 'a' },
      { prefer: 'lowest-price', reason: 'b' },
    ];
    const all = [two, four, road];
    expect(
      choose([...picks, { roadClass: 'low-speed-vehicle', prefer: 'lowest-price', reason: 'c' }], all),
    ).toEqual([
      ['road', 'c'],
      ['four', 'a'],
      ['two', 'b'],
    ]);
  });

  test('shows none twice', () => {
    const pick: VehiclePick = { prefer: 'lowest-price', reason: 'why' };
    expect(choose([pick, pick]).map(([id]) => id)).toEqual(['two', 'four']);
  });

  test('lets the least expensive one stand in without a reason where none fits', () => {
    const pick: VehiclePick = { categories: ['rover'], prefer: 'longest-range', reason: 'why' };
    expect(choose([pick])).toEqual([['two', undefined]]);
  });

  test('takes neither used vehicles nor what is not in stock, and fewer where there are no more', () => {
    const used = buildUsedVehicle({ id: 'used', priceUsd: 3000 });
    const gone = buildNewVehicle({ id: 'gone', priceUsd: 3000, inStock: false });
    const pick: VehiclePick = { prefer: 'lowest-price', reason: 'why' };
    expect(choose([pick, pick], [used, gone, four])).toEqual([['four', 'why']]);
  });
});

test("a brand's vehicles in stock are those whose brand contains its name, in whatever letters", () => {
  const vehicles = [
    buildNewVehicle({ id: 'one' }, 'Denago EV'),
    buildNewVehicle({ id: 'two', inStock: false }, 'DENAGO'),
    buildNewVehicle({ id: 'three' }, 'Evolution'),
  ];
  expect(listInStockOf('Denago', vehicles).map(({ id }) => id)).toEqual(['one']);
});

describe('chooseBrandCart', () => {
  const other = buildNewVehicle({ id: 'other', brandId: 'evolution' });
  const sold = buildNewVehicle({ id: 'sold', brandId: 'denago', inStock: false });
  const first = buildNewVehicle({ id: 'first', brandId: 'denago' });
  const second = buildNewVehicle({ id: 'second', brandId: 'denago' });
  const all = [other, sold, first, second];

  test('is the first preferred cart of the brand', () => {
    expect(chooseBrandCart('denago', all, ['other', 'second', 'first'])?.id).toBe('second');
  });

  test('is the first in stock where none of the preferred is of the brand, and the first where none is in stock', () => {
    expect(chooseBrandCart('denago', all, ['other'])?.id).toBe('first');
    expect(chooseBrandCart('denago', [other, sold], [])?.id).toBe('sold');
  });

  test('is undefined where the dealer has no cart of the brand', () => {
    expect(chooseBrandCart('tomberlin', all, ['first'])).toBeUndefined();
  });
});

describe('findBrandPath', () => {
  const vehicles = [
    buildNewVehicle({ id: 'one' }, 'Club Car'),
    buildNewVehicle({ id: 'two', inStock: false }, 'Tomberlin'),
  ];

  test.each([
    ['its own page', { name: 'Club Car', page: { path: '/club-car' } }, '/club-car'],
    ['its vehicles in the inventory, without a page', { name: 'Club Car' }, '/inventory?brand=club+car'],
    ['nothing, when none is in stock', { name: 'Tomberlin' }, undefined],
    ['nothing, when there is none', { name: 'Swift EV' }, undefined],
  ])('leads to %s', (_, brand, path) => {
    expect(findBrandPath(brand, vehicles)).toBe(path);
  });
});
