// The files of records on the disk: what is there when a record is made, and how one is written.
import { renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { DataFolder } from '../../content/engine/data-folder.ts';
import type { Content } from '../../content/load.ts';
import { readValue } from '../../content/engine/source.ts';
import { pictureFolder } from '../../features/vehicles/vehicle-pictures.ts';
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
  /** Names of the pictures that no vehicle or featured cart names yet. */
  freePictures: readonly string[];
}

/** A file to write, with what to do after it. */
export interface NewFile {
  /** Below data/. */
  path: string;
  text: string;
  nextSteps: readonly string[];
}

/** Writes a file whole or not at all: whoever reads it meanwhile, or after a power cut, finds the old or the new one. */
export function writeFileAtomic(file: string, content: string | Buffer): void {
  // A dot in front: readers of data/ leave it alone.
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}`);
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** Writes a new record in the form of its neighbors. */
export async function writeNewRecord(root: string, { path, text }: NewFile): Promise<void> {
  const settings = await resolveConfig(join(process.cwd(), 'data', path));
  const file = join(root, path);
  writeFileAtomic(file, await format(text, { ...settings, filepath: file }));
}

/** What is in a data folder already. */
export function gatherKnownData(content: Content): KnownData {
  const { root, dealer, vehicles, featuredCarts, retiredVehicles, findReferenceTargets, pagePaths } = content;
  const folder = new DataFolder(root);
  const texts = new Map(folder.readAllTexts().map(({ path, text }) => [path, text]));
  const stockIds = [...texts].flatMap(([path, text]) =>
    path.startsWith('vehicles/') ? (readStockId(text) ?? []) : [],
  );
  const pictures = [
    ...vehicles.flatMap((vehicle) => vehicle.pictures),
    ...featuredCarts.flatMap(({ picture }) => picture ?? []),
  ];
  const named = new Set(pictures.map(({ file }) => file));
  const freePictures = folder.listFileNames(pictureFolder).filter((file) => !named.has(file));
  const today = readToday(dealer.timeZone);
  return { vehicles, retiredVehicles, findReferenceTargets, pagePaths, today, texts, stockIds, freePictures };
}

function readStockId(text: string): string | undefined {
  const { stockId } = (readValue(text) ?? {}) as { stockId?: unknown };
  return typeof stockId === 'string' ? stockId : undefined;
}
