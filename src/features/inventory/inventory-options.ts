// The choices of each filter: those of data/pages/inventory.yaml first and unchanged, then what the vehicles have besides.
import { capitalize, formatCount, formatUsd } from '../../lib/format.ts';
import type { ListedVehicle } from '../vehicles/vehicle.ts';
import { roadClassLabels, vehicleUseLabels } from '../vehicles/vehicle-kinds.ts';
import type { InventoryPage } from './inventory-page.schema.ts';
import type { FilterOptions } from './inventory-query.ts';

/** A choice of price, its bounds in whole dollars. */
export type PriceBand = InventoryPage['filters']['price'][number];

export interface InventoryOptions extends FilterOptions {
  price: readonly PriceBand[];
}

/** All choices of all filters, so that a new brand or series needs no edit of the page's file. */
export function buildInventoryOptions(
  vehicles: readonly ListedVehicle[],
  { priceUpToUsd, ...given }: InventoryPage['filters'],
): InventoryOptions {
  const brands = listDistinct(vehicles.map(({ brandName }) => brandName)).map((label) => ({
    value: label.toLowerCase(),
    label,
  }));
  const categories = listDistinct(vehicles.map(({ category }) => category)).map((value) => ({
    value,
    label: formatCategory(value),
  }));
  const batteries = vehicles.map(({ batteryType }) => batteryType);
  return {
    ...given,
    brand: [
      ...given.brand,
      ...brands.filter(({ value }) => !given.brand.some((option) => option.value === value)),
    ],
    category: [
      ...given.category,
      ...categories.filter(
        ({ value }) =>
          !given.category.some((option) => option.value !== 'all' && value.includes(option.value)),
      ),
    ],
    price: [
      ...given.price,
      ...listDistinct(priceUpToUsd)
        .toSorted((a, b) => a - b)
        .filter((to) => vehicles.some(({ priceUsd }) => priceUsd <= to))
        .map((to) => ({ value: `up-to-${to}`, label: `Up to ${formatUsd(to)}`, to })),
    ],
    seats: [
      { value: 'all', label: 'Any number' },
      ...listDistinct(vehicles.map(({ seats }) => seats))
        .toSorted((a, b) => a - b)
        .map((count) => ({ value: String(count), label: formatCount(count, 'seat') })),
    ],
    use: [
      { value: 'all', label: 'Any use' },
      ...listUsed(vehicleUseLabels, new Set(vehicles.flatMap(({ uses }) => uses ?? []))),
    ],
    road: [
      { value: 'all', label: 'Any' },
      ...listUsed(roadClassLabels, new Set(vehicles.map(({ roadClass }) => roadClass))),
    ],
    battery: [
      { value: 'all', label: 'Any battery' },
      // The label keeps the case of "LiFePO4".
      ...Array.from(new Map(batteries.map((type) => [type.toLowerCase(), type])), ([value, type]) => ({
        value,
        label: capitalize(type),
      })),
    ],
  };
}

/** The labels that some vehicle needs, in their order. */
function listUsed(labels: Readonly<Record<string, string>>, used: ReadonlySet<string | undefined>) {
  return Object.entries(labels)
    .map(([value, label]) => ({ value, label }))
    .filter(({ value }) => used.has(value));
}

/** "d6-max" is "D6 Max"; words without a vowel are abbreviations, "rxv" is "RXV". */
function formatCategory(category: string): string {
  return category
    .split('-')
    .map((word) => (/[aeiouy]/.test(word) ? capitalize(word) : word.toUpperCase()))
    .join(' ');
}

function listDistinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
