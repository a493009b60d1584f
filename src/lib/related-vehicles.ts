// Which vehicles a page suggests besides its own, by a rule that can be read off: use, seats, then price.
import type { VehicleRecord } from '../schemas/vehicle-record.ts';

/**
 * The closest other vehicles in stock: same category counts most, then same seats, then the smallest difference
 * in price. Ties keep the catalogue's order.
 */
export function listRelatedVehicles(
  record: VehicleRecord,
  all: readonly VehicleRecord[],
  count: number,
): VehicleRecord[] {
  const score = (other: VehicleRecord) =>
    (other.category === record.category ? 0 : 2) + (other.seats === record.seats ? 0 : 1);
  return all
    .filter((other) => other.id !== record.id && other.inStock)
    .toSorted(
      (a, b) =>
        score(a) - score(b) ||
        Math.abs(a.priceUsd - record.priceUsd) - Math.abs(b.priceUsd - record.priceUsd),
    )
    .slice(0, count);
}

/** New vehicles in stock for a small place to start with: the least expensive one of two, four and six seats or more. */
export function listStarterVehicles(all: readonly VehicleRecord[]): VehicleRecord[] {
  const inStock = all
    .filter((record) => record.condition === 'new' && record.inStock)
    .toSorted((a, b) => a.priceUsd - b.priceUsd);
  return [
    inStock.find((record) => record.seats <= 2),
    inStock.find((record) => record.seats === 4),
    inStock.find((record) => record.seats >= 6),
  ].filter((record) => record !== undefined);
}
