// The files of records on the disk: what is there when a record is made, and how one is written.
import { copyFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { DataFolder } from '../../content/engine/data-folder.ts';
import type { Content } from '../../content/load.ts';
import { readValue } from '../../content/engine/source.ts';
import { photoFolder } from '../../features/vehicles/vehicle-pictures.ts';
import type { VehicleRecord } from '../../features/vehicles/vehicle-record.schema.ts';
import { readToday } from '../../lib/clock.ts';

/** What is in data/ already. */
export interface KnownData extends Pick<Content, 'retiredVehicles' | 'findReferenceTargets' | 'pagePaths'> {
  vehicles: readonly VehicleRecord[];
  /** ISO date. */
  today: string;
  /** Every file by its path below data/. */
  texts: ReadonlyMap<string, string>;
  /** Stock numbers that are given away, those of vehicles with a mistake too. */
  stockIds: readonly string[];
  /** Names of the photographs that no vehicle names yet. */
  freePhotos: readonly string[];
}

/** A file to write, with what to do after it. */
export interface NewFile {
  /** Below data/. */
  path: string;
  text: string;
  /** Pictures below data/ that the record needs under names of its own. */
  copies?: readonly { from: string; to: string }[];
  nextSteps: readonly string[];
}

/** Writes a file whole or not at all: whoever reads it meanwhile, or after a power cut, finds the old or the new one. */
export function writeFileAtomic(file: string, content: string | Buffer): void {
  // A dot in front: readers of data/ leave it alone.
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}`);
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** Writes a new record in the form of its neighbors, and the pictures that it needs. */
export async function writeNewRecord(root: string, { path, text, copies = [] }: NewFile): Promise<void> {
  const settings = await resolveConfig(join(process.cwd(), 'data', path));
  const file = join(root, path);
  for (const { from, to } of copies) copyFileSync(join(root, from), join(root, to));
  writeFileAtomic(file, await format(text, { ...settings, filepath: file }));
}

/** What is in a data folder already. */
export function gatherKnownData(content: Content): KnownData {
  const { root, dealer, vehicles, retiredVehicles, findReferenceTargets, pagePaths } = content;
  const folder = new DataFolder(root);
  const texts = new Map(folder.readAllTexts().map(({ path, text }) => [path, text]));
  const stockIds = [...texts].flatMap(([path, text]) =>
    path.startsWith('vehicles/') ? (readStockId(text) ?? []) : [],
  );
  const named = new Set(vehicles.flatMap(({ photos }) => photos.map(({ file }) => file)));
  const freePhotos = folder.listFileNames(photoFolder).filter((file) => !named.has(file));
  const today = readToday(dealer.timeZone);
  return { vehicles, retiredVehicles, findReferenceTargets, pagePaths, today, texts, stockIds, freePhotos };
}

function readStockId(text: string): string | undefined {
  const { stockId } = (readValue(text) ?? {}) as { stockId?: unknown };
  return typeof stockId === 'string' ? stockId : undefined;
}
