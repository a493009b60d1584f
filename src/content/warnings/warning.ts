// Something in the data that is valid and yet probably a slip. Warnings stop no build.
import type { VehicleRecord } from '../../schemas/vehicle-record.ts';
import type { Doubt, Path } from '../problem.ts';

/** A place in a file below data/. */
export interface Place {
  file: string;
  at: Path;
}

/** One thing that somebody should look at, and what to do about it. */
export interface Warning extends Place, Pick<Doubt, 'found' | 'advice' | 'isMistake'> {
  /** Of a text that is no field, such as a paragraph of a policy; else the place tells it. */
  line?: number;
}

/** A field of a vehicle's file. */
export function placeInVehicle(record: Pick<VehicleRecord, 'id'>, field: string): Place {
  return { file: `vehicles/${record.id}.yaml`, at: [field] };
}
