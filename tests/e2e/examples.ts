// What the specs look at, chosen from the data that the site is built of, so that the staff may change any of it.
import {
  getBrands,
  getCounties,
  getDealer,
  getLists,
  getPageCopy,
  getPolicies,
  getTowns,
  getVehicles,
} from '../../src/content/site.ts';
import { addDays, readToday } from '../../src/lib/clock.ts';
import { listPath } from '../../src/lib/paths.ts';
import { isClosed } from '../../src/features/dealer/closed-days.ts';
import { listClosedDays } from '../../src/features/dealer/opening-hours.ts';
import { describeResultCount, filterVehicles } from '../../src/features/inventory/inventory-filters.ts';
import { emptyQuery, type InventoryQuery } from '../../src/features/inventory/inventory-query.ts';
import { buildInventoryOptions } from '../../src/features/inventory/inventory-options.ts';
import { findShowroom } from '../../src/features/vehicles/vehicle.ts';

const dealer = getDealer();
const vehicles = getVehicles();

/** A choice of a filter. */
interface Choice {
  /** Name of the filter in the URL. */
  name: 'brand' | 'category' | 'price' | 'condition';
  /** Label of its control. */
  label: string;
  value: string;
  /** Words of the choice. */
  words: string;
}

const options = buildInventoryOptions(vehicles, getPageCopy('inventory').filters);
const filters: readonly [name: Choice['name'], label: string][] = [
  ['brand', 'Brand'],
  ['category', 'Category (series)'],
  ['price', 'Price'],
  ['condition', 'Condition'],
];
const choices: readonly Choice[] = filters.flatMap(([name, label]) =>
  options[name]
    .filter(({ value }) => value !== 'all')
    .map(({ value, label: words }) => ({ name, label, value, words })),
);

type Chosen = readonly { name: keyof InventoryQuery; value: string }[];

/** How many carts the inventory shows for these choices. */
export function countShown(...chosen: Chosen): number {
  return listShown(...chosen).length;
}

/** What the inventory says above the list of these choices. */
export function describeShown(...chosen: Chosen): string {
  return describeResultCount(listShown(...chosen));
}

function listShown(...chosen: Chosen) {
  const query = Object.fromEntries(chosen.map(({ name, value }) => [name, value])) as Partial<InventoryQuery>;
  return filterVehicles(vehicles, { ...emptyQuery, ...query }, options.price);
}

/** Two choices of different filters, each of which leaves carts away that the other shows; in the order of the URL. */
export const [firstChoice, secondChoice] = find(
  'two filters that narrow each other',
  choices.flatMap((first, index) => choices.slice(index + 1).map((second) => [first, second] as const)),
  ([first, second]) => {
    const both = countShown(first, second);
    const least = Math.min(countShown(first), countShown(second));
    return first.name !== second.name && both > 0 && both < least && least < vehicles.length;
  },
);

/** A brand that some of the carts have, as the filter names it. */
export const brandChoice = find(
  'brand that some carts have and others have not',
  choices.filter(({ name }) => name === 'brand'),
  (choice) => countShown(choice) > 0 && countShown(choice) < vehicles.length,
);

/** Two numbers of seats that carts have, the smaller first, and not all carts one of them. */
export const twoSeatCounts = find(
  'two numbers of seats that leave carts away',
  options.seats
    .slice(1)
    .flatMap(({ value: first }, index, all) =>
      all.slice(index + 1).map(({ value: second }) => [first, second] as const),
    ),
  ([first, second]) => countShown({ name: 'seats', value: `${first},${second}` }) < vehicles.length,
);

/** A new cart that stands on a card of the inventory. */
export const cart = find('new cart', vehicles, ({ condition, inStock }) => condition === 'new' && inStock);

const shownCarts = vehicles.flatMap((vehicle) => {
  const showroom = findShowroom(vehicle, dealer.showrooms);
  return showroom ? [{ vehicle, showroom }] : [];
});
/** A cart with the showroom where it stands, if possible one with a number of its own. */
export const shownCart = find(
  'cart that stands in a showroom',
  [...shownCarts.filter(({ showroom }) => showroom.phone !== dealer.phone), ...shownCarts],
  () => true,
);

const pairs = vehicles.flatMap((first, index) =>
  vehicles.slice(index + 1).map((second) => [first, second] as const),
);
/** Two carts that go equally fast and not equally far. */
export const comparedCarts = find(
  'two carts that differ in range and not in speed',
  pairs,
  ([first, second]) => first.topSpeedMph === second.topSpeedMph && first.rangeMiles !== second.rangeMiles,
);
/** Two carts besides those. */
export const furtherCarts = vehicles.filter((vehicle) => !comparedCarts.includes(vehicle)).slice(0, 2);

const brandPages = getBrands().flatMap(({ page }) => page ?? []);
export const brandPath = find('page of a brand', brandPages, () => true).path;
export const county = find(
  'county with towns',
  getCounties(),
  ({ municipalities: { length } }) => length > 0,
);
export const town = find('town of that county', getTowns(), ({ countyId }) => countyId === county.id);
/** A list of carts that also prints the road law, the longest page of its kind. */
export const listPagePath = listPath(
  find('list of carts', getLists(), ({ roads }) => roads !== undefined).id,
);
export const policyPath = find('policy', getPolicies(), ({ path }) => path.startsWith('/policies/')).path;

function find<T>(what: string, among: readonly T[], isRight: (one: T) => boolean): T {
  const found = among.find(isRight);
  if (found === undefined) throw new Error(`the data have no ${what} to test with`);
  return found;
}

const { hours, holidayHours, timeZone } = dealer;
const closedDays = listClosedDays(hours.showroom, holidayHours);
const comingDays = Array.from({ length: 60 }, (_, index) => addDays(readToday(timeZone), 30 + index));

/** A day to come on which the showrooms are open, and one on which they are closed if there is any; ISO dates. */
export const openDay = comingDays.find((day) => !isClosed(day, closedDays)) ?? '';
export const closedDay = comingDays.find((day) => isClosed(day, closedDays));
