// The chips above the inventory's list, each a filter that a press makes or takes away. Used by the inventory island.
import {
  emptyQuery,
  type filterNames,
  filterVehicles,
  isUpTo,
  listRestrictions,
  listSeats,
  toggleSeats,
  type InventoryOptions,
  type InventoryQuery,
} from './inventory-filters.ts';
import type { ListedVehicle } from '../vehicles/listed-vehicle.ts';

export interface Chip {
  label: string;
  /** What a press does to the query. */
  change: Partial<InventoryQuery>;
}

/** The filters in force with their words; the sort order restricts nothing and is no chip. */
export function listChips(query: InventoryQuery, options: InventoryOptions): Chip[] {
  return listRestrictions(query, options).map(({ name, words }) => ({
    label: name === 'search' ? `“${words}”` : words,
    change: { [name]: emptyQuery[name] },
  }));
}

/** A filter that is offered above the list. */
export interface QuickFilter {
  filter: (typeof filterNames)[number];
  value: string;
  label: string;
}

/** The filters to offer above the list: those given first, then all other numbers of seats and prices "up to". */
export function listQuickFilters(
  options: InventoryOptions,
  first: readonly (Omit<QuickFilter, 'label'> & { label?: string | undefined })[],
): QuickFilter[] {
  const others = [
    ...options.seats.slice(1).map(({ value }) => ({ filter: 'seats' as const, value })),
    ...options.price.filter(isUpTo).map(({ value }) => ({ filter: 'price' as const, value })),
  ].filter((other) => !first.some(({ filter, value }) => filter === other.filter && value === other.value));
  return [...first, ...others].flatMap(({ filter, value, label }: (typeof first)[number]) => {
    const option = options[filter].find((choice) => choice.value === value);
    return option ? [{ filter, value, label: label ?? option.label }] : [];
  });
}

/** The chips of filters that are not in force, each of which finds vehicles under those that are. */
export function listQuickChips(
  query: InventoryQuery,
  {
    vehicles,
    options,
    quickFilters,
  }: {
    vehicles: readonly ListedVehicle[];
    options: InventoryOptions;
    quickFilters: readonly QuickFilter[];
  },
): Chip[] {
  return quickFilters
    .filter(({ filter, value }) =>
      // Of seats several hold at a time, of the other filters one choice.
      filter === 'seats' ? !listSeats(query).includes(value) : query[filter] === emptyQuery[filter],
    )
    .map(({ filter, value, label }) => ({
      label,
      change: { [filter]: filter === 'seats' ? toggleSeats(query, value) : value },
    }))
    .filter(({ change }) => filterVehicles(vehicles, { ...query, ...change }, options.price).length > 0);
}
