import { describe, expect, test } from 'vitest';
import { getContent } from '../../src/content/site.ts';
import { measureMiles } from '../../src/lib/places/distance.ts';
import { calculateEcoImpact } from '../../src/lib/calculator/eco-calculator.ts';
import {
  buildInventoryOptions,
  emptyQuery,
  filterVehicles,
  isInBand,
  type InventoryQuery,
} from '../../src/lib/vehicles/inventory-filters.ts';
import { buildListing } from '../../src/lib/vehicles/build-listing.ts';
import * as paths from '../../src/lib/site/paths.ts';
import { listRedirects } from '../../src/build/redirects.ts';
import { trueSavingsPercent } from '../../src/lib/rentals/rental-price.ts';
import { summarizeSeries } from '../../src/lib/vehicles/series.ts';
import { buildVehicle, chooseBadge } from '../../src/lib/vehicles/vehicle-view.ts';
import { listingSchema } from '../../src/schemas/listing.ts';
import { vehicleSchema } from '../../src/schemas/vehicle.ts';

const {
  brands,
  counties,
  listMunicipalities,
  municipalities,
  featuredCarts,
  rentalGroups,
  retiredVehicles,
  services,
  navigation,
  pages,
  policies,
  getVehicleRecord,
  vehicleRecords,
  vehicles,
  getCounty,
} = getContent();

const newRecords = vehicleRecords.filter((record) => record.condition === 'new');
const usedRecords = vehicleRecords.filter((record) => record.condition === 'used');

/** What occurs more than once. */
function listRepeated<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

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
    const expected = vehicleRecords.map((record) =>
      record.condition === 'used'
        ? `${toId(record.name)}-${record.stockId.toLowerCase()}`
        : toId(record.name),
    );
    expect(vehicleRecords.map((record) => record.id)).toEqual(expected);
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
    expect(vehicles.map(chooseBadge)).toContain(badge);
  });

  test('are all valid in the API and in the feed', () => {
    const invalid = vehicleRecords.filter((record) => {
      const vehicle = buildVehicle(record, 'Brand');
      const listing = buildListing(record, vehicle, 'https://dealer.example/picture.jpg', false);
      return !vehicleSchema.safeParse(vehicle).success || !listingSchema.safeParse(listing).success;
    });
    expect(invalid.map((record) => record.id)).toEqual([]);
  });

  test('have texts of their own', () => {
    expect(listRepeated(vehicleRecords.map((record) => record.description))).toEqual([]);
    expect(listRepeated(vehicles.map((vehicle) => vehicle.name))).toEqual([]);
  });
});

describe('series', () => {
  const summaries = brands.flatMap((brand) => summarizeSeries(brand.series, brand.id, vehicleRecords));

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

  test('show six models in each lineup', () => {
    const lineups = brands.flatMap((brand) => (brand.page ? [brand.page.lineupVehicleIds] : []));
    expect(lineups.map((ids) => new Set(ids).size)).toEqual([6, 6]);
  });
});

describe('featured carts', () => {
  test('cost what the specification says: list price and accessories together', () => {
    const prices = featuredCarts.map(({ vehicleId, accessories }) =>
      accessories.reduce((sum, { priceUsd }) => sum + priceUsd, getVehicleRecord(vehicleId).priceUsd),
    );
    expect(prices).toEqual([12995, 16995, 11995]);
  });

  test('are new, since their cards say so', () => {
    const conditions = featuredCarts.map(({ vehicleId }) => getVehicleRecord(vehicleId).condition);
    expect(conditions).toEqual(['new', 'new', 'new']);
  });
});

describe('inventory filters', () => {
  const given = pages.inventory.filters;
  const options = buildInventoryOptions(vehicles, given);
  const count = (query: Partial<InventoryQuery>) =>
    filterVehicles(vehicles, { ...emptyQuery, ...query }, options.price).length;
  const cases = (
    [
      ['brand', options.brand],
      ['category', options.category],
      ['price', options.price],
      ['condition', options.condition],
      ['seats', options.seats],
    ] as const
  ).flatMap(([name, choices]) => choices.map(({ value }) => [name, value] as const));

  test.each(cases)('%s=%s finds a vehicle', (name, value) => {
    expect(count({ [name]: value })).toBeGreaterThan(0);
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

  test('offer every condition that a vehicle can have', () => {
    expect(given.condition.map(({ value }) => value).toSorted()).toEqual(['all', 'custom', 'new', 'used']);
  });

  test('put every price in one band, with the specified bounds', () => {
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

describe('municipalities', () => {
  test('are 95: 15 in New Castle, 18 in Kent, 25 in Sussex and 37 in Camden County', () => {
    const counts = counties.map((county) => [county.id, listMunicipalities(county.id).length]);
    expect(Object.fromEntries(counts)).toEqual({
      'new-castle-county': 15,
      'kent-county': 18,
      'sussex-county': 25,
      'camden-county': 37,
    });
    expect(municipalities).toHaveLength(95);
  });

  test('of one name have two pages only where one of them is the main page', () => {
    const copies = municipalities.filter((town) => town.canonicalPath !== undefined);
    expect(copies.map((town) => [town.path, town.canonicalPath])).toEqual([
      ['/milford-golf-carts-kent', '/milford-golf-carts'],
    ]);
  });

  test('lie within 40 miles of the middle of their county', () => {
    const far = municipalities.filter(
      (town) => measureMiles(town.coordinates, getCounty(town.countyId).coordinates) > 40,
    );
    expect(far.map((town) => town.name)).toEqual([]);
  });
});

describe('addresses', () => {
  const pagePaths = [
    ...Object.values(paths).filter((path) => typeof path === 'string'),
    ...brands.flatMap((brand) => (brand.page ? [brand.page.path] : [])),
    ...counties.map((county) => county.path),
    ...municipalities.map((town) => town.path),
    // Privacy and terms are documents too, at the addresses that paths.ts names.
    ...policies.map((policy) => policy.path).filter((path) => path.startsWith('/policies/')),
    ...vehicleRecords.map((record) => paths.vehiclePath(record.id)),
  ];

  test('are each the address of one page', () => {
    expect(listRepeated(pagePaths)).toEqual([]);
  });

  test('that lead elsewhere are no page, and lead to one', () => {
    const redirects = listRedirects(vehicleRecords, retiredVehicles).filter(({ status }) => status === 301);
    expect(listRepeated(redirects.map(({ from }) => from))).toEqual([]);
    expect(redirects.filter(({ from }) => pagePaths.includes(from))).toEqual([]);
    expect(redirects.filter(({ to }) => !pagePaths.includes(to))).toEqual([]);
  });

  test('in menus are pages', () => {
    const { main, about, footer } = navigation;
    const links = [...main, ...about, ...footer.shop, ...footer.company, ...footer.legal];
    expect(links.filter(({ path }) => !pagePaths.includes(path))).toEqual([]);
  });

  test('of the policies are the eleven specified ones, privacy and terms', () => {
    expect(policies.map((policy) => policy.path).toSorted()).toEqual([
      '/policies/corrections-policy',
      '/policies/delivery-policy',
      '/policies/diversity-policy',
      '/policies/ethics-policy',
      '/policies/feedback-policy',
      '/policies/publishing-policy',
      '/policies/rental-policy',
      '/policies/return-policy',
      '/policies/staffing-report',
      '/policies/storage-policy',
      '/policies/terms-conditions',
      '/privacy',
      '/terms',
    ]);
  });
});

describe('rental plans', () => {
  const plans = rentalGroups.flatMap((group) =>
    group.plans.map((plan) => ({
      group,
      plan,
      daily: group.plans.find(({ days }) => days === 1)?.priceUsd ?? 0,
    })),
  );

  test.each(plans)('$plan.id claims no more than it saves', ({ plan, daily }) => {
    expect(plan.savingsPercent ?? 0).toBeLessThanOrEqual(trueSavingsPercent(plan, daily));
  });

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
    const badges = new Set(plans.map(({ plan }) => `${plan.days}: ${plan.badge}`));
    expect([...badges]).toEqual(['1: Flexible', '3: Weekend', '7: Most Popular', '30: Best Value']);
  });
});

describe('services', () => {
  test('are the four specified ones', () => {
    expect(services.map(({ title, rateType }) => `${title}: ${rateType}`)).toEqual([
      'Maintenance & Repair: hourly-from',
      'Battery Services: hourly-from',
      'Custom Modifications: quote',
      'Warranty Service: warranty',
    ]);
  });
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

describe('search results', () => {
  const heads = [
    ...Object.values(pages).flatMap((page) => ('head' in page ? [page.head] : [])),
    pages.notFound.page.head,
    pages.notFound.vehicle.head,
    ...brands.flatMap((brand) => (brand.page ? [brand.page.head] : [])),
    ...policies.map(({ metaTitle, description }) => ({ title: metaTitle, description })),
  ];

  test('have titles and descriptions of their own', () => {
    expect(listRepeated(heads.map((head) => head.title))).toEqual([]);
    expect(listRepeated(heads.map((head) => head.description))).toEqual([]);
  });

  test('have titles of at most 60 characters', () => {
    expect(heads.filter((head) => head.title.length > 60).map((head) => head.title)).toEqual([]);
  });
});
