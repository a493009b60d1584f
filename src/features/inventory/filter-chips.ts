// The chips above the inventory's list: filters that a press sets or removes.
import type { ListedVehicle } from '../vehicles/listed-vehicle.ts';
import { filterVehicles, isUpTo, listRestrictions } from './inventory-filters.ts';
import type { InventoryOptions } from './inventory-options.ts';
import type { InventoryPage } from './inventory-page.schema.ts';
import { emptyQuery, listSeats, toggleSeats, type InventoryQuery } from './inventory-query.ts';

export interface Chip {
  label: string;
  /** What a press changes. */
  change: Partial<InventoryQuery>;
}

/** One chip for each filter in use. */
export function listChips(query: InventoryQuery, options: InventoryOptions): Chip[] {
  return listRestrictions(query, options).map(({ name, label }) => ({
    label: name === 'search' ? `“${label}”` : label,
    change: { [name]: emptyQuery[name] },
  }));
}

type GivenChip = InventoryPage['chips'][number];
export type QuickFilter = GivenChip & { label: string };

/** Filters offered as chips: the given ones, then all other numbers of seats and prices "up to". */
export function listQuickFilters(options: InventoryOptions, given: readonly GivenChip[]): QuickFilter[] {
  const others: GivenChip[] = [
    ...options.seats.slice(1).map(({ value }) => ({ filter: 'seats' as const, value })),
    ...options.price.filter(isUpTo).map(({ value }) => ({ filter: 'price' as const, value })),
  ].filter((other) => !given.some(({ filter, value }) => filter === other.filter && value === other.value));
  return [...given, ...others].flatMap(({ filter, value, label }) => {
    const option = options[filter].find((choice) => choice.value === value);
    return option ? [{ filter, value, label: label ?? option.label }] : [];
  });
}

/** Chips of the filters not in use, without those that would find no vehicle. */
export function listQuickChips(
  query: InventoryQuery,
  vehicles: readonly ListedVehicle[],
  options: InventoryOptions,
  quickFilters: readonly QuickFilter[],
): Chip[] {
  return quickFilters
    .filter(({ filter, value }) =>
      // Seats alone takes several choices.
      filter === 'seats' ? !listSeats(query).includes(value) : query[filter] === emptyQuery[filter],
    )
    .map(({ filter, value, label }) => ({
      label,
      change: { [filter]: filter === 'seats' ? toggleSeats(query, value) : value },
    }))
    .filter(({ change }) => filterVehicles(vehicles, { ...query, ...change }, options.price).length > 0);
}
