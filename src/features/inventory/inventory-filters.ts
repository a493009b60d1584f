// Which vehicles the inventory shows, in which order, and how that is written in the URL.
// Rules: specification, section 9 (brand exact, category substring, price bounds, search in name or description).
// Used by the inventory island; pure, so that the rules are tested without a browser.
import { capitalize, formatCount, formatUsd } from '../../lib/format.ts';
import { roadClasses, vehicleUses, roadClassLabels, vehicleUseLabels } from '../vehicles/vehicle-kinds.ts';
import type { ListedVehicle } from '../vehicles/listed-vehicle.ts';
import { normalizeSearchText } from './search-text.ts';

/** A choice of a filter: its value in the URL and its words. */
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

/** How many carts were found and, unless that is all of them, how many can be bought: "44 vehicles, 43 in stock". */
export function describeFound(found: readonly Pick<ListedVehicle, 'inStock'>[]): string {
  const inStockCount = found.filter(({ inStock }) => inStock).length;
  const all = formatCount(found.length, 'vehicle');
  return inStockCount < found.length ? `${all}, ${inStockCount || 'none'}\u00A0in\u00A0stock` : all;
}

/** What the visitor chose; "all" and the empty search restrict nothing. */
export interface InventoryQuery {
  search: string;
  brand: string;
  category: string;
  price: string;
  condition: string;
  /** Numbers of seats with commas between them: "6,8". */
  seats: string;
  use: string;
  road: string;
  battery: string;
  sort: string;
}

/** The filters that the data of the inventory page gives, with their first choices; the others follow from the vehicles. */
type GivenFilter = 'brand' | 'category' | 'price' | 'condition' | 'sort';

/** What the data of the inventory page gives. */
export interface GivenFilters extends Pick<InventoryOptions, GivenFilter> {
  /** Whole dollars of further choices of price, "Up to $8,000". */
  priceUpToUsd: readonly number[];
}

/** The choices of each filter, by its name in the query. */
export interface InventoryOptions extends Record<
  Exclude<keyof InventoryQuery, 'search'>,
  readonly FilterOption[]
> {
  price: readonly PriceBand[];
}

/** What restricts the list besides the search, in the order of the controls. */
export const filterNames = [
  'seats',
  'use',
  'road',
  'price',
  'condition',
  'brand',
  'category',
  'battery',
] as const;

/** No restriction, in the order of the list. */
export const emptyQuery: InventoryQuery = {
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
};

/** The vehicles that fulfill every filter of the query (AND), sorted; "featured" keeps the given order. */
export function filterVehicles(
  vehicles: readonly ListedVehicle[],
  query: InventoryQuery,
  priceBands: readonly PriceBand[],
): ListedVehicle[] {
  const search = normalizeSearchText(query.search);
  const brand = query.brand.toLowerCase();
  const category = query.category.toLowerCase();
  const band = priceBands.find((choice) => choice.value === query.price);
  const seats = listSeats(query);
  const matching = vehicles.filter(
    (vehicle) =>
      (brand === 'all' || vehicle.brandName.toLowerCase() === brand) &&
      (category === 'all' || vehicle.category.toLowerCase().includes(category)) &&
      (band === undefined || isInBand(vehicle.priceUsd, band)) &&
      (query.condition === 'all' || vehicle.condition === query.condition) &&
      (seats.length === 0 || seats.includes(String(vehicle.seats))) &&
      (query.use === 'all' || vehicle.uses?.some((use) => use === query.use)) &&
      (query.road === 'all' || vehicle.roadClass === query.road) &&
      (query.battery === 'all' || vehicle.batteryType?.toLowerCase() === query.battery) &&
      [vehicle.fullName, vehicle.description].some((text) => normalizeSearchText(text).includes(search)),
  );
  return sortVehicles(matching, query.sort);
}

/** The numbers of seats that a query asks for, as they stand in its choices; none where any number will do. */
export function listSeats(query: Pick<InventoryQuery, 'seats'>): string[] {
  return query.seats === 'all' ? [] : query.seats.split(',');
}

/** The seats of a query with one number more, or without it where it is there already; the smallest first. */
export function toggleSeats(query: Pick<InventoryQuery, 'seats'>, count: string): string {
  const chosen = listSeats(query);
  const next = chosen.includes(count) ? chosen.filter((other) => other !== count) : [...chosen, count];
  return joinSeats(next);
}

/** The words of a filter's chosen values: "6 seats" and "8 seats" for "6,8". */
function labelChoices(choices: readonly FilterOption[], value: string): string[] {
  return value.split(',').flatMap((part) => choices.find((choice) => choice.value === part)?.label ?? []);
}

/** The choices that restrict the list, the search first, each with its words: "Up to $10,000", "6 seats, 8 seats". */
export function listRestrictions(query: InventoryQuery, options: InventoryOptions) {
  return (['search', ...filterNames] as const)
    .filter((name) => query[name].trim() !== emptyQuery[name])
    .map((name) => ({
      name,
      words: name === 'search' ? query.search.trim() : labelChoices(options[name], query[name]).join(', '),
    }));
}

function joinSeats(counts: readonly string[]): string {
  return counts.toSorted((a, b) => Number(a) - Number(b)).join(',') || 'all';
}

/** Whether a band holds every price up to a bound, such as "Up to $8,000". */
export function isUpTo({ from, to }: PriceBand): boolean {
  return from === undefined && to !== undefined;
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
 * The query that a URL asks for. Values that are no option are ignored, as are unknown names;
 * brand and category are read without regard to case. Of seats there may be several: "6,8", or each by itself.
 */
export function parseInventoryQuery(params: URLSearchParams, options: InventoryOptions): InventoryQuery {
  const read = ([name, choices]: [string, readonly FilterOption[]]) => {
    const value = params.get(name)?.toLowerCase();
    return choices.some((choice) => choice.value === value) ? [[name, value]] : [];
  };
  const asked = new Set(params.getAll('seats').flatMap((value) => value.split(',')));
  const seats = options.seats.map(({ value }) => value).filter((value) => asked.has(value));
  return changeQuery(emptyQuery, {
    search: (params.get('search') ?? '').slice(0, 100),
    ...(Object.fromEntries(Object.entries(options).flatMap(read)) as Partial<InventoryQuery>),
    seats: seats.includes('all') ? 'all' : joinSeats(seats),
  });
}

/** A query with other choices. While no order is chosen, a list with a price stands by price. */
export function changeQuery(query: InventoryQuery, part: Partial<InventoryQuery>): InventoryQuery {
  const next = { ...query, ...part };
  return query.sort === getUsualSort(query) ? { ...next, sort: part.sort ?? getUsualSort(next) } : next;
}

/** The order of a list for which none is chosen. */
function getUsualSort({ price }: Pick<InventoryQuery, 'price'>): string {
  return price === emptyQuery.price ? emptyQuery.sort : 'price-low';
}

/** The query as a URL has it, without what restricts nothing and the usual order: "brand=denago&seats=6,8". */
export function formatInventoryQuery(query: InventoryQuery): string {
  const params = new URLSearchParams();
  const usual = { ...emptyQuery, sort: getUsualSort(query) };
  for (const [name, value] of Object.entries(query) as [keyof InventoryQuery, string][]) {
    if (value.trim() !== usual[name]) params.set(name, value.trim());
  }
  // Commas stay readable in a shared link.
  return params.toString().replaceAll('%2C', ',');
}

/**
 * All choices of the filters: the given ones first and unchanged, then the prices "up to" that find a vehicle, and what
 * the vehicles have besides (brands, categories, seats, uses, road classes, batteries), so that a new brand or series
 * needs no second edit.
 */
export function buildInventoryOptions(
  vehicles: readonly ListedVehicle[],
  { priceUpToUsd, ...given }: GivenFilters,
): InventoryOptions {
  const furtherBrands = distinct(vehicles.map(({ brandName }) => brandName)).filter(
    (brand) => !given.brand.some((choice) => choice.value === brand.toLowerCase()),
  );
  const furtherCategories = distinct(vehicles.map((vehicle) => vehicle.category)).filter(
    (category) => !given.category.some(({ value }) => value !== 'all' && category.includes(value)),
  );
  const seats = distinct(vehicles.map((vehicle) => vehicle.seats));
  const usesShown = vehicleUses.filter((use) => vehicles.some(({ uses }) => uses?.includes(use)));
  const roadsShown = roadClasses.filter((road) => vehicles.some(({ roadClass }) => roadClass === road));
  return {
    ...given,
    brand: [...given.brand, ...furtherBrands.map((brand) => ({ value: brand.toLowerCase(), label: brand }))],
    category: [
      ...given.category,
      ...furtherCategories.map((category) => ({ value: category, label: formatCategory(category) })),
    ],
    price: [...given.price, ...listPricesUpTo(vehicles, priceUpToUsd)],
    seats: [
      { value: 'all', label: 'Any number' },
      ...seats
        .toSorted((a, b) => a - b)
        .map((count) => ({ value: String(count), label: formatCount(count, 'seat') })),
    ],
    use: [
      { value: 'all', label: 'Any use' },
      ...usesShown.map((use) => ({ value: use, label: vehicleUseLabels[use] })),
    ],
    road: [
      { value: 'all', label: 'Any' },
      ...roadsShown.map((road) => ({ value: road, label: roadClassLabels[road] })),
    ],
    battery: [
      { value: 'all', label: 'Any battery' },
      // Sought in small letters, named as a cart has it: "LiFePO4".
      ...Array.from(
        new Map(vehicles.flatMap(({ batteryType: kind }) => (kind ? [[kind.toLowerCase(), kind]] : []))),
        ([value, kind]) => ({ value, label: capitalize(kind) }),
      ),
    ],
  };
}

/** Prices up to each of these figures, where a vehicle costs no more than that. */
function listPricesUpTo(vehicles: readonly ListedVehicle[], figures: readonly number[]): PriceBand[] {
  return distinct(figures)
    .toSorted((a, b) => a - b)
    .filter((to) => vehicles.some(({ priceUsd }) => priceUsd <= to))
    .map((to) => ({ value: `up-to-${to}`, label: `Up to ${formatUsd(to)}`, to }));
}

/** What comes first in an order; "featured" is the list's own. */
const comparisons: Partial<Record<string, (a: ListedVehicle, b: ListedVehicle) => number>> = {
  'price-low': (a, b) => a.priceUsd - b.priceUsd,
  'price-high': (a, b) => b.priceUsd - a.priceUsd,
  seats: (a, b) => b.seats - a.seats,
  range: (a, b) => (b.rangeMiles ?? 0) - (a.rangeMiles ?? 0),
};

/** What nobody can buy comes last in every order. */
function sortVehicles(vehicles: ListedVehicle[], sort: string): ListedVehicle[] {
  const compare = comparisons[sort] ?? (() => 0);
  return vehicles.toSorted((a, b) => Number(b.inStock) - Number(a.inStock) || compare(a, b));
}

/** "d6-max" is "D6 Max"; words without a vowel are abbreviations, "rxv" is "RXV". */
function formatCategory(category: string): string {
  return category
    .split('-')
    .map((word) => (/[aeiouy]/.test(word) ? capitalize(word) : word.toUpperCase()))
    .join(' ');
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
