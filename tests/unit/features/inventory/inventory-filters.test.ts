import { describe, expect, test } from 'vitest';
import {
  buildInventoryOptions,
  changeQuery,
  describeFound,
  emptyQuery,
  filterVehicles,
  formatInventoryQuery,
  isInBand,
  parseInventoryQuery,
  toggleSeats,
  type InventoryQuery,
} from '../../../../src/features/inventory/inventory-filters.ts';
import type { ListedVehicle } from '../../../../src/features/vehicles/listed-vehicle.ts';
import type { Vehicle } from '../../../../src/features/vehicles/vehicle.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

const option = (value: string) => ({ value, label: value });

const given = {
  brand: ['all', 'denago', 'evolution'].map(option),
  category: ['all', 'ranger', 'maverick', 'forester', 'turfman', 'rover'].map(option),
  price: [
    option('all'),
    { ...option('under-15000'), below: 15000 },
    { ...option('15000-25000'), from: 15000, to: 25000 },
    { ...option('over-25000'), above: 25000 },
  ],
  priceUpToUsd: [8000],
  condition: ['all', 'new', 'used', 'custom'].map(option),
  sort: ['featured', 'price-low', 'price-high', 'seats', 'range'].map(option),
};

const nomad = buildNewVehicle({ id: 'nomad' });
const rover = buildNewVehicle({
  id: 'rover',
  name: 'EV Rover XL',
  category: 'rover',
  priceUsd: 9995,
  description: 'It won’t jolt families on "paved" streets.',
  seats: 6,
  rangeMiles: 50,
});
const ranger = buildNewVehicle(
  {
    id: 'ranger',
    name: 'D5 Ranger 4',
    category: 'd5-ranger',
    priceUsd: 7695,
    description: 'Sport suspension for sandy lanes.',
    rangeMiles: 40,
  },
  'Evolution',
);
const used = buildUsedVehicle({
  id: 'used',
  priceUsd: 7995,
  description: 'A rear bench that folds into a deck.',
  seats: 2,
  rangeMiles: 60,
  roadClass: 'golf-cart',
  uses: ['golf', 'neighborhood'],
});
const custom = { ...buildNewVehicle({ id: 'custom' }), condition: 'custom' } as Vehicle;
const all = [nomad, rover, ranger, used];

function listIds(query: Partial<InventoryQuery>): string[] {
  return filterVehicles(all, { ...emptyQuery, ...query }, given.price).map((vehicle) => vehicle.id);
}

describe('filterVehicles', () => {
  test('keeps every vehicle in the given order when nothing is chosen', () => {
    expect(listIds({})).toEqual(['nomad', 'rover', 'ranger', 'used']);
  });

  test.each<[string, Partial<InventoryQuery>, string[]]>([
    ['a brand by its whole name', { brand: 'denago' }, ['nomad', 'rover']],
    ['a brand in any case', { brand: 'EVOLUTION' }, ['ranger']],
    ['no brand by a part of its name', { brand: 'evo' }, []],
    ['a brand of two words', { brand: 'club car' }, ['used']],
    ['a category by a part of its name', { category: 'ranger' }, ['ranger']],
    ['a category in any case', { category: 'Rover' }, ['rover']],
    ['no vehicle by a category it lacks', { category: 'forester' }, []],
    ['vehicles with that many seats', { seats: '6' }, ['rover']],
    ['vehicles with either number of seats', { seats: '2,6' }, ['rover', 'used']],
    ['vehicles by a use among several', { use: 'neighborhood' }, ['used']],
    ['no vehicle by a use that none has', { use: 'shuttle' }, []],
    ['vehicles by what they are on the road', { road: 'golf-cart' }, ['used']],
    ['vehicles by their battery, whatever its voltage', { battery: 'lithium' }, all.map(({ id }) => id)],
    ['no vehicle by another battery', { battery: 'lead-acid' }, []],
    ['a text of the name', { search: 'Onward' }, ['used']],
    ['a text of the description', { search: 'sandy lanes' }, ['ranger']],
    ['a text in any case', { search: 'NOMAD' }, ['nomad']],
    ['a text with a straight apostrophe', { search: "won't jolt" }, ['rover']],
    ['a text with a curly apostrophe', { search: 'WON’T jolt' }, ['rover']],
    ['a text with a prime for an apostrophe', { search: 'won′t jolt' }, ['rover']],
    ['a text with an accent for an apostrophe', { search: 'won´t jolt' }, ['rover']],
    ['a text in curly quotes', { search: '“paved” streets' }, ['rover']],
    ['a text with two spaces', { search: 'sandy  lanes' }, ['ranger']],
    ['a text with a no-break space', { search: 'sandy\u00A0lanes' }, ['ranger']],
    ['a text in full-width letters', { search: 'ｎｏｍａｄ' }, ['nomad']],
    ['a text with spaces around it', { search: '  rover ' }, ['rover']],
    ['all for a search of spaces', { search: '   ' }, ['nomad', 'rover', 'ranger', 'used']],
    ['no vehicle for a text that none holds', { search: 'tractor' }, []],
    ['not the category by search', { search: 'd5-ranger' }, []],
    ['all of several filters at once', { brand: 'denago', seats: '4', search: 'suspension' }, ['nomad']],
    ['all by a price that is no choice', { price: '1-2' }, ['nomad', 'rover', 'ranger', 'used']],
    ['nothing when one of several filters fails', { brand: 'denago', category: 'rover', seats: '4' }, []],
  ])('finds %s', (_, query, ids) => {
    expect(listIds(query)).toEqual(ids);
  });

  test.each([
    { price: 14999, band: 'under-15000' },
    { price: 15000, band: '15000-25000' },
    { price: 25000, band: '15000-25000' },
    { price: 25001, band: 'over-25000' },
  ])('finds a price of $price in $band and in no other band', ({ price, band }) => {
    const matching = given.price.filter((choice) => {
      const query = { ...emptyQuery, price: choice.value };
      return filterVehicles([buildNewVehicle({ priceUsd: price })], query, given.price).length === 1;
    });
    expect(matching.map((choice) => choice.value)).toEqual(['all', band]);
  });

  test.each([
    ['featured', ['nomad', 'rover', 'ranger', 'used']],
    ['price-low', ['ranger', 'used', 'nomad', 'rover']],
    ['price-high', ['rover', 'nomad', 'used', 'ranger']],
    ['seats', ['rover', 'nomad', 'ranger', 'used']],
    ['range', ['used', 'rover', 'nomad', 'ranger']],
  ])('sorts by %s and keeps the order among equals', (sort, ids) => {
    expect(listIds({ sort })).toEqual(ids);
  });

  test.each(['featured', 'price-low', 'range'])('sorts by %s with what is out of stock last', (sort) => {
    const gone: ListedVehicle = { ...nomad, id: 'gone', inStock: false, priceUsd: 1, rangeMiles: 99 };
    const sorted = filterVehicles([gone, nomad, used], { ...emptyQuery, sort }, given.price);
    expect(sorted.at(-1)?.id).toBe('gone');
  });

  test.each([
    ['all', ['nomad', 'used', 'custom']],
    ['new', ['nomad']],
    ['used', ['used']],
    ['custom', ['custom']],
  ])('keeps new, used and custom vehicles apart: %s', (condition, ids) => {
    const found = filterVehicles([nomad, used, custom], { ...emptyQuery, condition }, given.price);
    expect(found.map((vehicle) => vehicle.id)).toEqual(ids);
  });

  test('leaves the given list as it is', () => {
    const list = [rover, nomad];
    filterVehicles(list, { ...emptyQuery, sort: 'price-low' }, given.price);
    expect(list).toEqual([rover, nomad]);
  });
});

describe('isInBand', () => {
  test.each([
    { price: 14999, bounds: { below: 15000 }, inside: true },
    { price: 15000, bounds: { below: 15000 }, inside: false },
    { price: 14999, bounds: { from: 15000, to: 25000 }, inside: false },
    { price: 15000, bounds: { from: 15000, to: 25000 }, inside: true },
    { price: 25000, bounds: { from: 15000, to: 25000 }, inside: true },
    { price: 25001, bounds: { from: 15000, to: 25000 }, inside: false },
    { price: 25000, bounds: { above: 25000 }, inside: false },
    { price: 25001, bounds: { above: 25000 }, inside: true },
    { price: 1, bounds: {}, inside: true },
  ])('takes "from" and "to" in, "below" and "above" not: $price in $bounds is $inside', (band) => {
    const { price, bounds, inside } = band;
    expect(isInBand(price, { value: 'band', label: 'Band', ...bounds })).toBe(inside);
  });
});

describe('parseInventoryQuery', () => {
  const options = buildInventoryOptions(all, given);
  const parse = (search: string) => parseInventoryQuery(new URLSearchParams(search), options);

  test('restricts nothing without parameters', () => {
    expect(parse('')).toEqual({
      search: '',
      brand: 'all',
      category: 'all',
      price: 'all',
      condition: 'all',
      seats: 'all',
      use: 'all',
      road: 'all',
      battery: 'all',
      sort: 'featured',
    });
  });

  test.each([
    ['brand', ['all', 'denago', 'evolution', 'club car']],
    ['category', ['all', 'ranger', 'maverick', 'forester', 'turfman', 'rover', 'nomad', 'onward']],
    ['price', ['all', 'under-15000', '15000-25000', 'over-25000', 'up-to-8000']],
    ['condition', ['all', 'new', 'used', 'custom']],
    ['seats', ['all', '2', '4', '6', '2,6']],
    ['use', ['all', 'golf', 'neighborhood']],
    ['road', ['all', 'golf-cart']],
    ['battery', ['all', 'lithium']],
    ['sort', ['featured', 'price-low', 'price-high', 'seats', 'range']],
  ] as const)('understands every option of %s', (name, values) => {
    const read = values.map((value) => parse(new URLSearchParams({ [name]: value }).toString())[name]);
    expect(read).toEqual(values);
  });

  test.each([
    ['a brand that is no option', 'brand=tesla'],
    ['a part of a brand', 'brand=dena'],
    ['a price that is no option', 'price=1-2'],
    ['a number of seats that no vehicle has', 'seats=5'],
    ['an order that is no option', 'sort=random'],
    ['an empty value', 'category='],
    ['a name that is no filter', 'color=red'],
  ])('ignores %s', (_, search) => {
    expect(parse(search)).toEqual(emptyQuery);
  });

  test.each([
    ['named once with commas', 'seats=6,2', '2,6'],
    ['named one by one', 'seats=6&seats=2', '2,6'],
    ['of which no vehicle has one', 'seats=5,6', '6'],
    ['beside any number', 'seats=all,6', 'all'],
  ])('reads seats %s', (_, search, seats) => {
    expect(parse(search).seats).toBe(seats);
  });

  test('reads brand and category in any case', () => {
    expect(parse('brand=DENAGO&category=Rover')).toEqual({
      ...emptyQuery,
      brand: 'denago',
      category: 'rover',
    });
  });

  test('keeps the search as typed, up to 100 characters', () => {
    expect(parse(`search=${'a'.repeat(101)}`).search).toBe('a'.repeat(100));
    expect(parse('search=EV%20Nomad').search).toBe('EV Nomad');
  });
});

describe('the order of a list for which none is chosen', () => {
  const options = buildInventoryOptions(all, given);
  const parse = (query: string) => parseInventoryQuery(new URLSearchParams(query), options);

  test('is by price where a price is chosen, in a URL too, which need not say so', () => {
    const query = changeQuery(emptyQuery, { price: 'under-15000' });
    expect([query.sort, formatInventoryQuery(query)]).toEqual(['price-low', 'price=under-15000']);
    expect(parse('price=under-15000')).toEqual(query);
    expect(changeQuery(query, { price: 'all' })).toEqual(emptyQuery);
  });

  test('gives way to one that is chosen, "Featured" included, whatever is chosen after it', () => {
    const priced = changeQuery(emptyQuery, { price: 'under-15000' });
    for (const sort of ['featured', 'range']) {
      const query = changeQuery(priced, { sort });
      expect(changeQuery(query, { price: '15000-25000' }).sort).toBe(sort);
      expect(parse(formatInventoryQuery(query))).toEqual(query);
    }
    expect(changeQuery({ ...emptyQuery, sort: 'range' }, { price: 'under-15000' }).sort).toBe('range');
  });
});

describe('formatInventoryQuery', () => {
  test('is empty when nothing is restricted', () => {
    expect(formatInventoryQuery(emptyQuery)).toBe('');
  });

  test('leaves out what restricts nothing', () => {
    const query = changeQuery(emptyQuery, { brand: 'denago', price: 'under-15000' });
    expect(formatInventoryQuery(query)).toBe('brand=denago&price=under-15000');
  });

  test('keeps the commas between seats readable', () => {
    expect(formatInventoryQuery({ ...emptyQuery, seats: '6,8' })).toBe('seats=6,8');
  });

  test('writes a search without the spaces around it, and none that is spaces only', () => {
    expect(formatInventoryQuery({ ...emptyQuery, search: ' deck ' })).toBe('search=deck');
    expect(formatInventoryQuery({ ...emptyQuery, search: '  ' })).toBe('');
  });

  test.each<[string, Partial<InventoryQuery>]>([
    ['no restriction', {}],
    ['a search with signs of an address', { search: 'D5 & "Maverick" 4+2?' }],
    ['a brand of two words', { brand: 'club car' }],
    [
      'every filter at once',
      {
        search: 'deck',
        brand: 'evolution',
        category: 'ranger',
        price: '15000-25000',
        condition: 'used',
        seats: '2,6',
        use: 'golf',
        road: 'golf-cart',
        battery: 'lithium',
        sort: 'range',
      },
    ],
  ])('comes back from the URL unchanged: %s', (_, changes) => {
    const query = { ...emptyQuery, ...changes };
    const search = new URLSearchParams(formatInventoryQuery(query));
    expect(parseInventoryQuery(search, buildInventoryOptions(all, given))).toEqual(query);
  });
});

describe('buildInventoryOptions', () => {
  const options = buildInventoryOptions(all, given);

  test('puts the given brands first and unchanged, then further brands of the vehicles', () => {
    expect(options.brand).toEqual([...given.brand, { value: 'club car', label: 'Club Car' }]);
  });

  test('adds only categories that no given option finds', () => {
    expect(options.category).toEqual([
      ...given.category,
      { value: 'nomad', label: 'Nomad' },
      { value: 'onward', label: 'Onward' },
    ]);
  });

  test.each([
    ['d6-max', 'D6 Max', 'of two words as words'],
    ['rxv', 'RXV', 'without a vowel as an abbreviation'],
    ['rally', 'Rally', 'that has the letters of "all" as a choice of its own'],
  ])('writes the category %s as %s: one %s', (value, label) => {
    const { category } = buildInventoryOptions([buildNewVehicle({ category: value })], given);
    expect(category.at(-1)).toEqual({ value, label });
  });

  test('puts the given prices first and unchanged, then those "up to" a figure that buys a cart, the lowest first', () => {
    const vehicles = [17_999, 8000].map((priceUsd) => buildNewVehicle({ priceUsd }));
    const { price } = buildInventoryOptions(vehicles, { ...given, priceUpToUsd: [20_000, 8000, 6000] });
    expect(price).toEqual([
      ...given.price,
      { value: 'up-to-8000', label: 'Up to $8,000', to: 8000 },
      { value: 'up-to-20000', label: 'Up to $20,000', to: 20_000 },
    ]);
  });

  test('lists the uses, road classes and batteries that vehicles have, and no other', () => {
    expect(options.use.map(({ label }) => label)).toEqual(['Any use', 'Golf', 'Neighborhood']);
    expect(options.road.map(({ label }) => label)).toEqual(['Any', 'Golf cart']);
    const lead = buildNewVehicle({ batteryType: 'lead-acid' });
    expect(buildInventoryOptions([...all, lead], given).battery).toEqual([
      { value: 'all', label: 'Any battery' },
      { value: 'lithium', label: 'Lithium' },
      { value: 'lead-acid', label: 'Lead-acid' },
    ]);
  });

  test('names a battery as its cart does', () => {
    const [, battery] = buildInventoryOptions([buildNewVehicle({ batteryType: 'LiFePO4' })], given).battery;
    expect(battery).toEqual({ value: 'lifepo4', label: 'LiFePO4' });
  });

  test('leaves conditions and orders as they are given', () => {
    expect(options.condition).toBe(given.condition);
    expect(options.sort).toBe(given.sort);
  });

  test('lists each number of seats once, smallest first', () => {
    const vehicles = [8, 1, 4, 4].map((seats) => buildNewVehicle({ seats }));
    expect(buildInventoryOptions(vehicles, given).seats).toEqual([
      { value: 'all', label: 'Any number' },
      { value: '1', label: '1 seat' },
      { value: '4', label: '4 seats' },
      { value: '8', label: '8 seats' },
    ]);
  });
});

describe('toggleSeats', () => {
  test.each([
    ['all', '6', '6'],
    ['6', '4', '4,6'],
    ['8', '12', '8,12'],
    ['4,6', '6', '4'],
    ['6', '6', 'all'],
  ])('makes of %s with %s pressed %s', (seats, pressed, next) => {
    expect(toggleSeats({ seats }, pressed)).toBe(next);
  });
});

describe('describeFound', () => {
  test.each([
    ['44 vehicles, 43\u00A0in\u00A0stock', 43, 1],
    ['1 vehicle, none\u00A0in\u00A0stock', 0, 1],
    ['2 vehicles', 2, 0],
    ['0 vehicles', 0, 0],
  ])('says %j of %i in stock and %i out of stock', (words, inStockCount, goneCount) => {
    const list = (length: number, inStock: boolean) => Array.from({ length }, () => ({ inStock }));
    expect(describeFound([...list(inStockCount, true), ...list(goneCount, false)])).toBe(words);
  });
});
