// Which vehicles a page suggests, and the orders of lists.
import type { Vehicle } from './vehicle.ts';
import type { VehicleRecord } from './vehicle-record.schema.ts';

/**
 * The most similar vehicles in stock: two to compare with this one, or three if it is out of stock. A shared use counts most,
 * then category, seats and price. The same condition comes before all of these, unless the vehicle is out of stock.
 */
export function listRelatedVehicles(vehicle: Vehicle, all: readonly Vehicle[]): Vehicle[] {
  const score = (other: Vehicle) =>
    (vehicle.inStock && other.condition !== vehicle.condition ? 8 : 0) +
    (vehicle.uses?.some((use) => other.uses?.includes(use)) ? 0 : 4) +
    (other.category === vehicle.category ? 0 : 2) +
    (other.seats === vehicle.seats ? 0 : 1);
  const distance = (other: Vehicle) => Math.abs(other.priceUsd - vehicle.priceUsd);
  return all
    .filter((other) => other.id !== vehicle.id && other.inStock)
    .toSorted((a, b) => score(a) - score(b) || distance(a) - distance(b))
    .slice(0, vehicle.inStock ? 2 : 3);
}

/** Sort orders of lists; the last one is for used vehicles. */
export const listOrders = ['lowest-price', 'longest-range', 'largest-payload', 'most-warranty'] as const;

export const vehicleOrders: Record<
  (typeof listOrders)[number],
  (a: VehicleRecord, b: VehicleRecord) => number
> = {
  'lowest-price': (a, b) => a.priceUsd - b.priceUsd,
  'longest-range': (a, b) => b.rangeMiles - a.rangeMiles,
  'largest-payload': (a, b) => b.payloadLbs - a.payloadLbs,
  'most-warranty': (a, b) => countWarrantyMonths(b) - countWarrantyMonths(a) || a.priceUsd - b.priceUsd,
};

/** The largest number unless the vehicle is used; -1 if it is sold as-is. */
function countWarrantyMonths(record: VehicleRecord): number {
  if (record.condition !== 'used') return Number.MAX_SAFE_INTEGER;
  return record.asIs ? -1 : record.warrantyMonthsLeft;
}
