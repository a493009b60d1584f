// The files of records on the disk: what is there when a record is made, and how one is written.
import { copyFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { DataFolder } from '../../content/engine/data-folder.ts';
import type { Content } from '../../content/load.ts';
import { readValue } from '../../content/engine/source.ts';
import { photoFolder } from '../../features/vehicles/vehicle-pictures.ts';
import { readToday } from '../../lib/clock.ts';
import type { KnownData, NewFile } from './record-kind.ts';

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
  const { root, dealer, vehicles, retiredVehicles, findReferenceTargets, policies, pagePaths } = content;
  const texts = readTexts(root);
  const files = [...texts]
    .map(([path, text]) => ({ path, text }))
    .filter(({ path }) => /^vehicles\/[^/]+\.yaml$/.test(path));
  const named = new Set(vehicles.flatMap(({ photos }) => photos.map(({ file }) => file)));
  return {
    today: readToday(dealer.timeZone),
    vehicles,
    vehicleIds: files.map(({ path }) => path.replace(/^vehicles\/|\.yaml$/g, '')),
    stockIds: files.flatMap(({ text }) => readStockId(text) ?? []),
    retiredIds: retiredVehicles.map(({ id }) => id),
    findReferenceTargets,
    policyIds: policies.map(({ id }) => id),
    pagePaths,
    texts,
    freePhotos: new DataFolder(root).listFileNames(photoFolder).filter((file) => !named.has(file)),
  };
}

function readStockId(text: string): string | undefined {
  const { stockId } = (readValue(text) ?? {}) as { stockId?: unknown };
  return typeof stockId === 'string' ? stockId : undefined;
}

function readTexts(root: string): ReadonlyMap<string, string> {
  return new Map(new DataFolder(root).readAllTexts().map(({ path, text }) => [path, text]));
}
