import { describe, expect, test } from 'vitest';
import { listRelatedVehicles } from '../../../../src/features/vehicles/related-vehicles.ts';
import type { Vehicle } from '../../../../src/features/vehicles/vehicle.ts';
import { listInStockOf } from '../../../../src/features/brands/brand-vehicles.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

const ids = (records: readonly { id: string }[]) => records.map((record) => record.id);

describe('listRelatedVehicles', () => {
  const own = buildNewVehicle({ id: 'own', category: 'nomad', seats: 4, priceUsd: 8000 });
  const sameCategory = buildNewVehicle({ id: 'same-category', category: 'nomad', seats: 6, priceUsd: 15000 });
  const sameSeats = buildNewVehicle({ id: 'same-seats', category: 'rover', seats: 4, priceUsd: 8000 });
  const twin = buildNewVehicle({ id: 'twin', category: 'nomad', seats: 4, priceUsd: 14000 });
  const other = buildNewVehicle({ id: 'other', category: 'rover', seats: 2, priceUsd: 8000 });

  test('puts the same category first, then the same seats: three in place of a vehicle that is out of stock', () => {
    const related = listRelatedVehicles({ ...own, inStock: false }, [other, sameSeats, sameCategory, twin]);
    expect(ids(related)).toEqual(['twin', 'same-category', 'same-seats']);
  });

  test('has two to compare with a vehicle in stock', () => {
    expect(listRelatedVehicles(own, [twin, sameSeats, sameCategory, other])).toHaveLength(2);
  });

  test('puts a shared use before all of them', () => {
    const street: Vehicle = { ...own, uses: ['neighborhood', 'golf'] };
    const work: Vehicle = { ...twin, id: 'work', uses: ['work'] };
    const golf: Vehicle = { ...other, id: 'golf', uses: ['golf'] };
    expect(ids(listRelatedVehicles(street, [work, golf, twin]))).toEqual(['golf', 'work']);
  });

  test('prefers the nearest price among equals, above or below', () => {
    const near = buildNewVehicle({ id: 'near', priceUsd: 7800 });
    const far = buildNewVehicle({ id: 'far', priceUsd: 8500 });
    expect(ids(listRelatedVehicles(own, [far, near]))).toEqual(['near', 'far']);
  });

  test('puts the same condition before a shared use', () => {
    const used = buildUsedVehicle({ id: 'used', uses: ['golf'] });
    const otherUsed = buildUsedVehicle({ id: 'other-used', seats: 2 });
    const newForGolf: Vehicle = { ...own, id: 'new-for-golf', uses: ['golf'] };
    expect(ids(listRelatedVehicles(used, [newForGolf, otherUsed]))).toEqual(['other-used', 'new-for-golf']);
  });

  test('puts what is most like it first in place of one that is gone, in any condition', () => {
    const gone = buildUsedVehicle({ id: 'gone', inStock: false, category: 'nomad', seats: 6 });
    const usedFour = buildUsedVehicle({ id: 'used-four', seats: 4 });
    expect(ids(listRelatedVehicles(gone, [usedFour, sameCategory]))).toEqual(['same-category', 'used-four']);
  });

  test('leaves out the vehicle itself and what is not in stock', () => {
    const gone = buildNewVehicle({ id: 'gone', inStock: false });
    expect(ids(listRelatedVehicles(own, [own, gone, twin]))).toEqual(['twin']);
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
