// What may be said of rental carts and the road: what the records of the carts say, and nothing where those are silent.
import type { RentalGroup } from './rental-plans.schema.ts';
import type { VehicleRecord } from '../vehicles/vehicle-record.schema.ts';
import { roadClassLabels } from '../vehicles/vehicle-kinds.ts';

/**
 * What the carts of a group are on the road and what makes them that, each sentence once; undefined while nobody has checked
 * which carts are rented, or where one of their records names no road class.
 */
export function describeRentalRoads(
  { vehicleIds, verified }: Pick<RentalGroup, 'vehicleIds' | 'verified'>,
  getRecord: (id: string) => Pick<VehicleRecord, 'roadClass' | 'roadClassSource'>,
): string | undefined {
  const sentences = vehicleIds.map((id) => {
    const { roadClass, roadClassSource } = getRecord(id);
    return roadClass && roadClassSource && `${roadClassLabels[roadClass]}. ${roadClassSource}`;
  });
  const isKnown = verified !== false && sentences.every((sentence) => sentence !== undefined);
  return isKnown ? [...new Set(sentences)].join(' ') : undefined;
}

/** Whether the record of at least one cart that somebody has checked to be rented says that it may be registered for the road. */
export function hasRoadRental(
  groups: readonly Pick<RentalGroup, 'vehicleIds' | 'verified'>[],
  getRecord: (id: string) => Pick<VehicleRecord, 'roadClass'>,
): boolean {
  return groups.some(
    ({ vehicleIds, verified }) =>
      verified !== false && vehicleIds.some((id) => getRecord(id).roadClass === 'low-speed-vehicle'),
  );
}

/** Whether somebody has checked which carts are rented, and the records of all of them say that they are for the road and have belts. */
export function areRoadRentals(groups: readonly RentalGroup[], records: readonly VehicleRecord[]): boolean {
  return groups.every(
    ({ vehicleIds, verified }) =>
      verified !== false &&
      records
        .filter(({ id }) => vehicleIds.includes(id))
        .every(
          ({ roadClass, features, roadClassSource }) =>
            roadClass === 'low-speed-vehicle' && /\bbelts?\b/i.test([...features, roadClassSource].join(' ')),
        ),
  );
}
