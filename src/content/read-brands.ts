// Reads data/brands/*.yaml.
import type { Brand } from '../schemas/brand.ts';
import type { Addresses } from './addresses.ts';
import type { DataFolder, TokenRules } from './data-folder.ts';

/** All brands in the order of the home page's tiles, and the records that vehicles are checked against. */
export function readBrands(folder: DataFolder, rules: TokenRules, addresses: Addresses) {
  const brandRecords = folder.readRecords('brands', rules);
  const vehicleIds = folder.listRecordIds('vehicles');
  for (const record of brandRecords) {
    const { name, page } = record.value;
    if (page) {
      addresses.claim(record, ['page', 'path'], page.path, name);
      addresses.claimHead(record, [
        [['page', 'head', 'title'], page.head.title],
        [['page', 'head', 'description'], page.head.description],
      ]);
    }
    record.checkReferences('page.lineupVehicleIds.*', vehicleIds, 'the name of a file in data/vehicles');
    record.checkDistinct('page.lineupVehicleIds.*', 'each vehicle once');
  }
  const brands: readonly Brand[] = brandRecords
    .map(({ value, id }) => ({ ...value, id }))
    .toSorted((a, b) => a.order - b.order);
  return {
    brandRecords,
    /** Names of all brand files, also of those with mistakes. */
    brandIds: folder.listRecordIds('brands'),
    brands,
    /** A brand by its id. */
    findBrand: (id: string): Brand | undefined => brands.find((brand) => brand.id === id),
  };
}
