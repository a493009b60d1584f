import { describe, expect, test } from 'vitest';
import {
  buildTownTokens,
  listNeighbors,
  listPremises,
  listSuitedVehicles,
} from '../../../../src/features/places/town-facts.ts';
import { buildCounty, buildDealer, buildNewVehicle, buildShowroom, buildTownRecord } from '../../samples.ts';

test('the tokens of a town measure the ways to the showroom and to the county seat', () => {
  const seat = buildTownRecord({ name: 'Georgetown', coordinates: { lat: 38.6895, lng: -75.3872 } });
  const county = buildCounty({ municipalities: [seat] });
  const delivery = { rentalIncludedMiles: 5, rentalUsdPerMile: 6 };
  expect(buildTownTokens(buildTownRecord(), county, buildShowroom(), delivery, 245)).toEqual({
    'town.name': 'Milton',
    'town.type': 'town',
    'town.population': '3,291',
    'town.county': 'Sussex County',
    'town.state': 'Delaware',
    'town.showroom': 'Lewes showroom',
    'town.miles': '9.2 miles',
    'town.way': 'east',
    'town.rentalFrom': '$245',
    'town.paidMiles': '4 miles',
    'town.seat': 'Georgetown',
    'town.seatMiles': '7.4 miles',
    'town.seatDirection': 'southwest',
  });
});

describe('listNeighbors', () => {
  const at = (path: string, lat: number, changes = {}) =>
    buildTownRecord({ name: path, path, coordinates: { lat, lng: -75.3 }, ...changes });
  const milford = at('/milford', 38.91);
  const second = at('/milford-kent', 38.91, { canonicalPath: '/milford', countyId: 'kent-county' });
  const all = [at('/far', 38.5), second, milford, at('/near', 38.95, { countyId: 'kent-county' })];

  test('names the nearest towns of any county, how far they are and where', () => {
    expect(listNeighbors(milford, all, 5)).toEqual([
      { name: '/near', path: '/near', detail: '2.8 mi north' },
      { name: '/far', path: '/far', detail: '28.3 mi south' },
    ]);
    expect(listNeighbors(milford, all, 1)).toHaveLength(1);
  });

  test('names for the second page of a town those of its own county, and never its main page', () => {
    expect(listNeighbors(second, all, 5).map(({ path }) => path)).toEqual(['/near']);
  });
});

describe('listPremises', () => {
  const dealer = buildDealer({ showrooms: [buildShowroom({ city: 'Cherry Hill', state: 'NJ' })] });

  test.each([
    [{ name: 'Dover', type: 'City', state: 'DE' }, ['Dover service workshop']],
    [{ name: 'Cherry Hill Township', type: 'Township', state: 'NJ' }, ['Lewes showroom']],
    [{ name: 'Dover', type: 'Town', state: 'NJ' }, []],
    [{ name: 'Dover Heights', type: 'Town', state: 'DE' }, []],
  ] as const)('finds in %j: %j', (town, names) => {
    expect(listPremises(town, dealer).map(({ name }) => name)).toEqual(names);
  });
});

describe('listSuitedVehicles', () => {
  const build = (id: string, priceUsd: number, changes = {}) => buildNewVehicle({ id, priceUsd, ...changes });
  const street = { roadClass: 'low-speed-vehicle', roadClassSource: 'It has belts.' } as const;
  const vehicles = [
    build('road', 15000, street),
    build('fast-road', 19000, street),
    build('two', 6000, { seats: 2 }),
    build('four', 7000),
    build('six', 9000, { seats: 6 }),
    build('turf', 9900, { category: 'turfman' }),
    build('gone', 3000, { inStock: false }),
  ];
  const choose = (pick: Parameters<typeof listSuitedVehicles>[0], nearId?: string) =>
    listSuitedVehicles(pick, vehicles, ({ id }) => id === nearId).map(({ vehicle, reason }) =>
      [vehicle.id, reason].filter(Boolean).join(': '),
    );

  test.each([
    [{ minSeats: 4, reason: 'why' }, ['road', 'four: why', 'six']],
    [{ category: 'turfman', reason: 'why' }, ['road', 'turf: why', 'two']],
    [{ category: 'rover', reason: 'why' }, ['road', 'two', 'four']],
  ])('puts one for the road first, then what fits %j, then the least expensive: %j', (pick, expected) => {
    expect(choose(pick)).toEqual(expected);
  });

  test('puts those at the nearest showroom first', () => {
    expect(choose({ minSeats: 4 }, 'six')).toEqual(['road', 'six', 'four']);
  });
});
