// Which vehicles a page suggests besides its own, by a rule that can be read off: use, seats, then price.
import type { VehiclePick as WrittenPick } from '../../schemas/pages/town-page.ts';
import type { Vehicle } from '../../schemas/vehicle.ts';
import type { VehicleRecord } from '../../schemas/vehicle-record.ts';
import type { RoadClass } from '../../schemas/vehicle-uses.ts';
import { inventoryPathFor } from '../site/paths.ts';
import { emptyQuery, formatInventoryQuery } from './inventory-filters.ts';

/** Which cart to suggest, as the staff write it, or of one road class alone. */
export type VehiclePick = WrittenPick & { roadClass?: RoadClass };

/**
 * The closest other vehicles in stock: same category counts most, then same seats, then the smallest difference
 * in price. Ties keep the catalog's order.
 */
export function listRelatedVehicles(vehicle: Vehicle, all: readonly Vehicle[], count: number): Vehicle[] {
  const score = (other: Vehicle) =>
    (other.category === vehicle.category ? 0 : 2) + (other.seats === vehicle.seats ? 0 : 1);
  return all
    .filter((other) => other.id !== vehicle.id && other.inStock)
    .toSorted(
      (a, b) =>
        score(a) - score(b) ||
        Math.abs(a.priceUsd - vehicle.priceUsd) - Math.abs(b.priceUsd - vehicle.priceUsd),
    )
    .slice(0, count);
}

/**
 * The cart whose picture stands for a brand: the first of the preferred ids that is one of its carts, else its first in
 * stock, else its first. Undefined when the dealer has none.
 */
export function chooseBrandCart(
  brandId: string,
  all: readonly Vehicle[],
  preferredIds: readonly string[],
): Vehicle | undefined {
  const ofBrand = all.filter((vehicle) => vehicle.brandId === brandId);
  const [preferred] = preferredIds.flatMap((id) => ofBrand.find((vehicle) => vehicle.id === id) ?? []);
  return preferred ?? ofBrand.find(({ inStock }) => inStock) ?? ofBrand[0];
}

/** A brand's vehicles in stock, by the rule of the specification: brand contains the name, without regard to case. */
export function listInStockOf(brandName: string, vehicles: readonly Vehicle[]): Vehicle[] {
  return vehicles.filter(
    (vehicle) => vehicle.inStock && vehicle.brandName.toLowerCase().includes(brandName.toLowerCase()),
  );
}

/**
 * Where a brand's name leads: to its page, or without one to its vehicles in the inventory; undefined where it has no
 * page and none of its vehicles is in stock.
 */
export function findBrandPath(
  { name, page }: { name: string; page?: { path: string } | undefined },
  vehicles: readonly Vehicle[],
): string | undefined {
  if (page) return page.path;
  if (!vehicles.some(({ inStock, brandName }) => inStock && brandName === name)) return undefined;
  return inventoryPathFor(formatInventoryQuery({ ...emptyQuery, brand: name.toLowerCase() }));
}

/**
 * One new vehicle in stock for each pick, none twice: of those that fit the pick, the first in its preferred order.
 * Where none fits (any more), the least expensive one that is not chosen yet stands in. Ties keep the catalog's order.
 * Those that may be registered for the road come first, then the others, in the order of the picks.
 */
export function listSuitedVehicles(
  picks: readonly VehiclePick[],
  all: readonly Vehicle[],
): { vehicle: Vehicle; reason: string | undefined }[] {
  const free = all.filter(({ condition, inStock }) => condition === 'new' && inStock);
  const suited = picks.flatMap((pick) => {
    const fitting = free.filter(
      ({ category, roadClass, seats }) =>
        (pick.roadClass === undefined || roadClass === pick.roadClass) &&
        (pick.categories?.includes(category) ?? true) &&
        seats >= (pick.minSeats ?? 0) &&
        seats <= (pick.maxSeats ?? Infinity),
    );
    const best = fitting.toSorted(vehicleOrders[pick.prefer])[0];
    const vehicle = best ?? free.toSorted(vehicleOrders['lowest-price'])[0];
    if (!vehicle) return [];
    free.splice(free.indexOf(vehicle), 1);
    return [{ vehicle, reason: best && pick.reason }];
  });
  return suited.toSorted((a, b) => Number(isForRoad(b.vehicle)) - Number(isForRoad(a.vehicle)));
}

/** Whether a vehicle's record says that it may be registered for the road. */
export function isForRoad({ roadClass }: Pick<Vehicle, 'roadClass'>): boolean {
  return roadClass === 'low-speed-vehicle';
}

/** Orders in which pages suggest vehicles, the first one best. */
export const vehicleOrders: Record<VehiclePick['prefer'], (a: VehicleRecord, b: VehicleRecord) => number> = {
  'lowest-price': (a, b) => a.priceUsd - b.priceUsd,
  'longest-range': (a, b) => b.rangeMiles - a.rangeMiles,
  'largest-payload': (a, b) => b.payloadLbs - a.payloadLbs,
};
