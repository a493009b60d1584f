// What was ordered of vehicles, prices, plans and services.
import { describe, expect, test } from 'vitest';
import { getContent } from '../../src/content/site.ts';
import { calculateEcoImpact } from '../../src/features/calculator/eco-calculator.ts';
import {
  buildInventoryOptions,
  emptyQuery,
  filterVehicles,
  isInBand,
} from '../../src/features/inventory/inventory-filters.ts';
import { summarizeSeries } from '../../src/features/brands/series.ts';
import { listBadges } from '../../src/features/vehicles/vehicle-labels.ts';

const { brands, featuredCarts, getVehicle, lists, pages, rentalGroups, services, vehicles } = getContent();
const newRecords = vehicles.filter((record) => record.condition === 'new');
const usedRecords = vehicles.filter((record) => record.condition === 'used');

/** The id that a name leads to: lower case, hyphens, "+" as "plus", without the year of a used unit. */
function toId(name: string): string {
  const words = name
    .replace(/ \(\d{4}\)$/, '')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .match(/[a-z0-9]+/g);
  return (words ?? []).join('-');
}

describe('vehicles', () => {
  test('are 37 new models: 6 of Denago and 31 of Evolution', () => {
    const count = (brandId: string) => newRecords.filter((record) => record.brandId === brandId).length;
    expect([newRecords.length, count('denago'), count('evolution')]).toEqual([37, 6, 31]);
  });

  test('have the id that their name leads to, used units with their stock number', () => {
    const expected = vehicles.map((record) =>
      record.condition === 'used'
        ? `${toId(record.name)}-${record.stockId.toLowerCase()}`
        : toId(record.name),
    );
    expect(vehicles.map((record) => record.id)).toEqual(expected);
  });

  test('of the new models keep to the specified speed, range, seats and drive', () => {
    const outside = newRecords.filter(
      ({ topSpeedMph, rangeMiles, seats, driveType }) =>
        topSpeedMph !== 25 ||
        rangeMiles < 35 ||
        rangeMiles > 60 ||
        seats < 2 ||
        seats > 8 ||
        driveType !== 'Rear-wheel drive (2x4)',
    );
    expect(outside.map((record) => record.id)).toEqual([]);
  });

  test('have used units of Club Car, EZ-GO and Tomberlin', () => {
    const brandIds = usedRecords.map((record) => record.brandId);
    expect(usedRecords.length).toBeGreaterThanOrEqual(5);
    expect(brandIds).toEqual(expect.arrayContaining(['club-car', 'ez-go', 'tomberlin']));
  });

  test.each(['NEW', 'In Stock', 'Out of Stock'])('have one with the badge %s', (badge) => {
    expect(vehicles.flatMap(listBadges)).toContain(badge);
  });

  test('have one with a page of its maker', () => {
    expect(vehicles.some((vehicle) => vehicle.externalUrl !== undefined)).toBe(true);
  });
});

describe('series', () => {
  const summaries = brands.flatMap((brand) => summarizeSeries(brand.series, brand.id, vehicles));

  test.each([
    ['EV NOMAD', 8495],
    ['EV ROVER', 9995],
    ['EV CITY', 15000],
    ['CLASSIC', 6695],
    ['FORESTER', 6995],
    ['TURFMAN', 6795],
    ['D5 RANGER', 7695],
    ['D5 MAVERICK', 7995],
    ['CARRIER', 9595],
    ['D6 MAX', 13595],
  ])('%s starts at %d dollars', (title, startingPriceUsd) => {
    expect(summaries.find(({ series }) => series.title === title)?.startingPriceUsd).toBe(startingPriceUsd);
  });

  test('are three of Denago and seven of Evolution, each with a model', () => {
    const count = (id: string) => brands.find((brand) => brand.id === id)?.series.length;
    expect([count('denago'), count('evolution'), summaries.length]).toEqual([3, 7, 10]);
  });

  test('are seven of Evolution beside the D3, which belongs to none, wherever its texts count them', () => {
    const evolution = JSON.stringify(brands.find(({ id }) => id === 'evolution'));
    const counts = [...evolution.matchAll(/"[^"]*\bseven [^"]*series[^"]*"/gi)].map(([text]) => text);
    expect(counts.length).toBeGreaterThan(0);
    expect(counts.filter((text) => !text.includes('series and the D3'))).toEqual([]);
  });

  test('show six models in each lineup', () => {
    const lineups = brands.flatMap((brand) => (brand.page ? [brand.page.lineupVehicleIds] : []));
    expect(lineups.map((ids) => new Set(ids).size)).toEqual([6, 6]);
  });
});

test('no list sends people to measure their garage as long as no cart has dimensions', () => {
  const hasSizes = vehicles.some(({ dimensions }) => dimensions !== undefined);
  const sending = lists.filter(({ notes }) => /measure your (garage|door)/i.test(notes.join(' ')));
  expect(hasSizes ? [] : sending.map(({ id }) => id)).toEqual([]);
});

test('featured carts cost what the specification says: list price and accessories together', () => {
  const prices = featuredCarts.map(({ vehicleId, accessories }) =>
    accessories.reduce((sum, { priceUsd }) => sum + priceUsd, getVehicle(vehicleId).priceUsd),
  );
  expect(prices).toEqual([12995, 16995, 11995]);
});

describe('inventory filters', () => {
  const given = pages.inventory.filters;
  const options = buildInventoryOptions(vehicles, given);
  const cases = (['brand', 'category', 'price', 'condition', 'seats'] as const).flatMap((name) =>
    options[name].map(({ value }) => [name, value] as const),
  );

  test.each(cases)('%s=%s finds a vehicle', (name, value) => {
    const found = filterVehicles(vehicles, { ...emptyQuery, [name]: value }, options.price);
    expect(found.length).toBeGreaterThan(0);
  });

  test('offer the specified choices first', () => {
    const values = (choices: readonly { value: string }[]) => choices.map(({ value }) => value);
    expect(values(given.brand).slice(0, 3)).toEqual(['all', 'denago', 'evolution']);
    expect(values(given.category).slice(0, 6)).toEqual([
      'all',
      'ranger',
      'maverick',
      'forester',
      'turfman',
      'rover',
    ]);
    expect(values(given.price)).toEqual(['all', 'under-15000', '15000-25000', 'over-25000']);
  });

  test('divide prices at the specified bounds', () => {
    const bands = given.price.filter(({ value }) => value !== 'all');
    const find = (price: number) => bands.filter((band) => isInBand(price, band)).map(({ value }) => value);
    expect([14999, 15000, 25000, 25001].map(find)).toEqual([
      ['under-15000'],
      ['15000-25000'],
      ['15000-25000'],
      ['over-25000'],
    ]);
  });
});

describe('rental plans', () => {
  test('have the specified rates and savings', () => {
    const rates = rentalGroups.map(({ id, plans }) => [
      id,
      plans.map(({ days, priceUsd, savingsPercent }) => [days, priceUsd, savingsPercent]),
    ]);
    const fourSeater = [
      [1, 245, undefined],
      [3, 685, 6.8],
      [7, 1050, 38.7],
      [30, 2800, 61.6],
    ];
    expect(Object.fromEntries(rates)).toEqual({
      '4-seater': fourSeater,
      '6-seater': [
        [1, 295, undefined],
        [3, 735, 16.9],
        [7, 1400, 32.2],
        [30, 3500, 60.4],
      ],
      utility: fourSeater,
    });
  });

  test('have one badge for each length of time', () => {
    const badges = new Set(
      rentalGroups.flatMap(({ plans }) => plans.map((plan) => `${plan.days}: ${plan.badge}`)),
    );
    expect([...badges]).toEqual(['1: Flexible', '3: Weekend', '7: Most Popular', '30: Best Value']);
  });
});

test('services are the four specified ones', () => {
  expect(services.map(({ title, rateType }) => `${title}: ${rateType}`)).toEqual([
    'Maintenance & Repair: hourly-from',
    'Battery Services: hourly-from',
    'Custom Modifications: quote',
    'Warranty Service: warranty',
  ]);
});

describe('the eco calculator', () => {
  const { assumptions, milesPerWeek, timeFramesYears, usages } = pages.ecoImpact.calculator;

  test('starts and computes with the specified figures', () => {
    expect(milesPerWeek).toEqual({ start: 25, min: 1, max: 500 });
    expect(timeFramesYears).toEqual([1, 3, 5, 10]);
    expect(usages.map(({ value, multiplier }) => [value, multiplier])).toEqual([
      ['recreational', 1],
      ['residential', 1.2],
      ['commercial', 2],
      ['golf_course', 2.5],
    ]);
    expect(assumptions).toEqual({
      co2LbPerGallon: 19.6,
      gasMilesPerGallon: 15,
      gasUsdPerGallon: 3.5,
      electricUsdPerKwh: 0.12,
      kwhPerMile: 0.15,
      treesPerTon: 16.5,
      poundsPerTon: 2000,
      weeksPerYear: 52,
    });
  });

  test('confirms the savings that a fact card claims', () => {
    const card = pages.ecoImpact.facts.cards.find(({ figure }) => figure.startsWith('$'));
    const multiplier = usages.find(({ value }) => value === 'golf_course')?.multiplier ?? 0;
    const { netSavings } = calculateEcoImpact({ milesPerWeek: 43, years: 1, multiplier }, assumptions);
    expect(card?.figure).toBe('$1,200+');
    expect(Math.round(netSavings)).toBe(1204);
  });
});
