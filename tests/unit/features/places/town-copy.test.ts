import { describe, expect, test } from 'vitest';
import { getPageCopy } from '../../../../src/content/site.ts';
import {
  answerRoads,
  chooseTownCopy,
  findDistanceBand,
  findSizeBand,
  type TownBands,
} from '../../../../src/features/places/town-copy.ts';

describe('findDistanceBand', () => {
  test.each([
    [0, 'near'],
    [10, 'near'],
    [10.99, 'near'],
    [11, 'middle'],
    [29.99, 'middle'],
    [30, 'far'],
  ])('calls %d miles "%s" where 10 are free', (miles, band) => {
    const delivery = { rentalIncludedMiles: 10, rentalUsdPerMile: 6 };
    expect(findDistanceBand(miles, delivery, { farMiles: 30 })).toBe(band);
  });
});

describe('findSizeBand', () => {
  test.each([
    [9, 'small'],
    [999, 'small'],
    [1000, 'medium'],
    [9999, 'medium'],
    [10000, 'large'],
  ])('calls %d people "%s"', (people, band) => {
    expect(findSizeBand(people, { mediumPeople: 1000, largePeople: 10000 })).toBe(band);
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
  const bands: TownBands = {
    distance: 'near',
    size: 'small',
    setting: 'suburb',
    isSeat: false,
    hasLarger: true,
    forbids: [],
  };
  const choose = (changes: Partial<TownBands> = {}) => chooseTownCopy(page, { ...bands, ...changes });

  test('takes each text that fits the bands', () => {
    const copy = choose({ distance: 'middle', size: 'large', setting: 'bay' });
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
    expect(choose({ setting }).rental.comesFirst).toBe(comesFirst);
  });

  test('says where the county seat and the next larger place are', () => {
    const { sizes, seat, larger } = page.about;
    expect(choose().about).toBe(`${sizes.small} ${seat.hasSeat} ${larger}`);
    expect(choose({ isSeat: true, hasLarger: false }).about).toBe(`${sizes.small} ${seat.isSeat}`);
  });

  test('suggests no cart for streets that are closed to all', () => {
    const closed = choose({ forbids: ['golf carts', 'low-speed vehicles'] });
    expect(closed.picks).toEqual([]);
    expect(choose({ forbids: ['golf carts'] }).picks).toHaveLength(3);
  });

  test.each([[['golf carts']], [['golf carts', 'low-speed vehicles']]] as const)(
    'rents for private land where the rule keeps %j off the streets',
    (forbids) => {
      const { rental } = choose({ forbids });
      expect(rental.privateLandHeading).toBe(page.rental.privateLand);
      expect(choose().rental.privateLandHeading).toBeUndefined();
    },
  );
});
