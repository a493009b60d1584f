// Which vehicles a page suggests besides its own, by a rule that can be read off: use, category, seats, then price.
import type { Vehicle } from './vehicle.ts';
import type { VehicleRecord } from './vehicle-record.schema.ts';
import type { listOrders } from './sort-orders.ts';

/**
 * The closest other vehicles in stock: a use that both have counts most, then the same category, the same seats and the
 * smallest difference in price. Ties keep the catalog's order. Who looks at a used one that can be had is shown the used
 * ones nearest in price, and last the closest new one as the step up.
 */
export function listRelatedVehicles(vehicle: Vehicle, all: readonly Vehicle[], count: number): Vehicle[] {
  const score = (other: Vehicle) =>
    (vehicle.uses?.some((use) => other.uses?.includes(use)) ? 0 : 4) +
    (other.category === vehicle.category ? 0 : 2) +
    (other.seats === vehicle.seats ? 0 : 1);
  const comparePrices = (a: Vehicle, b: Vehicle) =>
    Math.abs(a.priceUsd - vehicle.priceUsd) - Math.abs(b.priceUsd - vehicle.priceUsd);
  const others = all.filter((other) => other.id !== vehicle.id && other.inStock);
  const closest = others.toSorted((a, b) => score(a) - score(b) || comparePrices(a, b));
  if (vehicle.condition !== 'used' || !vehicle.inStock) return closest.slice(0, count);
  const used = others.filter(({ condition }) => condition === 'used').toSorted(comparePrices);
  return [...used.slice(0, count - 1), ...closest.filter(({ condition }) => condition === 'new')].slice(
    0,
    count,
  );
}

/** Whether a vehicle's record says that it may be registered for the road. */
export function isForRoad({ roadClass }: Pick<Vehicle, 'roadClass'>): boolean {
  return roadClass === 'low-speed-vehicle';
}

/** Orders in which pages suggest and list vehicles, the first one best. */
export const vehicleOrders: Record<
  (typeof listOrders)[number],
  (a: VehicleRecord, b: VehicleRecord) => number
> = {
  'lowest-price': (a, b) => a.priceUsd - b.priceUsd,
  'longest-range': (a, b) => b.rangeMiles - a.rangeMiles,
  'largest-payload': (a, b) => b.payloadLbs - a.payloadLbs,
  'most-warranty': (a, b) => countWarrantyMonths(b) - countWarrantyMonths(a) || a.priceUsd - b.priceUsd,
};

/** Months of warranty that are left: all of it on what is not used, and less than none on what is sold as-is. */
function countWarrantyMonths(record: VehicleRecord): number {
  if (record.condition !== 'used') return Number.MAX_SAFE_INTEGER;
  return record.asIs ? -1 : record.warrantyMonthsLeft;
}
