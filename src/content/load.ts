// The records of a data folder, or else its mistakes.
import type { Deploy } from '../lib/deploy.ts';
import { checkData } from './check-data.ts';
import type { Data } from './data.ts';
import { formatMistakes, type Mistake } from './mistake.ts';

export interface LoadedRecords {
  /** Undefined as soon as there is a mistake. */
  records: Data | undefined;
  mistakes: readonly Mistake[];
}

/** Reads a data folder, such as data/. Which price copy texts quote depends on `deploy`. */
export function loadRecords(root: string, deploy: Deploy = process.env): LoadedRecords {
  const data = checkData(root, deploy);
  const { mistakes } = data;
  return { records: mistakes.length === 0 ? data : undefined, mistakes };
}

/** The records of a folder. Throws with every mistake listed where there is one. */
export function openRecords(root: string): Data {
  const { records, mistakes } = loadRecords(root);
  if (!records) throw new Error(formatMistakes(mistakes));
  return records;
}
