// What may be said of rental carts and the road: what their records say, once somebody has checked which carts are rented.
import type { RentalGroup } from './rental-plans.schema.ts';
import type { VehicleRecord } from '../vehicles/vehicle-record.schema.ts';
import { roadClassLabels } from '../vehicles/vehicle-kinds.ts';

type RentedCarts = Pick<RentalGroup, 'vehicleIds' | 'verified'>;

/** What the carts of a group are on the road and what proves it; undefined unless that is known of all. */
export function describeRentalRoads(
  { vehicleIds, verified }: RentedCarts,
  getRecord: (id: string) => Pick<VehicleRecord, 'roadClass' | 'roadClassSource'>,
): string | undefined {
  const sentences = vehicleIds.map((id) => {
    const { roadClass, roadClassSource } = getRecord(id);
    return roadClass && roadClassSource && `${roadClassLabels[roadClass]}. ${roadClassSource}`;
  });
  const isKnown = verified !== false && sentences.every((sentence) => sentence !== undefined);
  return isKnown ? [...new Set(sentences)].join(' ') : undefined;
}

/** Whether at least one rental cart may be registered for the road. */
export function hasRoadRental(
  groups: readonly RentedCarts[],
  getRecord: (id: string) => Pick<VehicleRecord, 'roadClass'>,
): boolean {
  return groups.some(
    ({ vehicleIds, verified }) =>
      verified !== false && vehicleIds.some((id) => getRecord(id).roadClass === 'low-speed-vehicle'),
  );
}

/** Whether all rental carts may be registered for the road and have belts. */
export function areRoadRentals(groups: readonly RentedCarts[], records: readonly VehicleRecord[]): boolean {
  const isForRoad = ({ roadClass, features, roadClassSource }: VehicleRecord) =>
    roadClass === 'low-speed-vehicle' && /\bbelts?\b/i.test([...features, roadClassSource].join(' '));
  return groups.every(
    ({ vehicleIds, verified }) =>
      verified !== false && records.filter(({ id }) => vehicleIds.includes(id)).every(isForRoad),
  );
}
