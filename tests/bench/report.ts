// What a part of the bench is asked for and gives back.

/** What is asked for: folders of built sites, their pages by URL, and runs of each page, of which the middle one counts. */
export interface Task {
  sites: readonly string[];
  paths: readonly string[];
  runs: number;
}

/** Figures of each page, function or build, by its name. */
export type Table = Record<string, Record<string, number | string>>;

export interface Report {
  table: Table;
  /** Promises that were not kept, each as a sentence. */
  missed?: readonly string[];
}

/** The value below which the given share of all values lies. Throws when there is none. */
export function findPercentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error('nothing was measured; is there a build?');
  return value;
}
