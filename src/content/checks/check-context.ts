// What a check may look at.
import type { DataFile } from '../engine/data-file.ts';
import type { Content } from '../load.ts';
import type { Picture } from '../pictures.ts';
import type { PageText } from './page-texts.ts';

/** Everything that a check may look at. */
export type CheckContext = Content & {
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
};
