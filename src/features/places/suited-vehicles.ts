// Which vehicles a town's page suggests, by the picks of the staff.
import type { TownPage, VehiclePick as WrittenPick } from './town-page.schema.ts';
import type { Vehicle } from '../vehicles/vehicle.ts';
import type { RoadClass } from '../vehicles/vehicle-uses.ts';
import { spellNumber } from '../../lib/format.ts';
import { isForRoad, vehicleOrders } from '../vehicles/related-vehicles.ts';

/** Which cart to suggest, as the staff write it, or of one road class alone. */
export type VehiclePick = WrittenPick & { roadClass?: RoadClass };

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

/** What the suggested vehicles are for, by their records: "One for the street, two for private land". */
export function titleSuggestions(
  vehicles: readonly Pick<Vehicle, 'roadClass'>[],
  { street, privateLand }: TownPage['vehicles']['counted'],
): string {
  const forStreet = vehicles.filter(isForRoad).length;
  const parts = [
    { count: forStreet, purpose: street },
    { count: vehicles.length - forStreet, purpose: privateLand },
  ];
  const title = parts
    .filter(({ count }) => count > 0)
    .map(({ count, purpose }) => `${spellNumber(count)} ${purpose}`)
    .join(', ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}
