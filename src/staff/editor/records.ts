// The files that have a form, as the editor lists them. They are read one by one, so that a mistake in one hides no other.
import { DataFolder } from '../../content/engine/data-folder.ts';
import { disambiguateLabels, labelFile } from '../../content/labels.ts';
import type { Content } from '../../content/load.ts';
import { findFileKind } from '../../content/file-kinds.ts';
import { listRoutes, type Route } from '../../content/routes.ts';
import { readFileValue } from '../../content/engine/source.ts';
import { pictureFile } from '../../features/vehicles/vehicle-pictures.ts';
import { formatUsd } from '../../lib/format.ts';
import { homePath, vehiclePath } from '../../lib/paths.ts';
import type { VehicleRecord } from '../../features/vehicles/vehicle-record.schema.ts';

/** A file as the list shows it. */
export interface EditableRecord {
  /** Below data/. */
  path: string;
  title: string;
  /** Price and stock of a vehicle. */
  detail?: string;
  /** Below data/. */
  picture?: string;
  /** URL of a page that shows it: its own, else one that is made of it too, else the home page. */
  page: string;
}

/** A page and the files that it is made of. */
export type PageSources = Pick<Route, 'path' | 'sources'>;

/** A file below data/ that a page is made of. */
export interface FileOfPage {
  path: string;
  title: string;
  hasForm: boolean;
}

/** Whether a file of the folder, by its path below it, is edited in a form. A path that leads out of it is none. */
export function hasForm(folder: DataFolder, path: string): boolean {
  return findFileKind(path) !== undefined && folder.hasFile(path);
}

/** Every file with a form, each with one of the pages that are known. */
export function listRecords(folder: DataFolder, routes: readonly PageSources[]): EditableRecord[] {
  const records = folder
    .listAllPaths()
    .filter((path) => hasForm(folder, path))
    .toSorted((a, b) => a.localeCompare(b))
    .map((path) => describeRecord(folder, path, routes));
  const titles = disambiguateLabels(records.map(({ path, title }) => [idOf(path), title]));
  return records.map((record, index) => ({ ...record, title: titles[index] ?? record.title }));
}

/** A file as the list shows it; one with a mistake as far as it can be read. */
export function describeRecord(
  folder: DataFolder,
  path: string,
  routes: readonly PageSources[],
): EditableRecord {
  const id = idOf(path);
  const value = readFileValue(path, folder.readText(path));
  const isVehicle = path.startsWith('vehicles/');
  // Whatever somebody wrote there: a file with a mistake is listed too.
  const title = labelFile(path, value);
  const isOf = (order: (sources: readonly string[]) => boolean) =>
    routes.find(({ sources }) => order(sources));
  const route = isOf(([first]) => first === path) ?? isOf((sources) => sources.includes(path));
  const page = isVehicle ? vehiclePath(id) : (route?.path ?? homePath);
  return {
    path,
    title,
    page,
    ...(isVehicle && describeVehicle(folder, title, value)),
  };
}

function idOf(path: string): string {
  return path.replace(/^.*\/|\.\w+$/g, '');
}

function describeVehicle(folder: DataFolder, title: string, value: unknown) {
  const { priceUsd, stockId, inStock, pictures } = Object(value) as Partial<VehicleRecord> & {
    stockId?: unknown;
  };
  const name = pictures?.[0]?.file;
  const picture = name === undefined ? undefined : pictureFile(name);
  const price = typeof priceUsd === 'number' ? formatUsd(priceUsd) : 'no price';
  return {
    title: typeof stockId === 'string' ? `${title}, ${stockId}` : title,
    detail: `${price}, ${inStock === false ? 'out of stock' : 'in stock'}`,
    ...(picture !== undefined && folder.hasFile(picture) && { picture }),
  };
}

/** The files of data/ that a page is made of, its own first; the dealer, who stands on every page, last. */
export function listFilesOfPage(page: string, content: Content): FileOfPage[] {
  const folder = new DataFolder(content.root);
  const route = listRoutes(content).find(({ path }) => path === page);
  // A vehicle that the content has not yet, for a mistake, is no page but has a file.
  const vehicles = folder.listRecordIds('vehicles').filter((id) => vehiclePath(id) === page);
  const files = route?.sources ?? vehicles.map((id) => `vehicles/${id}.yaml`);
  return [...new Set([...files, 'dealer.yaml'])]
    .filter((path) => folder.hasFile(path))
    .map((path) => {
      const title = labelFile(path, readFileValue(path, folder.readText(path)));
      return { path, title, hasForm: hasForm(folder, path) };
    });
}
