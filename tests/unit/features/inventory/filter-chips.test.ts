import { expect, test } from 'vitest';
import {
  listChips,
  listQuickChips,
  listQuickFilters,
} from '../../../../src/features/inventory/filter-chips.ts';
import { emptyQuery } from '../../../../src/features/inventory/inventory-query.ts';
import { options, vehicles } from './inventory-samples.ts';

const quickFilters = listQuickFilters(options, [
  { filter: 'seats', value: '6' },
  { filter: 'road', value: 'low-speed-vehicle', label: 'For the street' },
  { filter: 'condition', value: 'used' },
  { filter: 'seats', value: '8' },
]);
const listQuick = (query: Partial<typeof emptyQuery>) =>
  listQuickChips({ ...emptyQuery, ...query }, vehicles, options, quickFilters);

test('each filter in use has a chip that removes it, the order none', () => {
  const query = { ...emptyQuery, search: ' lift ', seats: '2,4', sort: 'price-low' };
  expect(listChips(query, options)).toEqual([
    { label: '“lift”', change: { search: '' } },
    { label: '2 seats, 4 seats', change: { seats: 'all' } },
  ]);
});

test.each([
  [
    'the given filters, then other seats and prices',
    {},
    ['6 seats', 'For the street', 'used', '2 seats', '4 seats', 'Up to $8,000', 'Up to $20,000'],
  ],
  ['no filter in use', { price: 'up-to-20000', seats: '6' }, ['For the street', '2 seats', '4 seats']],
  ['no filter that would find nothing', { price: 'up-to-8000' }, ['used', '2 seats', '4 seats']],
])('the chips on mobile are %s', (_, query, labels) => {
  expect(listQuick(query).map(({ label }) => label)).toEqual(labels);
});

test('a chip adds a number of seats to those in use', () => {
  expect(listQuick({ seats: '4' })[0]?.change).toEqual({ seats: '4,6' });
});
