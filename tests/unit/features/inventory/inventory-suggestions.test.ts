import { expect, test } from 'vitest';
import { filterVehicles } from '../../../../src/features/inventory/inventory-filters.ts';
import { emptyQuery, type InventoryQuery } from '../../../../src/features/inventory/inventory-query.ts';
import { suggestQueries } from '../../../../src/features/inventory/inventory-suggestions.ts';
import { options, vehicles } from './inventory-samples.ts';

const suggest = (query: Partial<InventoryQuery>) =>
  suggestQueries(vehicles, { ...emptyQuery, ...query }, options);
const listLabels = (query: Partial<InventoryQuery>) =>
  suggest(query).map(({ label, count }) => `${label}: ${count}`);
const bySeats = ['2 seats: 1', '4 seats: 2', '6 seats: 1'];

test.each<[Partial<InventoryQuery>, string[]]>([
  [{ search: '6 seater golf cart' }, ['6 seats: 1', 'Golf: 1']],
  [{ search: 'six-passenger' }, ['6 seats: 1']],
  [{ search: '６ seats' }, ['6 seats: 1']],
  [{ search: 'ezgo' }, ['EZ-GO: 1']],
  [{ search: 'ez go txt' }, ['EZ-GO: 1']],
  [{ search: 'denagu' }, ['denago: 2']],
  [{ search: 'denag' }, ['denago: 2']],
  [{ search: 'dennago' }, ['denago: 2']],
  [{ search: 'utility bed' }, ['Work: 1']],
  [{ search: 'street-legal' }, ['Low-speed vehicle: 1']],
  [{ search: 'pre-owned' }, ['used: 1']],
  [{ condition: 'used', seats: '4' }, ['Without “used”: 2', 'Without “4 seats”: 1']],
  [{ search: 'submarine' }, bySeats],
  [{ search: 'now' }, bySeats],
])('for %o, which finds nothing, suggests %j', (query, labels) => {
  expect(listLabels(query)).toEqual(labels);
});

test('a suggestion keeps the other filters where it can', () => {
  expect(suggest({ search: 'ezgo', condition: 'used' })[0]?.query).toMatchObject({
    brand: 'ez-go',
    condition: 'used',
    search: '',
  });
  expect(suggest({ search: 'ezgo', condition: 'new' })[0]?.query).toMatchObject({
    brand: 'ez-go',
    condition: 'all',
  });
});

test('there are at most four suggestions, and each finds as many vehicles as it says', () => {
  const suggestions = suggest({ search: 'used ezgo or denago lithium 6 seats utility lsv' });
  expect(suggestions).toHaveLength(4);
  for (const { query, count } of suggestions)
    expect(filterVehicles(vehicles, query, options.price)).toHaveLength(count);
});
