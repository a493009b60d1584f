import { describe, expect, test } from 'vitest';
import {
  describeResultCount,
  filterVehicles,
  findNearestQuery,
  isInBand,
} from '../../../../src/features/inventory/inventory-filters.ts';
import {
  changeQuery,
  emptyQuery,
  formatInventoryQuery,
  parseInventoryQuery,
  toggleSeats,
  type InventoryQuery,
} from '../../../../src/features/inventory/inventory-query.ts';
import { buildNewVehicle } from '../../samples.ts';
import { options, vehicles } from './inventory-samples.ts';

const listIds = (query: Partial<InventoryQuery>, among = vehicles) =>
  filterVehicles(among, { ...emptyQuery, ...query }, options.price).map(({ id }) => id);
const parse = (search: string) => parseInventoryQuery(new URLSearchParams(search), options);
const all = vehicles.map(({ id }) => id);

describe('filterVehicles', () => {
  test.each<[string, Partial<InventoryQuery>, string[]]>([
    ['everything if nothing is chosen', {}, all],
    ['a brand by its whole name', { brand: 'denago' }, ['nomad', 'rover']],
    ['a brand in any case', { brand: 'EVOLUTION' }, ['ranger']],
    ['no brand by a part of its name', { brand: 'evo' }, []],
    ['a category by a part of its name', { category: 'ranger' }, ['ranger']],
    ['a category in any case', { category: 'Rover' }, ['rover']],
    ['either number of seats', { seats: '2,6' }, ['rover', 'used']],
    ['one use of several', { use: 'neighborhood' }, ['used']],
    ['a road class', { road: 'low-speed-vehicle' }, ['rover']],
    ['a battery of any voltage', { battery: 'lithium' }, all],
    ['a condition', { condition: 'used' }, ['used']],
    ['a price', { price: 'up-to-8000' }, ['ranger', 'used']],
    ['everything by an unknown price', { price: '1-2' }, all],
    ['a text of the name', { search: 'Onward' }, ['used']],
    ['a text of the description', { search: 'sandy lanes' }, ['ranger']],
    ['a text in any case, with spaces around it', { search: '  NOMAD ' }, ['nomad']],
    ['no category by the search', { search: 'd5-ranger' }, []],
    ['what matches all of several filters', { brand: 'denago', seats: '4', search: 'suspension' }, ['nomad']],
    ['nothing if one of several filters fails', { brand: 'denago', category: 'rover', seats: '4' }, []],
  ])('finds %s', (_, query, ids) => {
    expect(listIds(query)).toEqual(ids);
  });

  test.each([
    ['featured', all],
    ['price-low', ['ranger', 'used', 'nomad', 'rover']],
    ['price-high', ['rover', 'nomad', 'used', 'ranger']],
    ['seats', ['rover', 'nomad', 'ranger', 'used']],
    ['range', ['used', 'rover', 'nomad', 'ranger']],
  ])('sorts by %s, keeps the order of equals, and puts what is out of stock last', (sort, ids) => {
    const sold = buildNewVehicle({ id: 'sold', inStock: false, priceUsd: 1, seats: 8, rangeMiles: 99 });
    expect(listIds({ sort }, [sold, ...vehicles])).toEqual([...ids, 'sold']);
  });
});

test.each([
  { price: 14_999, band: 'under-15000' },
  { price: 15_000, band: '15000-25000' },
  { price: 25_000, band: '15000-25000' },
  { price: 25_001, band: 'over-25000' },
])('a price of $price is in $band and in no other band', ({ price, band }) => {
  const bands = options.price.filter(({ value }) => !/all|up-to/.test(value));
  expect(bands.filter((choice) => isInBand(price, choice)).map(({ value }) => value)).toEqual([band]);
});

describe('parseInventoryQuery', () => {
  test.each([
    ['a value that is no choice', 'brand=tesla&price=1-2&sort=random&category='],
    ['a part of a brand', 'brand=dena'],
    ['a number of seats that no vehicle has', 'seats=5'],
    ['a name that is no filter', 'color=red'],
  ])('ignores %s', (_, search) => {
    expect(parse(search)).toEqual(emptyQuery);
  });

  test.each([
    ['seats joined with commas', 'seats=6,2', { seats: '2,6' }],
    ['seats one by one', 'seats=6&seats=2', { seats: '2,6' }],
    ['the seats that vehicles have', 'seats=5,6', { seats: '6' }],
    ['any number of seats', 'seats=all,6', { seats: 'all' }],
    ['choices in any case', 'brand=DENAGO&category=Rover', { brand: 'denago', category: 'rover' }],
    ['100 characters of a search', `search=${'a'.repeat(101)}`, { search: 'a'.repeat(100) }],
  ])('reads %s', (_, search, expected) => {
    expect(parse(search)).toEqual({ ...emptyQuery, ...expected });
  });
});

describe('formatInventoryQuery', () => {
  test.each<[Partial<InventoryQuery>, string]>([
    [{}, ''],
    [{ search: ' deck ' }, 'search=deck'],
    [{ search: '  ' }, ''],
    [{ search: 'D5 & 4+2?' }, 'search=D5+%26+4%2B2%3F'],
    [{ seats: '2,6', brand: 'ez-go' }, 'brand=ez-go&seats=2,6'],
    [{ price: 'under-15000', sort: 'price-low' }, 'price=under-15000'],
    [{ price: 'under-15000' }, 'price=under-15000&sort=featured'],
    [
      { category: 'rxv', condition: 'used', use: 'golf', battery: 'lithium', sort: 'range' },
      'category=rxv&condition=used&use=golf&battery=lithium&sort=range',
    ],
  ])('writes %o as "%s", and reads it back', (part, search) => {
    const query = { ...emptyQuery, ...part };
    expect(formatInventoryQuery(query)).toBe(search);
    expect(parse(search)).toEqual({ ...query, search: query.search.trim() });
  });
});

test('a list with a price is sorted by price until another order is chosen', () => {
  const priced = changeQuery(emptyQuery, { price: 'under-15000' });
  expect(priced.sort).toBe('price-low');
  expect(changeQuery(priced, { price: 'all' })).toEqual(emptyQuery);
  const sorted = changeQuery(priced, { sort: 'featured' });
  expect(changeQuery(sorted, { price: '15000-25000' }).sort).toBe('featured');
});

test.each([
  { seats: 'all', count: '6', expected: '6' },
  { seats: '6', count: '4', expected: '4,6' },
  { seats: '10', count: '4', expected: '4,10' },
  { seats: '4,6', count: '4', expected: '6' },
  { seats: '6', count: '6', expected: 'all' },
])('the seats $seats with $count toggled are $expected', ({ seats, count, expected }) => {
  expect(toggleSeats({ ...emptyQuery, seats }, count)).toBe(expected);
});

test.each([
  [[true, true], '2 vehicles'],
  [[true, false], '2 vehicles, 1\u00A0in\u00A0stock'],
  [[false], '1 vehicle, none\u00A0in\u00A0stock'],
  [[], '0 vehicles'],
])('vehicles in stock %j are counted as "%s"', (stock, words) => {
  expect(describeResultCount(stock.map((inStock) => ({ inStock })))).toBe(words);
});

test.each([
  ['with the most vehicles', { condition: 'used', seats: '4' }, { without: 'used', count: 2 }],
  ['but not the whole list', { search: 'submarine' }, undefined],
  ['none if all find nothing', { search: 'submarine', brand: 'tesla', seats: '12' }, undefined],
])('an empty list suggests a filter less: %s', (_, part, expected) => {
  const nearest = findNearestQuery(vehicles, { ...emptyQuery, ...part }, options);
  expect(nearest && { without: nearest.without, count: nearest.count }).toEqual(expected);
});
