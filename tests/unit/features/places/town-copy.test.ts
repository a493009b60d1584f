import { describe, expect, test } from 'vitest';
import { getPageCopy } from '../../../../src/content/site.ts';
import {
  answerRoads,
  chooseTownCopy,
  findTownBands,
  type TownBands,
  type TownKind,
} from '../../../../src/features/places/town-copy.ts';

describe('findTownBands', () => {
  const bands = { farMiles: 30, mediumPeople: 1000, largePeople: 10000 };
  const delivery = { rentalIncludedMiles: 10, rentalUsdPerMile: 6 };
  const find = (miles: number, population = 500) =>
    findTownBands({ population, setting: 'river' }, miles, delivery, bands);

  test.each([
    [0, 'near'],
    [10, 'near'],
    [10.99, 'near'],
    [11, 'middle'],
    [29.99, 'middle'],
    [30, 'far'],
  ])('calls %d miles "%s" where 10 are free', (miles, distance) => {
    expect(find(miles).distance).toBe(distance);
  });

  test.each([
    [9, 'small'],
    [999, 'small'],
    [1000, 'medium'],
    [9999, 'medium'],
    [10000, 'large'],
  ])('calls %d people "%s"', (population, size) => {
    expect(find(5, population).size).toBe(size);
  });

  test('takes the setting from the town', () => {
    expect(find(5).setting).toBe('river');
  });
});

describe('answerRoads', () => {
  const law = { answer: 'Some carts.' };

  test('gives the law of the state, with the rule of the place behind it where there is one', () => {
    expect(answerRoads(law, undefined)).toEqual(['Some carts.']);
    expect(answerRoads(law, { summary: 'Not on the Boardwalk.', forbids: [] })).toEqual([
      'Some carts.',
      'Not on the Boardwalk.',
    ]);
  });

  test('gives the rule of the place alone where it keeps carts off the streets', () => {
    expect(answerRoads(law, { summary: 'No carts.', forbids: ['golf carts'] })).toEqual(['No carts.']);
  });
});

describe('chooseTownCopy', () => {
  const page = getPageCopy('town');
  const bands: TownBands = { distance: 'near', size: 'small', setting: 'suburb' };
  const kind: TownKind = { isSeat: false, hasLarger: true, forbids: [] };

  test('takes each text that fits the bands', () => {
    const copy = chooseTownCopy(page, { distance: 'middle', size: 'large', setting: 'bay' }, kind);
    expect(copy.description).toBe(page.descriptions.middle);
    expect(copy.question).toBe(page.questions.bay);
    const { rental } = page;
    expect(copy.rental.notes).toEqual([rental.leads.middle, rental.note]);
    const { road, setting, size } = page.vehicles.picks;
    expect(copy.picks).toEqual([{ ...road, roadClass: 'low-speed-vehicle' }, setting.bay, size.large]);
  });

  test.each([
    ['ocean', true],
    ['bay', true],
    ['river', false],
    ['woods', false],
    ['farmland', false],
    ['suburb', false],
  ] as const)('of a place of setting %s puts rentals before carts: %s', (setting, comesFirst) => {
    expect(chooseTownCopy(page, { ...bands, setting }, kind).rental.comesFirst).toBe(comesFirst);
  });

  test('says where the county seat and the next larger place are', () => {
    const { sizes, seat, larger } = page.about;
    expect(chooseTownCopy(page, bands, kind).about).toBe(`${sizes.small} ${seat.hasSeat} ${larger}`);
    const largest = { ...kind, isSeat: true, hasLarger: false };
    expect(chooseTownCopy(page, bands, largest).about).toBe(`${sizes.small} ${seat.isSeat}`);
  });

  test('suggests no cart for streets that are closed to all', () => {
    const closed = chooseTownCopy(page, bands, { ...kind, forbids: ['golf carts', 'low-speed vehicles'] });
    expect(closed.picks).toEqual([]);
    expect(chooseTownCopy(page, bands, { ...kind, forbids: ['golf carts'] }).picks).toHaveLength(3);
  });

  test.each([[['golf carts']], [['golf carts', 'low-speed vehicles']]] as const)(
    'rents for private land where the rule keeps %j off the streets',
    (forbids) => {
      const { rental } = chooseTownCopy(page, bands, { ...kind, forbids });
      expect(rental.privateLandHeading).toBe(page.rental.privateLand);
      expect(chooseTownCopy(page, bands, kind).rental.privateLandHeading).toBeUndefined();
    },
  );
});
