import { describe, expect, test } from 'vitest';
import { listRelatedVehicles, listStarterVehicles } from '../../src/lib/related-vehicles.ts';
import { buildNewRecord, buildUsedRecord } from './samples.ts';

const ids = (records: readonly { id: string }[]) => records.map((record) => record.id);

describe('listRelatedVehicles', () => {
  const own = buildNewRecord({ id: 'own', category: 'nomad', seats: 4, priceUsd: 8000 });
  const sameUse = buildNewRecord({ id: 'same-use', category: 'nomad', seats: 6, priceUsd: 15000 });
  const sameSeats = buildNewRecord({ id: 'same-seats', category: 'rover', seats: 4, priceUsd: 8000 });
  const twin = buildNewRecord({ id: 'twin', category: 'nomad', seats: 4, priceUsd: 14000 });
  const other = buildNewRecord({ id: 'other', category: 'rover', seats: 2, priceUsd: 8000 });

  test('puts the same category first, then the same seats', () => {
    const related = listRelatedVehicles(own, [other, sameSeats, sameUse, twin, own], 4);
    expect(ids(related)).toEqual(['twin', 'same-use', 'same-seats', 'other']);
  });

  test('prefers the nearest price among equals, above or below', () => {
    const near = buildNewRecord({ id: 'near', priceUsd: 7800 });
    const far = buildNewRecord({ id: 'far', priceUsd: 8500 });
    expect(ids(listRelatedVehicles(own, [far, near], 2))).toEqual(['near', 'far']);
  });

  test('leaves out the vehicle itself and what is not in stock', () => {
    const gone = buildNewRecord({ id: 'gone', inStock: false });
    expect(ids(listRelatedVehicles(own, [own, gone, twin], 3))).toEqual(['twin']);
  });

  test('lists no more than asked', () => {
    expect(listRelatedVehicles(own, [twin, sameUse, sameSeats], 2)).toHaveLength(2);
  });
});

describe('listStarterVehicles', () => {
  test('takes the least expensive of two, four and six seats or more', () => {
    const records = [
      buildNewRecord({ id: 'eight', seats: 8, priceUsd: 11000 }),
      buildNewRecord({ id: 'four-dear', seats: 4, priceUsd: 9000 }),
      buildNewRecord({ id: 'four', seats: 4, priceUsd: 7000 }),
      buildNewRecord({ id: 'six', seats: 6, priceUsd: 10000 }),
      buildNewRecord({ id: 'two', seats: 2, priceUsd: 6700 }),
    ];
    expect(ids(listStarterVehicles(records))).toEqual(['two', 'four', 'six']);
  });

  test('takes neither used vehicles nor what is not in stock, and leaves out a size that is missing', () => {
    const records = [
      buildUsedRecord({ id: 'used-two', seats: 2, priceUsd: 3000 }),
      buildNewRecord({ id: 'gone-six', seats: 6, priceUsd: 9000, inStock: false }),
      buildNewRecord({ id: 'four', seats: 4, priceUsd: 7000 }),
    ];
    expect(ids(listStarterVehicles(records))).toEqual(['four']);
  });
});
