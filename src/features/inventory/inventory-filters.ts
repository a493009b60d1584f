// Which vehicles the inventory shows, and in which order. Rules: specification, section 9.
import { formatCount } from '../../lib/format.ts';
import type { ListedVehicle } from '../vehicles/vehicle.ts';
import type { InventoryOptions, PriceBand } from './inventory-options.ts';
import {
  changeQuery,
  emptyQuery,
  filterNames,
  listSeats,
  type FilterName,
  type InventoryQuery,
} from './inventory-query.ts';

/** The vehicles that match every filter, sorted, those out of stock last. */
export function filterVehicles(
  vehicles: readonly ListedVehicle[],
  query: InventoryQuery,
  priceBands: readonly PriceBand[],
): ListedVehicle[] {
  const search = query.search.trim().toLowerCase();
  const brand = query.brand.toLowerCase();
  const category = query.category.toLowerCase();
  const band = priceBands.find(({ value }) => value === query.price);
  const seats = listSeats(query);
  const matches = (vehicle: ListedVehicle) =>
    (brand === 'all' || vehicle.brandName.toLowerCase() === brand) &&
    (category === 'all' || vehicle.category.toLowerCase().includes(category)) &&
    (band === undefined || isInBand(vehicle.priceUsd, band)) &&
    (query.condition === 'all' || vehicle.condition === query.condition) &&
    (seats.length === 0 || seats.includes(String(vehicle.seats))) &&
    (query.use === 'all' || vehicle.uses?.some((use) => use === query.use)) &&
    (query.road === 'all' || vehicle.roadClass === query.road) &&
    (query.battery === 'all' || vehicle.batteryType.toLowerCase() === query.battery) &&
    [vehicle.fullName, vehicle.description].some((text) => text.toLowerCase().includes(search));
  const compare = comparisons[query.sort] ?? (() => 0);
  return vehicles.filter(matches).toSorted((a, b) => Number(b.inStock) - Number(a.inStock) || compare(a, b));
}

/** "featured" has none, since it is the order of the list. */
const comparisons: Partial<Record<string, (a: ListedVehicle, b: ListedVehicle) => number>> = {
  'price-low': (a, b) => a.priceUsd - b.priceUsd,
  'price-high': (a, b) => b.priceUsd - a.priceUsd,
  seats: (a, b) => b.seats - a.seats,
  range: (a, b) => b.rangeMiles - a.rangeMiles,
};

/** "from" and "to" include the bound, "below" and "above" do not. */
export function isInBand(price: number, { below, from, to, above }: PriceBand): boolean {
  return (
    price < (below ?? Infinity) &&
    price >= (from ?? -Infinity) &&
    price <= (to ?? Infinity) &&
    price > (above ?? -Infinity)
  );
}

/** Whether a band has an upper bound alone, such as "Up to $8,000". */
export function isUpTo({ from, to }: PriceBand): boolean {
  return from === undefined && to !== undefined;
}

/** How many were found and, unless that is all of them, how many are in stock: "44 vehicles, 43 in stock". */
export function describeResultCount(found: readonly Pick<ListedVehicle, 'inStock'>[]): string {
  const inStockCount = found.filter(({ inStock }) => inStock).length;
  const all = formatCount(found.length, 'vehicle');
  return inStockCount < found.length ? `${all}, ${inStockCount || 'none'}\u00A0in\u00A0stock` : all;
}

/** The filters in use, the search first, each with its label: "Up to $10,000", "6 seats, 8 seats". */
export function listRestrictions(query: InventoryQuery, options: InventoryOptions) {
  const describe = (name: FilterName) =>
    query[name]
      .split(',')
      .flatMap((value) => options[name].find((option) => option.value === value)?.label ?? [])
      .join(', ');
  return (['search', ...filterNames] as const)
    .filter((name) => query[name].trim() !== emptyQuery[name])
    .map((name) => ({ name, label: name === 'search' ? query.search.trim() : describe(name) }));
}

/** For several filters that find nothing together: the query without the one that is in the way most, if any is. */
export function findNearestQuery(
  vehicles: readonly ListedVehicle[],
  query: InventoryQuery,
  options: InventoryOptions,
) {
  const restrictions = listRestrictions(query, options);
  const wider = restrictions.map(({ name, label }) => {
    const nearest = changeQuery(query, { [name]: emptyQuery[name] });
    const count = filterVehicles(vehicles, nearest, options.price).length;
    return { query: nearest, without: label, count };
  });
  const [nearest] = wider.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  // Without the only filter it would be the whole list, which has its own button.
  return restrictions.length > 1 ? nearest : undefined;
}
