import { describe, expect, test } from 'vitest';
import { listSuitedVehicles } from '../../../../src/features/places/suited-vehicles.ts';
import type { VehiclePick } from '../../../../src/features/places/suited-vehicles.ts';
import type { Vehicle } from '../../../../src/features/vehicles/vehicle.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

describe('listSuitedVehicles', () => {
  const two = buildNewVehicle({ id: 'two', seats: 2, priceUsd: 6700, rangeMiles: 35, payloadLbs: 400 });
  const four = buildNewVehicle({ id: 'four', seats: 4, priceUsd: 7000, rangeMiles: 55, payloadLbs: 600 });
  const six = buildNewVehicle({ id: 'six', seats: 6, priceUsd: 9000, rangeMiles: 40, payloadLbs: 1200 });
  const bed = buildNewVehicle({ id: 'bed', seats: 2, priceUsd: 9900, category: 'turfman', payloadLbs: 900 });
  const all = [six, four, bed, two];
  const choose = (picks: VehiclePick[], records: readonly Vehicle[] = all, nearId?: string) =>
    listSuitedVehicles(picks, records, ({ id }) => id === nearId).map(({ vehicle, pick }) => [
      vehicle.id,
      pick?.reason,
    ]);

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

  test('keeps to the road class, and to the order of the picks', () => {
    const street = { roadClass: 'low-speed-vehicle', roadClassSource: 'It has belts.' } as const;
    const road = buildNewVehicle({ id: 'road', seats: 8, priceUsd: 15000, ...street });
    const picks: VehiclePick[] = [
      { minSeats: 4, prefer: 'lowest-price', reason: 'a' },
      { roadClass: 'low-speed-vehicle', prefer: 'lowest-price', reason: 'b' },
      { prefer: 'lowest-price', reason: 'c' },
    ];
    expect(choose(picks, [two, four, road])).toEqual([
      ['four', 'a'],
      ['road', 'b'],
      ['two', 'c'],
    ]);
  });

  test('puts one that stands near before others that fit, and none that does not fit', () => {
    expect(choose([{ prefer: 'lowest-price', reason: 'a' }], all, 'six')).toEqual([['six', 'a']]);
    expect(choose([{ maxSeats: 4, prefer: 'lowest-price', reason: 'b' }], all, 'six')).toEqual([
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
