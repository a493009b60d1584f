// A vehicle from its file: with its brand's name and how many pictures it has.
import type { Vehicle } from './vehicle.ts';
import type { VehicleRecord } from './vehicle-record.schema.ts';

/** The vehicle of a file. `brandName` is the name in the brand's file. */
export function buildVehicle(record: VehicleRecord, brandName: string): Vehicle {
  return {
    ...record,
    brandName,
    fullName: `${brandName} ${record.name}`,
    pictureCount: record.pictures.length,
  };
}
