import { describe, expect, test } from 'vitest';
import {
  buildBrandTokens,
  chooseBrandCart,
  findBrandPath,
} from '../../../../src/features/brands/brand-vehicles.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

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

describe('buildBrandTokens', () => {
  const other = buildNewVehicle({ id: 'other', brandId: 'made-up', rangeMiles: 90 });
  const used = buildUsedVehicle({ id: 'used', brandId: 'denago', rangeMiles: 20 });
  const build = (...miles: number[]) => {
    const models = miles.map((rangeMiles) =>
      buildNewVehicle({ id: `new-${rangeMiles}`, brandId: 'denago', rangeMiles }),
    );
    return buildBrandTokens('denago', [other, used, ...models]);
  };

  test('says how far the new vehicles of the brand go, the least and the most', () => {
    expect(build(50, 35, 40)).toEqual({ 'brand.newRange': '35 to 50 miles' });
  });

  test('says it once where all go equally far', () => {
    expect(build(40, 40)).toEqual({ 'brand.newRange': '40 miles' });
  });
});
