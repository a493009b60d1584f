// Comparing a few vehicles side by side: which ones, as the URL has it, and the rows of the table.
// Used by the inventory island.
import { formatUsd } from '../../lib/format.ts';
import type { ListedVehicle } from '../vehicles/listed-vehicle.ts';
import { conditionLabels, listSpecifications } from '../vehicles/vehicle-labels.ts';

/** Most vehicles that fit beside each other. */
export const maxCompared = 3;

export interface CompareRow {
  label: string;
  /** One value for each vehicle, in their order; "–" where none is known. */
  values: string[];
  /** Whether the known values are not all the same: what is not known differs from nothing. */
  differs: boolean;
}

/** The ids that a URL asks to compare: known ones only, each once, at most as many as fit. */
export function parseCompareIds(
  params: URLSearchParams,
  vehicles: readonly Pick<ListedVehicle, 'id'>[],
): string[] {
  const asked = new Set((params.get('compare') ?? '').split(','));
  return [...asked].filter((id) => vehicles.some((vehicle) => vehicle.id === id)).slice(0, maxCompared);
}

/** The ids with one more, or without it where it is there already. A full list stays as it is. */
export function toggleCompareId(ids: readonly string[], id: string): string[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < maxCompared ? [...ids, id] : [...ids];
}

/** Whether so many vehicles can be compared: one alone cannot. */
export function isComparable(count: number): boolean {
  return count > 1;
}

/** Price and every specification that at least one of the vehicles has. */
export function buildCompareRows(vehicles: readonly ListedVehicle[]): CompareRow[] {
  const lists = vehicles.map((vehicle) => [
    { label: 'Price', value: formatUsd(vehicle.priceUsd) },
    { label: 'Condition', value: conditionLabels[vehicle.condition] },
    ...listSpecifications(vehicle),
  ]);
  const labels = [...new Set(lists.flatMap((list) => list.map((entry) => entry.label)))];
  return labels.map((label) => {
    const known = lists.map((list) => list.find((entry) => entry.label === label)?.value);
    const values = known.map((value) => value ?? '–');
    return { label, values, differs: new Set(known.filter((value) => value !== undefined)).size > 1 };
  });
}
