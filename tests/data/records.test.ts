// Rules for the records of data/ that no schema holds: unique, complete, consistent and within sense, whatever they say.
import { describe, expect, test } from 'vitest';
import { getPageCopy, getVehicles } from '../../src/content/site.ts';
import { toApiVehicle } from '../../src/features/vehicles/api-vehicle.ts';
import { listingSchema, toListing } from '../../src/features/inventory/listing.ts';
import { filterVehicles, isInBand } from '../../src/features/inventory/inventory-filters.ts';
import { emptyQuery } from '../../src/features/inventory/inventory-query.ts';
import { buildInventoryOptions } from '../../src/features/inventory/inventory-options.ts';
import { apiVehicleSchema } from '../../src/features/vehicles/api-vehicle.schema.ts';

const vehicles = getVehicles();

/** What occurs more than once. */
function listRepeated<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('vehicles', () => {
  test('are all valid in the API and in the feed', () => {
    const invalid = vehicles.filter((vehicle) => {
      const listing = toListing(vehicle, 'https://dealer.example/picture.jpg', false);
      return (
        !apiVehicleSchema.safeParse(toApiVehicle(vehicle)).success ||
        !listingSchema.safeParse(listing).success
      );
    });
    expect(invalid.map(({ id }) => id)).toEqual([]);
  });
});

describe('inventory filters', () => {
  const given = getPageCopy('inventory').filters;
  const options = buildInventoryOptions(vehicles, given);

  test.each(['brand', 'category', 'condition', 'seats'] as const)('find every vehicle by %s', (name) => {
    const found = options[name].flatMap(({ value }) =>
      value === 'all' ? [] : filterVehicles(vehicles, { ...emptyQuery, [name]: value }, options.price),
    );
    expect(vehicles.filter(({ id }) => !found.some((vehicle) => vehicle.id === id))).toEqual([]);
  });

  test('begin with a choice that restricts nothing, and offer no choice twice', () => {
    for (const name of ['brand', 'category', 'price', 'condition', 'seats'] as const) {
      const values = options[name].map(({ value }) => value);
      expect(values[0]).toBe('all');
      expect(listRepeated(values)).toEqual([]);
    }
  });

  test('put every price in one band', () => {
    const bands = given.price.filter(({ value }) => value !== 'all');
    const bounds = bands.flatMap(({ below, from, to, above }) => [below, from, to, above]);
    const prices = [0, 1_000_000, ...bounds.flatMap((bound) => (bound ? [bound - 1, bound, bound + 1] : []))];
    expect(prices.filter((price) => bands.filter((band) => isInBand(price, band)).length !== 1)).toEqual([]);
  });
});
