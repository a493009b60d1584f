// The files that have a form, as the editor lists them. They are read one by one, so that a mistake in one hides no other.
import { DataFolder } from '../../content/engine/data-folder.ts';
import { disambiguateLabels } from '../../content/labels.ts';
import type { Content } from '../../content/load.ts';
import { listRoutes } from '../../content/routes.ts';
import { readValue } from '../../content/engine/source.ts';
import { illustrationFile, photoFolder } from '../../features/vehicles/vehicle-pictures.ts';
import { formatUsd } from '../../lib/format.ts';
import { fixedPages } from '../../site/fixed-pages.ts';
import { homePath, vehiclePath } from '../../lib/paths.ts';
import type { VehicleRecord } from '../../features/vehicles/vehicle-record.schema.ts';

const formFiles = /^((vehicles|figures)\/[\w-]+|dealer|rental-plans)\.yaml$/;

/** A file as the list shows it. */
export interface EditableRecord {
  /** Below data/. */
  path: string;
  title: string;
  /** Price and stock of a vehicle. */
  detail?: string;
  /** Below data/. */
  picture?: string;
  /** URL of a page that shows it; none for a figure that no policy quotes. */
  page?: string;
}

/** A file below data/ that a page is made of. */
export interface FileOfPage {
  path: string;
  hasForm: boolean;
}

/** Whether a file of the folder, by its path below it, is edited in a form. A path that leads out of it is none. */
export function hasForm(folder: DataFolder, path: string): boolean {
  return formFiles.test(path) && folder.hasFile(path);
}

/** Every file with a form; `content` is undefined while there are mistakes. */
export function listRecords(folder: DataFolder, content: Content | undefined): EditableRecord[] {
  const records = folder
    .listAllPaths()
    .filter((path) => hasForm(folder, path))
    .toSorted((a, b) => a.localeCompare(b))
    .map((path) => describeRecord(folder, path, content));
  const titles = disambiguateLabels(
    records.map(({ path, title }) => [path.replace(/^.*\/|\.yaml$/g, ''), title]),
  );
  return records.map((record, index) => ({ ...record, title: titles[index] ?? record.title }));
}

/** A file as the list shows it; one with a mistake as far as it can be read. */
export function describeRecord(
  folder: DataFolder,
  path: string,
  content: Content | undefined,
): EditableRecord {
  const id = path.replace(/^.*\/|\.yaml$/g, '');
  if (path === 'dealer.yaml') return { path, title: 'Dealer, hours, holidays and notice', page: homePath };
  if (path === 'rental-plans.yaml') return { path, title: 'Rental plans', page: fixedPages.rentals.path };
  if (path.startsWith('figures/')) {
    const page = content?.policies.find(({ figuresFrom = [] }) => figuresFrom.includes(id))?.path;
    return { path, title: `Figures: ${id}`, ...(page !== undefined && { page }) };
  }
  const vehicle = (readValue(folder.readText(path)) ?? {}) as Partial<VehicleRecord> & { stockId?: unknown };
  const { priceUsd, stockId } = vehicle;
  // Whatever somebody wrote there: a file with a mistake is listed too.
  const name: unknown = vehicle.name;
  const title = typeof name === 'string' ? name : id;
  const front = vehicle.illustration && illustrationFile(id, 'front');
  const photo = vehicle.photos?.[0]?.file;
  const picture = photo === undefined ? front : `${photoFolder}/${photo}`;
  const price = typeof priceUsd === 'number' ? formatUsd(priceUsd) : 'no price';
  return {
    path,
    title: typeof stockId === 'string' ? `${title}, ${stockId}` : title,
    detail: `${price}, ${vehicle.inStock === false ? 'out of stock' : 'in stock'}`,
    page: vehiclePath(id),
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
    .map((path) => ({ path, hasForm: hasForm(folder, path) }));
}
