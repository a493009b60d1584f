import { describe, expect, test } from 'vitest';
import { listRelatedVehicles } from '../../../../src/features/vehicles/related-vehicles.ts';
import { listInStockOf } from '../../../../src/features/brands/brand-vehicles.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

const ids = (records: readonly { id: string }[]) => records.map((record) => record.id);

describe('listRelatedVehicles', () => {
  const like = (id: string, changes: Parameters<typeof buildNewVehicle>[0] = {}) =>
    buildNewVehicle({ id, category: 'nomad', seats: 4, priceUsd: 8000, uses: ['golf'], ...changes });
  const own = like('own');
  const used = buildUsedVehicle({ id: 'used', category: 'nomad', seats: 4, uses: ['golf'] });
  const otherUse = like('other-use', { uses: ['work'] });
  const otherSeats = like('other-seats', { seats: 6 });
  const otherSeries = like('other-series', { category: 'rover' });
  const [near, far] = [like('near', { priceUsd: 7800 }), like('far', { priceUsd: 8500 })];

  test('puts what is most like it first: by condition, use, series, seats and price', () => {
    const order = [near, far, otherSeats, otherSeries, otherUse, used];
    for (const [index, less] of order.entries())
      for (const more of order.slice(0, index))
        expect(ids(listRelatedVehicles(own, [less, more]))).toEqual([more.id, less.id]);
  });

  test('takes any condition, and three vehicles in place of two, while it is out of stock', () => {
    const gone = like('gone', { inStock: false });
    expect(ids(listRelatedVehicles(gone, [otherUse, used, near]))).toEqual(['near', 'used', 'other-use']);
    expect(listRelatedVehicles(own, [otherUse, used, near])).toHaveLength(2);
  });

  test('leaves out the vehicle itself and what is not in stock', () => {
    const gone = like('gone', { inStock: false });
    expect(ids(listRelatedVehicles(own, [own, gone, near]))).toEqual(['near']);
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
