import { describe, expect, test } from 'vitest';
import {
  chooseBrandCart,
  findBrandPath,
  summarizeSeries,
} from '../../../../src/features/brands/brand-vehicles.ts';
import { buildNewVehicle } from '../../samples.ts';

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

const nomad = { id: 'ev-nomad', title: 'EV NOMAD', description: 'For gravel.', features: ['Four seats'] };
const city = { ...nomad, id: 'ev-city', title: 'EV CITY' };
const models = (prices: number[]) =>
  prices.map((priceUsd) => buildNewVehicle({ id: `nomad-${priceUsd}`, priceUsd, seriesId: 'ev-nomad' }));

describe('summarizeSeries', () => {
  test.each([
    { count: 1, shown: 1, more: 0 },
    { count: 4, shown: 3, more: 1 },
  ])('of $count models shows $shown and counts $more more', ({ count, shown, more }) => {
    const prices = Array.from({ length: count }, (_, index) => 8000 + index);
    const [summary] = summarizeSeries([nomad], 'denago', models(prices));
    expect(summary?.shown).toHaveLength(shown);
    expect(summary?.more).toHaveLength(more);
  });

  test('shows the least expensive models first', () => {
    const [summary] = summarizeSeries([nomad], 'denago', models([9000, 7000, 8000, 6000]));
    expect(summary?.shown.map((record) => record.priceUsd)).toEqual([6000, 7000, 8000]);
  });

  test('orders models of one price by name, their numbers as numbers', () => {
    const turfmen = ['Turfman 1000', 'Turfman 200', 'Turfman 800'].map((name) =>
      buildNewVehicle({ id: name, name, seriesId: 'ev-nomad' }),
    );
    const [summary] = summarizeSeries([nomad], 'denago', turfmen);
    expect(summary?.shown.map(({ name }) => name)).toEqual(['Turfman 200', 'Turfman 800', 'Turfman 1000']);
  });

  test('keeps the order of the series and leaves out one without models', () => {
    const records = [
      ...models([8495]),
      buildNewVehicle({ id: 'city', seriesId: 'ev-city', priceUsd: 15000 }),
    ];
    const max = { ...nomad, id: 'd6-max', title: 'D6 MAX' };
    const titles = summarizeSeries([city, max, nomad], 'denago', records).map(({ series }) => series.title);
    expect(titles).toEqual(['EV CITY', 'EV NOMAD']);
  });

  test('takes no model of another brand', () => {
    const foreign = buildNewVehicle({ brandId: 'evolution', seriesId: 'ev-nomad', priceUsd: 1 });
    const [summary] = summarizeSeries([nomad], 'denago', [foreign, ...models([8495])]);
    expect(summary?.cheapest.priceUsd).toBe(8495);
  });
});
