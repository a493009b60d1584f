// What a check finds at a path of a file, before the line of that path is looked up.
import type { VehicleRecord } from '../../schemas/vehicle-record.ts';
import type { Diagnostic, Path } from '../diagnostic.ts';

/** A place in a file below data/. */
export interface Place {
  file: string;
  at: Path;
}

/** What a check finds; a warning unless it says that it is an error. */
export interface Finding extends Place, Pick<Diagnostic, 'found' | 'expected'> {
  severity?: Diagnostic['severity'];
  /** Of a text that is no field, such as a paragraph of a policy; else the place tells it. */
  line?: number;
}

/** A field of a vehicle's file. */
export function placeInVehicle(record: Pick<VehicleRecord, 'id'>, field: string): Place {
  return { file: `vehicles/${record.id}.yaml`, at: [field] };
}
