// What becomes of the files when a vehicle is no longer sold: `npm run new -- retire <id>`, and the editor's button. Files
// are read one by one, so that a mistake in one of them stands in the way of nothing else.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { retiredFile } from '../../content/changes.ts';
import { DataFolder, type DataText } from '../../content/engine/data-folder.ts';
import { formatPath, formatPlace, type Diagnostic, type Path } from '../../content/engine/diagnostic.ts';
import { lineNumberAt, parseSource, readValue } from '../../content/engine/source.ts';
import { listAddedFiles } from '../../content/checks/published.ts';
import { pictureFile } from '../../features/vehicles/vehicle-pictures.ts';
import { inventoryPath, vehiclePath } from '../../lib/paths.ts';
import { mapTexts } from '../../lib/tokens.ts';
import { dataFileSchemas, findFileKind } from '../../content/file-kinds.ts';
import { walkSchema } from '../../schemas/reference.ts';
import { writeFileAtomic } from './record-files.ts';
import { rewriteYaml } from './rewrite-yaml.ts';

/** A place that names a vehicle. */
export type Reference = Pick<Diagnostic, 'file' | 'line' | 'field'>;

/** What retiring a vehicle changes, and what somebody has to do besides. */
export interface Retirement {
  id: string;
  /** Files below data/ that go: its own, and its pictures unless another record uses them. */
  removed: string[];
  /** Its entry in the list of retired vehicles; none where it was never published, since no link leads to it. */
  entry?: { id: string; brandId: string; to: string };
  /** Places that must name another vehicle, or none. */
  namedBy: Reference[];
}

/** Whether a file below data/ has never been published, as far as git tells. */
export function isUnpublished(root: string, path: string): boolean {
  return listAddedFiles(root, process.env).includes(path);
}

/**
 * What retiring a vehicle would change; its old URL leads to its brand's page, or to the inventory where there is none.
 * Throws with a sentence where a mistake hides where that is.
 */
export function planRetirement(root: string, id: string): Retirement {
  const folder = new DataFolder(root);
  const own = `vehicles/${id}.yaml`;
  const others = folder.readAllTexts().filter(({ path }) => path !== own);
  const value = (readValue(folder.readText(own)) ?? {}) as {
    brandId?: unknown;
    category?: unknown;
    pictures?: unknown;
  };
  const hasCategory = ({ path, text }: DataText) =>
    path.startsWith('vehicles/') &&
    Reflect.get(Object(readValue(text)) as object, 'category') === value.category;
  const isLast = typeof value.category === 'string' && !others.some(hasCategory);
  const names = { vehicleId: id, category: isLast ? value.category : undefined };
  const pictures = listOwnPictures(value.pictures, others).filter((file) => folder.hasFile(file));
  return {
    id,
    removed: [own, ...pictures],
    ...(!isUnpublished(root, own) && { entry: { id, ...findSuccessor(folder, own, value.brandId) } }),
    namedBy: others.flatMap((text) => listReferences(text, names)),
  };
}

/** Carries a plan out: first the entry, so that no URL is lost. Rejects with a sentence where the list has a mistake. */
export async function retire(root: string, { entry, removed }: Retirement): Promise<void> {
  if (entry) {
    const before = new DataFolder(root).readText(retiredFile);
    writeFileAtomic(join(root, retiredFile), await addRetired(before, entry));
  }
  for (const path of removed) rmSync(join(root, path));
}

/** The list with an entry more at its end; every other line, comments too, stays as it is. Rejects for a text with mistakes. */
export async function addRetired(text: string, entry: NonNullable<Retirement['entry']>): Promise<string> {
  const { vehicles } = (readValue(text) ?? {}) as { vehicles?: unknown };
  if (!Array.isArray(vehicles)) {
    throw new Error(`Please mend data/${retiredFile} first: the old address is entered there.`);
  }
  return rewriteYaml(text, { vehicles: [...(vehicles as unknown[]), entry] });
}

/** A plan as the lines that staff read before it is carried out. */
export function formatRetirement({ id, entry, removed, namedBy }: Retirement): string {
  const list = (lines: readonly string[]) => lines.map((line) => `  - ${line}`).join('\n');
  const redirect = entry
    ? `Its old address ${vehiclePath(id)} will lead to ${entry.to}.`
    : 'It was never published, so nothing has to lead on from its address.';
  const places = namedBy.map(formatPlace);
  return [
    `These files go:\n${list(removed.map((path) => `data/${path}`))}`,
    redirect,
    namedBy.length > 0
      ? `These name it, and must name another vehicle or none:\n${list(places)}`
      : 'Nothing names it.',
  ].join('\n\n');
}

/** The pictures that a record names and no other does. */
function listOwnPictures(pictures: unknown, others: readonly DataText[]): string[] {
  const entries: unknown[] = Array.isArray(pictures) ? pictures : [];
  return entries
    .map((entry) => String(Reflect.get(Object(entry) as object, 'file')))
    .filter((name) => !others.some(({ text }) => text.includes(name)))
    .map(pictureFile);
}

/** The brand, and where its carts' old URLs lead. */
function findSuccessor(folder: DataFolder, own: string, brandId: unknown): { brandId: string; to: string } {
  const file = `brands/${String(brandId)}.yaml`;
  if (typeof brandId !== 'string' || !folder.hasFile(file)) {
    throw new Error(`Please mend the brandId of data/${own} first: its old address leads to its brand.`);
  }
  const brand = readValue(folder.readText(file)) as { page?: { path?: string } } | undefined;
  if (!brand) throw new Error(`Please mend data/${file} first: the old address leads to its page.`);
  return { brandId, to: brand.page?.path ?? inventoryPath };
}

/** What goes with a vehicle: its id, and its category where it is the last one of it. */
interface GoneNames {
  vehicleId: string;
  category: unknown;
}

/** The places of a file that name a vehicle: fields for the id or category of one, and its URL wherever it stands. */
function listReferences({ path, text }: DataText, { vehicleId, category }: GoneNames): Reference[] {
  const pathPattern = new RegExp(`${vehiclePath(vehicleId)}(?![\\w-])`, 'g');
  const file = `data/${path}`;
  if (path.endsWith('.md')) {
    return [...text.matchAll(pathPattern)].map(({ index }) => ({
      file,
      line: lineNumberAt(text, index),
      field: 'text',
    }));
  }
  const kind = findFileKind(path);
  if (!kind) return [];
  const found: Path[] = [];
  walkSchema(dataFileSchemas[kind], readValue(text), (schema, value, { at }) => {
    const reference = schema.meta()?.reference;
    const isNamed =
      (reference === 'vehicles' && value === vehicleId) || (reference === 'categories' && value === category);
    if (isNamed) found.push(at);
  });
  mapTexts(readValue(text), (value, at) => {
    if (value.search(pathPattern) >= 0) found.push(at);
    return value;
  });
  const { lineOf } = parseSource(file, text, 0);
  return found
    .map((at) => ({ file, line: lineOf(at), field: formatPath(at) }))
    .toSorted((a, b) => a.line - b.line);
}
