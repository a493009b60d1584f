// The records of this process: of data/, or of the folder that DATA_DIR names.
import { join } from 'node:path';
import { checkData } from './check-data.ts';
import type { Data } from './data.ts';
import { formatMistakes } from './mistake.ts';

/** The folder with the data. Tests point it at a changed copy. */
export const dataRoot = process.env['DATA_DIR'] ?? join(process.cwd(), 'data');

/** On globalThis, because Node and Vite each have this module while developing. */
const held = globalThis as { siteRecords?: Data | undefined };

/** The records of a folder. Throws with every mistake listed where there is one. */
export function openRecords(root: string): Data {
  const data = checkData(root);
  if (data.mistakes.length > 0) throw new Error(formatMistakes(data.mistakes));
  return data;
}

/** The records, read when they are first needed. Throws with every mistake listed. */
export function getRecords(): Data {
  held.siteRecords ??= openRecords(dataRoot);
  return held.siteRecords;
}

/** Puts other records in their place, such as those of a changed folder; undefined has data/ read again. */
export function setRecords(records: Data | undefined): Data | undefined {
  const before = held.siteRecords;
  held.siteRecords = records;
  return before;
}

/** A getter that builds its value once, until there are other records. */
export function derive<T>(build: (records: Data) => T): () => T {
  let built: { records: Data; value: T } | undefined;
  return () => {
    const records = getRecords();
    if (built?.records !== records) built = { records, value: build(records) };
    return built.value;
  };
}
