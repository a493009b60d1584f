// Whether rental carts may use the road. Nothing is known until the list of rented carts is verified.
import type { RentalGroup } from './rental-plans.schema.ts';
import type { VehicleRecord } from '../vehicles/vehicle-record.schema.ts';
import { isStreetLegal } from '../vehicles/vehicle.ts';
import { roadClassLabels } from '../vehicles/vehicle-kinds.ts';

type RentedCarts = Pick<RentalGroup, 'vehicleIds' | 'verified'>;

/** The road classes of a group's carts and their sources; undefined unless all of them are known. */
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
export function hasStreetLegalRental(
  groups: readonly RentedCarts[],
  getRecord: (id: string) => Pick<VehicleRecord, 'roadClass'>,
): boolean {
  return groups.some(
    ({ vehicleIds, verified }) => verified !== false && vehicleIds.some((id) => isStreetLegal(getRecord(id))),
  );
}

/** Whether all rental carts may be registered for the road and have belts. */
export function areStreetLegal(groups: readonly RentedCarts[], records: readonly VehicleRecord[]): boolean {
  const hasBelts = ({ features, roadClassSource }: VehicleRecord) =>
    /\bbelts?\b/i.test([...features, roadClassSource].join(' '));
  return groups.every(
    ({ vehicleIds, verified }) =>
      verified !== false &&
      records
        .filter(({ id }) => vehicleIds.includes(id))
        .every((record) => isStreetLegal(record) && hasBelts(record)),
  );
}
