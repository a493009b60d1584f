// Which vehicles the inventory shows, in which order, and how that is written in the address.
// Rules: specification, section 9 (brand exact, category substring, price bounds, search in name or description).
// Used by the inventory island; pure, so that the rules are tested without a browser.
import { formatCount } from '../site/format.ts';
import type { ListedVehicle } from '../../schemas/vehicle.ts';

/** A choice of a filter: its value in the address and its words. */
export interface FilterOption {
  value: string;
  label: string;
}

/** A choice of the price filter; each bound in whole dollars. */
export interface PriceBand extends FilterOption {
  /** Price must be below this. */
  below?: number | undefined;
  /** Price must be this or more. */
  from?: number | undefined;
  /** Price must be this or less. */
  to?: number | undefined;
  /** Price must be above this. */
  above?: number | undefined;
}

/** What the visitor chose; "all" and the empty search restrict nothing. */
export interface InventoryQuery {
  search: string;
  brand: string;
  category: string;
  price: string;
  condition: string;
  seats: string;
  sort: string;
}

/** The choices of each filter, by its name in the query. */
export interface InventoryOptions extends Record<
  Exclude<keyof InventoryQuery, 'search'>,
  readonly FilterOption[]
> {
  price: readonly PriceBand[];
}

/** No restriction, in the order of the list. */
export const emptyQuery: InventoryQuery = {
  search: '',
  brand: 'all',
  category: 'all',
  price: 'all',
  condition: 'all',
  seats: 'all',
  sort: 'featured',
};

/** The vehicles that fulfil every filter of the query (AND), sorted; "featured" keeps the given order. */
export function filterVehicles(
  vehicles: readonly ListedVehicle[],
  query: InventoryQuery,
  priceBands: readonly PriceBand[],
): ListedVehicle[] {
  const search = query.search.trim().toLowerCase();
  const brand = query.brand.toLowerCase();
  const category = query.category.toLowerCase();
  const band = priceBands.find((choice) => choice.value === query.price);
  const seats = query.seats === 'all' ? undefined : Number(query.seats);
  const matching = vehicles.filter(
    (vehicle) =>
      (brand === 'all' || vehicle.brand.toLowerCase() === brand) &&
      (category === 'all' || vehicle.category.toLowerCase().includes(category)) &&
      (band === undefined || isInBand(vehicle.price, band)) &&
      (query.condition === 'all' || vehicle.condition === query.condition) &&
      (seats === undefined || vehicle.specifications.seatingCapacity === seats) &&
      (vehicle.name.toLowerCase().includes(search) || vehicle.description.toLowerCase().includes(search)),
  );
  return sortVehicles(matching, query.sort);
}

/** Whether a price in dollars lies in the band; a bound that is not set does not restrict. */
export function isInBand(price: number, band: PriceBand): boolean {
  return (
    (band.below === undefined || price < band.below) &&
    (band.from === undefined || price >= band.from) &&
    (band.to === undefined || price <= band.to) &&
    (band.above === undefined || price > band.above)
  );
}

/**
 * The query that an address asks for. Values that are no option are ignored, as are unknown names;
 * brand and category are read without regard to case.
 */
export function parseInventoryQuery(params: URLSearchParams, options: InventoryOptions): InventoryQuery {
  const read = ([name, choices]: [string, readonly FilterOption[]]) => {
    const value = params.get(name)?.toLowerCase();
    return choices.some((choice) => choice.value === value) ? [[name, value]] : [];
  };
  return {
    ...emptyQuery,
    search: (params.get('search') ?? '').slice(0, 100),
    ...(Object.fromEntries(Object.entries(options).flatMap(read)) as Partial<InventoryQuery>),
  };
}

/** The query as an address has it, without what restricts nothing: "brand=denago&price=under-15000". */
export function formatInventoryQuery(query: InventoryQuery): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [keyof InventoryQuery, string][]) {
    if (value.trim() !== emptyQuery[name]) params.set(name, value.trim());
  }
  return params.toString();
}

/**
 * All choices of the filters: the given ones first and unchanged, then further brands, categories and
 * seat counts that the vehicles have, so that a new brand or series needs no second edit.
 */
export function buildInventoryOptions(
  vehicles: readonly ListedVehicle[],
  given: Omit<InventoryOptions, 'seats'>,
): InventoryOptions {
  const furtherBrands = distinct(vehicles.map((vehicle) => vehicle.brand)).filter(
    (brand) => !given.brand.some((choice) => choice.value === brand.toLowerCase()),
  );
  const furtherCategories = distinct(vehicles.map((vehicle) => vehicle.category)).filter(
    (category) => !given.category.some(({ value }) => value !== 'all' && category.includes(value)),
  );
  const seats = distinct(vehicles.map((vehicle) => vehicle.specifications.seatingCapacity));
  return {
    ...given,
    brand: [...given.brand, ...furtherBrands.map((brand) => ({ value: brand.toLowerCase(), label: brand }))],
    category: [
      ...given.category,
      ...furtherCategories.map((category) => ({ value: category, label: formatCategory(category) })),
    ],
    seats: [
      { value: 'all', label: 'Any number' },
      ...seats
        .toSorted((a, b) => a - b)
        .map((count) => ({ value: String(count), label: formatCount(count, 'seat') })),
    ],
  };
}

function sortVehicles(vehicles: ListedVehicle[], sort: string): ListedVehicle[] {
  switch (sort) {
    case 'price-low':
      return vehicles.toSorted((a, b) => a.price - b.price);
    case 'price-high':
      return vehicles.toSorted((a, b) => b.price - a.price);
    case 'seats':
      return vehicles.toSorted((a, b) => b.specifications.seatingCapacity - a.specifications.seatingCapacity);
    case 'range':
      return vehicles.toSorted((a, b) => readRange(b) - readRange(a));
    default:
      return vehicles;
  }
}

/** Miles of a range such as "42 miles"; 0 where none is given. */
function readRange(vehicle: ListedVehicle): number {
  return Number.parseInt(vehicle.specifications.range, 10) || 0;
}

/** "d6-max" is "D6 Max"; words without a vowel are abbreviations, "rxv" is "RXV". */
function formatCategory(category: string): string {
  return category
    .split('-')
    .map((word) =>
      /[aeiouy]/.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word.toUpperCase(),
    )
    .join(' ');
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
