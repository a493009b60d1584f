import { describe, expect, test } from 'vitest';
import {
  buildInventoryOptions,
  emptyQuery,
  filterVehicles,
  type InventoryQuery,
} from '../../../../src/features/inventory/inventory-filters.ts';
import { suggestQueries } from '../../../../src/features/inventory/inventory-suggestions.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

const option = (value: string, label = value) => ({ value, label });
const given = {
  brand: [option('all', 'All brands')],
  category: [option('all', 'All categories')],
  price: [option('all'), { ...option('under-8000', 'Under $8,000'), below: 8000 }],
  priceUpToUsd: [],
  condition: [option('all'), option('new', 'New'), option('used', 'Used')],
  sort: [option('featured')],
};
const vehicles = [
  buildNewVehicle({ id: 'a', seats: 6, roadClass: 'low-speed-vehicle' }),
  buildNewVehicle({ id: 'b', seats: 6, uses: ['work'] }),
  buildNewVehicle({ id: 'c', seats: 4, priceUsd: 7000 }),
  buildUsedVehicle({ id: 'd', seats: 2, name: 'RXV', category: 'rxv' }, 'EZ-GO'),
];
const options = buildInventoryOptions(vehicles, given);
const suggest = (query: Partial<InventoryQuery>) =>
  suggestQueries(vehicles, { ...emptyQuery, ...query }, options);
const listLabels = (query: Partial<InventoryQuery>) =>
  suggest(query).map(({ label, count }) => `${label}: ${count}`);

describe('suggestQueries', () => {
  test.each([
    ['a number of seats', '6 seater golf cart', '6 seats: 2'],
    ['a number of seats in letters', 'six-passenger', '6 seats: 2'],
    ['a brand without its hyphen', 'ezgo', 'EZ-GO: 1'],
    ['a brand in two words', 'ez go txt', 'EZ-GO: 1'],
    ['a brand with a letter wrong', 'denagu', 'Denago: 3'],
    ['a brand with a letter missing', 'denag', 'Denago: 3'],
    ['a brand with a letter too many', 'dennago', 'Denago: 3'],
    ['a brand in full-width letters', 'ｄｅｎａｇｏ', 'Denago: 3'],
    ['a number of seats in a full-width digit', '６ seats', '6 seats: 2'],
    ['a battery', 'lithium battery', 'Lithium: 4'],
    ['a use by another word', 'utility bed', 'Work: 1'],
    ['what it is on the road in the words of the street', 'street-legal', 'Low-speed vehicle: 1'],
    ['a condition by another word', 'pre-owned', 'Used: 1'],
  ])('offers %s that a search names', (_, search, expected) => {
    expect(listLabels({ search })).toEqual([expected]);
  });

  test('keeps the other filters where they find something, and lets go of them where they do not', () => {
    const [kept] = suggest({ search: 'ezgo', condition: 'used' });
    expect(kept).toMatchObject({ count: 1, query: { brand: 'ez-go', condition: 'used', search: '' } });
    const [alone] = suggest({ search: 'ezgo', condition: 'new' });
    expect(alone).toMatchObject({ count: 1, query: { brand: 'ez-go', condition: 'all', search: '' } });
  });

  test('offers the query without one of its filters, the most vehicles first', () => {
    expect(listLabels({ condition: 'used', seats: '4,6', price: 'under-8000' })).toEqual([
      'Without “Used”: 1',
    ]);
    expect(listLabels({ road: 'low-speed-vehicle', seats: '2' })).toEqual([
      'Without “2 seats”: 1',
      'Without “Low-speed vehicle”: 1',
    ]);
    expect(listLabels({ condition: 'used', seats: '6' })).toEqual([
      'Without “Used”: 2',
      'Without “6 seats”: 1',
    ]);
  });

  test('offers the numbers of seats where a search says nothing that it knows', () => {
    expect(listLabels({ search: 'submarine' })).toEqual(['2 seats: 1', '4 seats: 1', '6 seats: 2']);
  });

  test('does not take a short word for another one', () => {
    expect(listLabels({ search: 'now' })).toEqual(listLabels({ search: 'submarine' }));
  });

  test('offers at most four, and each finds as many as it says', () => {
    const found = suggest({ search: 'used ezgo or denago lithium 6 seats utility lsv' });
    expect(found).toHaveLength(4);
    for (const { query, count } of found) {
      expect(filterVehicles(vehicles, query, options.price)).toHaveLength(count);
      expect(count).toBeGreaterThan(0);
    }
  });

  test('offers nothing where there is no vehicle at all', () => {
    expect(suggestQueries([], { ...emptyQuery, search: 'nomad' }, buildInventoryOptions([], given))).toEqual(
      [],
    );
  });
});
