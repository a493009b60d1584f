// The chips above the inventory's list, each a filter that a press makes or takes away. Used by the inventory island.
import {
  emptyQuery,
  filterNames,
  isUpTo,
  labelChoices,
  listSeats,
  toggleSeats,
  type InventoryOptions,
  type InventoryQuery,
} from './inventory-filters.ts';

export interface Chip {
  label: string;
  /** What a press does to the query. */
  change: Partial<InventoryQuery>;
  /** Whether it stands for a filter in force, which the press takes away. */
  isSet?: true;
}

/** The filters in force with their words; the sort order restricts nothing and is no chip. */
export function listChips(query: InventoryQuery, options: InventoryOptions): Chip[] {
  const chips: Chip[] = [];
  if (query.search.trim() !== '') {
    chips.push({ label: `“${query.search.trim()}”`, change: { search: emptyQuery.search }, isSet: true });
  }
  for (const name of filterNames) {
    if (query[name] === emptyQuery[name]) continue;
    chips.push({
      label: labelChoices(options[name], query[name]).join(', '),
      change: { [name]: emptyQuery[name] },
      isSet: true,
    });
  }
  return chips;
}

/** Of prices and numbers of seats the first screen of a phone has room for these, and for the edge of the next. */
const pricesBeforeSeats = 2;

/** What most visitors come with and have not chosen yet: prices "up to", each number of seats, and used carts. */
export function listQuickChips(query: InventoryQuery, options: InventoryOptions): Chip[] {
  const used = options.condition.filter(({ value }) => value === 'used' && value !== query.condition);
  const seats = options.seats.slice(1).filter(({ value }) => !listSeats(query).includes(value));
  const prices = options.price.filter((band) => isUpTo(band) && band.value !== query.price);
  const priceChips = prices.map(({ value, label }) => ({ label, change: { price: value } }));
  return [
    ...priceChips.slice(0, pricesBeforeSeats),
    ...seats.map(({ value, label }) => ({ label, change: { seats: toggleSeats(query, value) } })),
    ...used.map(({ value, label }) => ({ label, change: { condition: value } })),
    ...priceChips.slice(pricesBeforeSeats),
  ];
}
