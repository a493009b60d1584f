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

/** What most visitors come with and have not chosen yet: a price "up to", each number of seats, and used carts. */
export function listQuickChips(query: InventoryQuery, options: InventoryOptions): Chip[] {
  const used = options.condition.filter(({ value }) => value === 'used' && value !== query.condition);
  const seats = options.seats.slice(1).filter(({ value }) => !listSeats(query).includes(value));
  // One price holds at a time, and without the others the seats come into view.
  const prices = query.price === emptyQuery.price ? options.price.filter(isUpTo) : [];
  return [
    ...prices.map(({ value, label }) => ({ label, change: { price: value } })),
    ...seats.map(({ value, label }) => ({ label, change: { seats: toggleSeats(query, value) } })),
    ...used.map(({ value, label }) => ({ label, change: { condition: value } })),
  ];
}
