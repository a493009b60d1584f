import { describe, expect, test } from 'vitest';
import {
  buildCountyTokens,
  buildTownTokens,
  formatExactMiles,
  formatMiles,
  findLarger,
  formatRank,
  getSeatCoordinates,
  isSeat,
  listNeighbors,
  listPremises,
  listTownLinks,
  splitByRule,
} from '../../../../src/features/places/place-view.ts';
import { countyTokens } from '../../../../src/features/places/county-page.schema.ts';
import { townTokens } from '../../../../src/features/places/town-page.schema.ts';
import { buildCounty, buildShowroom, buildTownRecord } from '../../samples.ts';

const delivery = { rentalIncludedMiles: 10, rentalUsdPerMile: 6 };
const lewesShowroom = buildShowroom();
const farShowroom = buildShowroom({
  id: 'cherry-hill',
  name: 'Cherry Hill showroom',
  coordinates: { lat: 39.9268, lng: -75.0246 },
});

describe('getSeatCoordinates', () => {
  const seatTown = buildTownRecord({ coordinates: { lat: 38.69, lng: -75.38 } });
  const county = buildCounty({ coordinates: { lat: 38.5, lng: -75 } });

  test.each(['Georgetown', 'Georgetown City'])('are those of the seat, which lies there as %s', (name) => {
    expect(getSeatCoordinates({ ...county, municipalities: [{ ...seatTown, name }] })).toBe(
      seatTown.coordinates,
    );
  });

  test('are those of the county where the seat is none of its municipalities', () => {
    expect(getSeatCoordinates({ ...county, municipalities: [seatTown] })).toBe(county.coordinates);
  });
});

describe('listPremises', () => {
  const workshop = {
    name: 'Workshop',
    street: '1 Made-up Street',
    city: 'Dover',
    state: 'DE',
    postalCode: '19901',
    mapUrl: 'https://maps.example/',
  } as const;
  const showrooms = [buildShowroom({ name: 'Showroom', city: 'Cherry Hill', state: 'NJ' })];
  const list = (town: Parameters<typeof listPremises>[0]) =>
    listPremises(town, { showrooms, workshop }).map((place) => place.name);

  test('are the showrooms and the workshop in a town, whose name may have its kind behind it', () => {
    expect(list({ name: 'Dover', type: 'City', state: 'DE' })).toEqual(['Workshop']);
    expect(list({ name: 'Cherry Hill Township', type: 'Township', state: 'NJ' })).toEqual(['Showroom']);
  });

  test('are none in a town of the same name in another state, nor in one whose name begins alike', () => {
    expect(list({ name: 'Dover', type: 'Town', state: 'NJ' })).toEqual([]);
    expect(list({ name: 'Dover Heights', type: 'Town', state: 'DE' })).toEqual([]);
  });
});

describe('formatRank', () => {
  const neighbors = Array.from({ length: 23 }, (_, index) => buildTownRecord({ population: 1000 - index }));

  test.each([
    [1000, 'largest'],
    [999, '2nd largest'],
    [998, '3rd largest'],
    [997, '4th largest'],
    [990, '11th largest'],
    [989, '12th largest'],
    [988, '13th largest'],
    [980, '21st largest'],
    [979, '22nd largest'],
  ])('of %d people is "%s"', (population, rank) => {
    expect(formatRank(buildTownRecord({ population }), neighbors)).toBe(rank);
  });
});

describe('listNeighbors', () => {
  const at = (path: string, lat: number, changes = {}) =>
    buildTownRecord({ path, coordinates: { lat, lng: -75.3 }, ...changes });
  const milford = at('/milford', 38.91);
  const copy = at('/milford-kent', 38.91, { canonicalPath: '/milford', countyId: 'kent-county' });
  const near = at('/near', 38.95, { countyId: 'kent-county' });
  const far = at('/far', 38.5);
  const all = [far, copy, milford, near];
  const listPaths = (town: typeof milford, count: number) =>
    listNeighbors(town, all, count).map(({ place }) => place.path);

  test('lists the nearest of any county, without the place itself and without copies of a page', () => {
    expect(listPaths(milford, 5)).toEqual(['/near', '/far']);
  });

  test('names for a copy of a page the towns of its own county, and never its main page', () => {
    expect(listPaths(copy, 5)).toEqual(['/near']);
  });

  test('says where each lies', () => {
    const directions = listNeighbors(milford, all, 5).map(({ direction }) => direction);
    expect(directions).toEqual(['north', 'south']);
  });

  test('lists no more than asked', () => {
    expect(listPaths(milford, 1)).toEqual(['/near']);
  });
});

describe('buildTownTokens', () => {
  const town = buildTownRecord();
  const georgetown = buildTownRecord({
    name: 'Georgetown',
    path: '/georgetown',
    population: 7000,
    coordinates: { lat: 38.6895, lng: -75.3872 },
  });
  const county = buildCounty({ municipalities: [town, georgetown] });
  const build = (of: typeof town) =>
    buildTownTokens(of, county, lewesShowroom, findLarger(of, county.municipalities), delivery, 245);

  test('fills every token of a town page', () => {
    expect(build(town)).toEqual({
      'town.name': 'Milton',
      'town.type': 'town',
      'town.population': '3,291',
      'town.rank': '2nd largest',
      'town.county': 'Sussex County',
      'town.countyCount': '2',
      'town.state': 'Delaware',
      'town.showroom': 'Lewes showroom',
      'town.miles': '9 miles',
      'town.exactMiles': '9.2 miles',
      'town.direction': 'west',
      'town.way': 'east',
      'town.rentalFrom': '$245',
      'town.paidMiles': 'less than a mile',
      'town.seat': 'Georgetown',
      'town.seatMiles': '7.4 miles',
      'town.seatDirection': 'southwest',
      'town.larger': 'Georgetown',
      'town.largerMiles': '7.4 miles',
      'town.largerDirection': 'southwest',
    });
  });

  test('counts the paid miles beyond the free distance by the whole miles printed', () => {
    const seaford = buildTownRecord({ name: 'Seaford', coordinates: { lat: 38.6412, lng: -75.611 } });
    const tokens = build(seaford);
    expect(tokens['town.miles']).toBe('27 miles');
    expect(tokens['town.paidMiles']).toBe('17 miles');
  });

  test('names no larger place where there is none', () => {
    expect(build(georgetown)['town.larger']).toBe('');
  });

  test('has exactly the names that the page may use', () => {
    expect(Object.keys(build(town)).toSorted()).toEqual([...townTokens].toSorted());
  });
});

describe('findLarger', () => {
  const at = (path: string, lat: number, population: number, canonicalPath?: string) =>
    buildTownRecord({
      path,
      population,
      coordinates: { lat, lng: -75.4 },
      ...(canonicalPath && { canonicalPath }),
    });
  const town = at('/here', 38.5, 500);

  test('finds the nearest place with at least twice as many people, and no copy of a page', () => {
    const all = [
      town,
      at('/near', 38.51, 999),
      at('/copy', 38.52, 5000, '/twice'),
      at('/twice', 38.6, 1000),
      at('/far', 39, 9000),
    ];
    expect(findLarger(town, all)?.place.path).toBe('/twice');
  });
});

describe('isSeat', () => {
  test.each([
    ['Camden', true],
    ['Camden City', true],
    ['Camden Point', false],
  ])('of Camden: %s, %j', (name, expected) => {
    expect(isSeat({ name }, { seat: 'Camden' })).toBe(expected);
  });
});

describe('listTownLinks', () => {
  test('goes from A to Z, with what delivery of a rental costs', () => {
    const seaford = buildTownRecord({ name: 'Seaford', coordinates: { lat: 38.6412, lng: -75.611 } });
    const links = listTownLinks([seaford, buildTownRecord()], [lewesShowroom], delivery);
    expect(links.map(({ name, detail }) => [name, detail])).toEqual([
      ['Milton', undefined],
      ['Seaford', '$102'],
    ]);
  });
});

describe('splitByRule', () => {
  const copy = { title: 'Rules', others: 'None for the others.', none: 'None at all.' };
  const cartRule = {
    summary: 'No carts.',
    quote: 'no carts',
    source: { title: 'Code', url: 'https://code.example' },
    sourceKind: 'code' as const,
    checkedOn: '2026-11-20',
    forbids: [],
  };
  const dewey = buildTownRecord({ name: 'Dewey Beach', cartRule });
  const milton = buildTownRecord();

  test('sets the towns with a rule of their own apart, and says of the others that none was found', () => {
    expect(splitByRule([milton, dewey], copy)).toEqual({
      ruled: [{ town: dewey, rule: cartRule }],
      others: [milton],
      othersNote: copy.others,
    });
  });

  test('says so of all where none has a rule, and nothing where each has one', () => {
    expect(splitByRule([milton], copy)).toEqual({ ruled: [], others: [milton], othersNote: copy.none });
    expect(splitByRule([dewey], copy).othersNote).toBeUndefined();
  });
});

describe('buildCountyTokens', () => {
  test('fills every token of a county page, and no other', () => {
    const seat = buildTownRecord({ name: 'Georgetown', coordinates: { lat: 38.6901, lng: -75.3855 } });
    const tokens = buildCountyTokens(buildCounty({ municipalities: [seat] }), [farShowroom, lewesShowroom]);
    expect(tokens).toEqual({
      'county.name': 'Sussex County',
      'county.state': 'Delaware',
      'county.seat': 'Georgetown',
      'county.population': '237,378',
      'county.municipalityCount': '1',
      'county.showroom': 'Lewes showroom',
      'county.showroomPhone': '(302) 555-0142',
      'county.seatMiles': '14 miles',
    });
    expect(Object.keys(tokens).toSorted()).toEqual([...countyTokens].toSorted());
  });
});

describe('formatExactMiles', () => {
  test.each([
    [0.04, '0.0 miles'],
    [9.25, '9.3 miles'],
    [12, '12.0 miles'],
  ])('prints %d as "%s"', (miles, text) => {
    expect(formatExactMiles(miles)).toBe(text);
  });
});

describe('formatMiles', () => {
  test.each([
    [0, 'less than a mile'],
    [0.49, 'less than a mile'],
    [0.99, 'less than a mile'],
    [1, '1 mile'],
    [1.99, '1 mile'],
    [2, '2 miles'],
    [13.6, '13 miles'],
  ])('prints %d as "%s"', (miles, text) => {
    expect(formatMiles(miles)).toBe(text);
  });
});
