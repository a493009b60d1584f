import { describe, expect, test } from 'vitest';
import { listSuitedVehicles, titleSuggestions } from '../../../../src/features/places/suited-vehicles.ts';
import type { VehiclePick } from '../../../../src/features/places/suited-vehicles.ts';
import type { Vehicle } from '../../../../src/features/vehicles/vehicle.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

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

describe('titleSuggestions', () => {
  const counted = { street: 'for the street', privateLand: 'for private land' };
  const road = { roadClass: 'low-speed-vehicle' } as const;

  test.each([
    [[road, {}, { roadClass: 'golf-cart' as const }], 'One for the street, two for private land'],
    [[road, road], 'Two for the street'],
    [[{}, {}, {}], 'Three for private land'],
  ])('counts what is shown by its road class, and names no kind that is not shown', (vehicles, title) => {
    expect(titleSuggestions(vehicles, counted)).toBe(title);
  });
});
