// What only one page may have: its URL, so that no page hides another and every link in the data can be checked, and
// its words in search results, which list one of two pages with the same.
import { fixedPageRows } from '../site/fixed-pages.ts';
import { listPath, vehiclePath } from '../lib/paths.ts';
import type { Head } from '../schemas/head.schema.ts';
import type { DataFolder, DataRecord } from './engine/data-folder.ts';
import type { Path } from './engine/diagnostic.ts';
import { labelField } from './labels.ts';
import type { Records } from './records.ts';

/** The URL of a page. */
interface PagePath {
  path: string;
  /** What people call it; its address where nothing can be read of it. */
  title: string;
  /** What has it, as staff read it. */
  owner: string;
  /** Where it is written; none for a page whose URL is fixed, or follows from the name of its file. */
  written?: { record: DataRecord<unknown>; at: Path };
}

/** The URLs of all pages. */
export function listPagePaths(records: Records, folder: DataFolder): PagePath[] {
  const ofRecord = (record: DataRecord<unknown>, at: Path, path: string, title: string): PagePath => ({
    path,
    title,
    owner: `${title} (${record.file})`,
    written: { record, at },
  });
  const retiredIds = records.retiredVehicles.map(({ id }) => id);
  const vehicleIds = folder.listRecordIds('vehicles').filter((id) => !retiredIds.includes(id));
  return [
    ...fixedPageRows.map(([name, { path }]) => ({
      path,
      title: labelField(name),
      owner: 'a page of the site',
    })),
    ...vehicleIds.map((id) => ({
      path: vehiclePath(id),
      title: records.vehicles.find((record) => record.id === id)?.value.name ?? vehiclePath(id),
      owner: `a vehicle (data/vehicles/${id}.yaml)`,
    })),
    ...folder.listRecordIds('lists').map((id) => ({
      path: listPath(id),
      title: records.lists.find((record) => record.id === id)?.value.label ?? listPath(id),
      owner: `a list (data/lists/${id}.yaml)`,
    })),
    ...records.brands.flatMap((record) => {
      const { page, name } = record.value;
      return page ? ofRecord(record, ['page', 'path'], page.path, name) : [];
    }),
    ...records.counties.flatMap((record) => [
      ofRecord(record, ['path'], record.value.path, record.value.name),
      ...record.value.municipalities.map(({ path, name }, index) =>
        ofRecord(record, ['municipalities', index, 'path'], path, name),
      ),
    ]),
    ...records.policies.map((record) => ofRecord(record, ['path'], record.value.path, record.value.title)),
  ];
}

/** Reports a URL that another page has. */
export function validateUniquePaths(records: Records, folder: DataFolder): void {
  const owners = new Map<string, string>();
  for (const { path, owner, written } of listPagePaths(records, folder)) {
    const other = owners.get(path);
    if (other !== undefined) {
      const expected = `an address that no other page has; ${other} has this one already`;
      written?.record.report(written.at, JSON.stringify(path), expected);
    }
    owners.set(path, owner);
  }
}

/** Reports a title or description in search results that another page has. */
export function validateUniqueHeads({ brands, lists, policies, pages }: Records): void {
  const files = Object.values(pages).filter((record) => record !== undefined);
  const heads = [
    ...[...brands, ...lists].flatMap(listHeads),
    ...policies.flatMap((record) => [
      { record, at: ['metaTitle'], text: record.value.metaTitle },
      { record, at: ['description'], text: record.value.description },
    ]),
    ...files.flatMap(listHeads),
  ];
  const owners = new Map<string, string>();
  for (const { record, at, text } of heads) {
    const owner = owners.get(text);
    if (owner !== undefined) {
      record.report(at, JSON.stringify(text), `words that no other page has; ${owner} has these already`);
    }
    owners.set(text, record.file);
  }
}

/** Titles and descriptions of the pages that a file is about: mostly one, of which it may say so at the top. */
function listHeads(record: DataRecord<object>) {
  const isHead = (part: unknown): part is Head =>
    part !== null && typeof part === 'object' && 'keywords' in part;
  return Object.entries(record.value as Record<string, unknown>).flatMap(([key, part]) => {
    const inner: unknown = Object(part) === part ? Reflect.get(part as object, 'head') : undefined;
    const [at, head] = key === 'head' ? [[key], part] : [[key, 'head'], inner];
    if (!isHead(head)) return [];
    return (['title', 'description'] as const).map((name) => ({
      record,
      at: [...at, name],
      text: head[name],
    }));
  });
}
