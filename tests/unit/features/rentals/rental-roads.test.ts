import { describe, expect, test } from 'vitest';
import { describeRentalRoads, hasRoadRental } from '../../../../src/features/rentals/rental-roads.ts';
import type { VehicleRecord } from '../../../../src/features/vehicles/vehicle-record.schema.ts';

type Road = Pick<VehicleRecord, 'roadClass' | 'roadClassSource'>;

const records: Readonly<Record<string, Road>> = {
  street: { roadClass: 'low-speed-vehicle', roadClassSource: 'It has seat belts and mirrors.' },
  twin: { roadClass: 'low-speed-vehicle', roadClassSource: 'It has seat belts and mirrors.' },
  slow: { roadClass: 'golf-cart', roadClassSource: 'It goes 19 mph.' },
  unknown: {},
};
const describeRoads = (vehicleIds: string[], verified?: boolean) =>
  describeRentalRoads({ vehicleIds, ...(verified !== undefined && { verified }) }, (id) => records[id] ?? {});

describe('describeRentalRoads', () => {
  test('says what the carts are and what makes them that, each sentence once', () => {
    expect(describeRoads(['street', 'twin'])).toBe('Low-speed vehicle. It has seat belts and mirrors.');
    expect(describeRoads(['street', 'slow'], true)).toBe(
      'Low-speed vehicle. It has seat belts and mirrors. Golf cart. It goes 19 mph.',
    );
  });

  test('says nothing where one record is silent, and while nobody has checked which carts are rented', () => {
    expect(describeRoads(['street', 'unknown'])).toBeUndefined();
    expect(describeRoads(['street'], false)).toBeUndefined();
  });
});

describe('hasRoadRental', () => {
  test.each([
    [[{ vehicleIds: ['unknown'] }, { vehicleIds: ['slow', 'street'] }], true],
    [[{ vehicleIds: ['slow', 'unknown'] }], false],
    [[{ vehicleIds: ['street'], verified: false }], false],
    [[], false],
  ])(
    'of %j is %s: a cart counts by its record, once somebody has checked that it is rented',
    (groups, expected) => {
      expect(hasRoadRental(groups, (id) => records[id] ?? {})).toBe(expected);
    },
  );
});
