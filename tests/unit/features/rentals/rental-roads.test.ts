import { expect, test } from 'vitest';
import { describeRentalRoads, hasStreetLegalRental } from '../../../../src/features/rentals/rental-roads.ts';
import type { VehicleRecord } from '../../../../src/features/vehicles/vehicle-record.schema.ts';

const records: Readonly<Record<string, Pick<VehicleRecord, 'roadClass' | 'roadClassSource'>>> = {
  street: { roadClass: 'low-speed-vehicle', roadClassSource: 'It has seat belts.' },
  twin: { roadClass: 'low-speed-vehicle', roadClassSource: 'It has seat belts.' },
  slow: { roadClass: 'golf-cart', roadClassSource: 'It goes 19 mph.' },
  unknown: {},
};
const getRecord = (id: string) => records[id] ?? {};

test.each([
  [{ vehicleIds: ['street', 'twin'] }, 'Low-speed vehicle. It has seat belts.', true],
  [
    { vehicleIds: ['street', 'slow'], verified: true },
    'Low-speed vehicle. It has seat belts. Golf cart. It goes 19 mph.',
    true,
  ],
  [{ vehicleIds: ['street', 'unknown'] }, undefined, true],
  [{ vehicleIds: ['street'], verified: false }, undefined, false],
])('of the rental carts %j is said: %s; one is for the road: %s', (group, roads, isStreetLegal) => {
  expect(describeRentalRoads(group, getRecord)).toBe(roads);
  expect(hasStreetLegalRental([group], getRecord)).toBe(isStreetLegal);
});
