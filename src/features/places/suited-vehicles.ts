// Which vehicles a town's page suggests, by the picks of the staff.
import type { VehiclePick as WrittenPick } from './town-page.schema.ts';
import { vehicleOrders } from '../vehicles/related-vehicles.ts';
import type { Vehicle } from '../vehicles/vehicle.ts';
import type { RoadClass } from '../vehicles/vehicle-kinds.ts';

/** Which cart to suggest, as the staff write it, or of one road class alone. */
export type VehiclePick = WrittenPick & { roadClass?: RoadClass };

/**
 * One new vehicle in stock for each pick, none twice: of those that fit the pick, the first in its preferred order, and one
 * that stands near before one that does not. Where none fits (any more), the least expensive one that is not chosen yet
 * stands in, without its pick. Ties keep the catalog's order.
 */
export function listSuitedVehicles(
  picks: readonly VehiclePick[],
  all: readonly Vehicle[],
  isNear: (vehicle: Vehicle) => boolean,
): { vehicle: Vehicle; pick: VehiclePick | undefined }[] {
  const free = all.filter(({ condition, inStock }) => condition === 'new' && inStock);
  return picks.flatMap((pick) => {
    const fitting = free.filter(
      ({ category, roadClass, seats }) =>
        (pick.roadClass === undefined || roadClass === pick.roadClass) &&
        (pick.categories?.includes(category) ?? true) &&
        seats >= (pick.minSeats ?? 0) &&
        seats <= (pick.maxSeats ?? Infinity),
    );
    const [best] = fitting.toSorted(
      (a, b) => Number(isNear(b)) - Number(isNear(a)) || vehicleOrders[pick.prefer](a, b),
    );
    const vehicle = best ?? free.toSorted(vehicleOrders['lowest-price'])[0];
    if (!vehicle) return [];
    free.splice(free.indexOf(vehicle), 1);
    return [{ vehicle, pick: best && pick }];
  });
}
