// What a check gets, and what it gives: a place in a file with the words about it. Its line is looked up by run-checks.ts.
import type { VehicleRecord } from '../../schemas/vehicle-record.ts';
import type { DataFile } from '../data-file.ts';
import type { DescribedTown } from '../describe-town.ts';
import type { Diagnostic, Path } from '../diagnostic.ts';
import type { Content } from '../load.ts';
import type { Picture } from '../pictures.ts';
import type { PageText } from './page-texts.ts';

/** Everything that a check may look at. */
export type Site = Content & {
  /** ISO date of the day where the dealer is. */
  today: string;
  /** Every YAML and Markdown file, by its path below data/. */
  files: ReadonlyMap<string, DataFile>;
  /** Paths of all files below data/, of whatever kind. */
  filePaths: readonly string[];
  /** The files that differ from the published version, as they were published. */
  published: ReadonlyMap<string, DataFile>;
  pictures: readonly Picture[];
  /** What pages may print; none while a file has a mistake. */
  texts: readonly PageText[];
  /** Every place with what its page says; none while a file has a mistake. */
  towns: readonly DescribedTown[];
};

/** A place in a file below data/. */
export interface Place {
  file: string;
  at: Path;
  /** Of a text that is no field, such as a paragraph of a policy; else the path tells it. */
  line?: number;
}

/** What was found, and what to do about it. */
export type FindingText = Pick<Diagnostic, 'found' | 'expected'>;

/** What a check finds at a place. */
export type Finding = Place & FindingText;

/** A field of a vehicle's file. */
export function placeInVehicle(record: Pick<VehicleRecord, 'id'>, field: string): Place {
  return { file: `vehicles/${record.id}.yaml`, at: [field] };
}
