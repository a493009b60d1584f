// What a check gets, and what it gives: a place in a file with the words about it. Its line is looked up by run-checks.ts.
import type { VehicleRecord } from '../../features/vehicles/vehicle-record.schema.ts';
import type { Diagnostic, Path } from '../engine/diagnostic.ts';

/** A place in a file below data/. */
export interface FieldLocation {
  file: string;
  at: Path;
  /** Of a text that is no field, such as a paragraph of a policy; else the path tells it. */
  line?: number;
}

/** What was found, and what to do about it. */
export type FindingText = Pick<Diagnostic, 'found' | 'expected'>;

/** What a check finds at a place. */
export type Finding = FieldLocation & FindingText;

/** A field of a vehicle's file. */
export function placeInVehicle(record: Pick<VehicleRecord, 'id'>, field: string): FieldLocation {
  return { file: `vehicles/${record.id}.yaml`, at: [field] };
}
