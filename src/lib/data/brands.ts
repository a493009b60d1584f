// Gate to data/brands/*.yaml.
import { brandSchema, type Brand } from '../../schemas/brand.ts';
import { claimPath } from './page-paths.ts';
import { listRecordIds, readRecords } from './read-data.ts';
import { tokens } from './tokens.ts';

/** Names of all brand files, also of those with mistakes. */
export const brandIds: readonly string[] = listRecordIds('brands');

/** Brands with what is needed to report a mistake in their files. */
export const brandRecords = readRecords('brands', brandSchema, { values: tokens });

const vehicleIds = listRecordIds('vehicles');
for (const record of brandRecords) {
  const { name, page } = record.value;
  if (page) claimPath(record, ['page', 'path'], page.path, name);
  page?.lineupVehicleIds.forEach((id, index) => {
    const at = ['page', 'lineupVehicleIds', index];
    record.checkReference(at, id, vehicleIds, 'the name of a file in data/vehicles');
  });
}

/** All brands in the order of the home page's tiles. */
export const brands: readonly Brand[] = brandRecords
  .map((record) => ({ ...record.value, id: record.id }))
  .toSorted((a, b) => a.order - b.order);

/** A brand by its id. */
export function findBrand(id: string): Brand | undefined {
  return brands.find((brand) => brand.id === id);
}
