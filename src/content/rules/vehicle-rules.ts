// Rules of data/vehicles, and of the brands that belong to them.
import { listTokenNames, mapTexts } from '../../lib/tokens.ts';
import { findCartClaims } from '../../features/vehicles/road-claims.ts';
import { conditions } from '../../features/vehicles/conditions.ts';
import type { FileOutput } from '../file-kinds.ts';
import type { VehicleRecord } from '../../features/vehicles/vehicle-record.schema.ts';
import type { DataFolder } from '../engine/data-folder.ts';
import type { Path } from '../engine/diagnostic.ts';
import type { Records } from '../records.ts';

/** Reports a condition in place of the series that the category filter looks for. */
export function validateCategories({ vehicles }: Records): void {
  for (const record of vehicles) {
    const { category } = record.value;
    if (!conditions.some((condition) => condition === category)) continue;
    const expected = 'the series it is found under, for example d6-max; its condition is a field of its own';
    record.report(['category'], JSON.stringify(category), expected);
  }
}

/** Reports words that send a vehicle onto the street whose road class does not say that it may go there. */
export function validateRoadClaims({ vehicles }: Records): void {
  for (const record of vehicles) {
    for (const { at, claim } of listRoadClaims(record.value)) {
      const expected =
        'words that do not send it onto the street, or roadClass: low-speed-vehicle with its roadClassSource';
      record.report(at, JSON.stringify(claim), expected);
    }
  }
}

/** Fields whose words are a maker's, a law's or no words at all. */
const exemptFields = ['roadClassSource', 'source', 'externalUrl', 'file'];

/** Where a record's texts say that it may be driven on the street, unless its road class says so as well. */
function listRoadClaims(record: object & Pick<VehicleRecord, 'roadClass'>) {
  if (record.roadClass === 'low-speed-vehicle') return [];
  const found: { at: Path; claim: string }[] = [];
  mapTexts(record, (text, at) => {
    if (!at.some((key) => exemptFields.includes(String(key))))
      found.push(...findCartClaims(text).map((claim) => ({ at, claim })));
    return text;
  });
  return found;
}

/** Reports a stock number or a name that another vehicle has, at both: nothing in them says which is the new one. */
export function validateUnits({ vehicles }: Records): void {
  for (const record of vehicles) {
    const { value } = record;
    const others = vehicles.filter((other) => other !== record);
    const stockId = stockIdOf(record);
    const sameUnit = others.find((other) => stockId !== undefined && stockIdOf(other) === stockId);
    if (sameUnit) {
      const expected = `a number that no other unit has; ${sameUnit.file} has this one`;
      record.report(['stockId'], JSON.stringify(stockId), expected);
    }
    const { name, brandId } = value;
    const namesake = others.find((other) => other.value.name === name && other.value.brandId === brandId);
    if (namesake) {
      const expected = `a name that no other vehicle of the brand has, with its year or stock number perhaps; ${namesake.file} has this one`;
      record.report(['name'], JSON.stringify(name), expected);
    }
  }
}

function stockIdOf({ value }: { value: FileOutput<'vehicles/*.yaml'> }): string | undefined {
  return value.condition === 'used' ? value.stockId : undefined;
}

/** Reports a vehicle that stands twice in a brand's lineup, or is of another brand. */
export function validateLineups({ brands, vehicles }: Records, folder: DataFolder): void {
  const brandIds = folder.listRecordIds('brands');
  for (const brand of brands) {
    const ids = brand.value.page?.lineupVehicleIds ?? [];
    ids.forEach((id, index) => {
      const at = ['page', 'lineupVehicleIds', index];
      if (ids.indexOf(id) < index) brand.report(at, JSON.stringify(id), 'each vehicle once');
      const owner = vehicles.find((record) => record.id === id)?.value.brandId;
      // One that no file is about is a mistake of the vehicle.
      if (owner === undefined || owner === brand.id || !brandIds.includes(owner)) return;
      brand.report(at, `"${id}", which is of the brand ${owner}`, 'a vehicle of this brand');
    });
  }
}

/** Reports a text that says how far a brand's new carts go, where it has none. */
export function validateBrandTokens(
  { brands, vehicles, retiredVehicles }: Records,
  folder: DataFolder,
): void {
  // One that could not be read may be the new one.
  if (vehicles.length + retiredVehicles.length < folder.listRecordIds('vehicles').length) return;
  for (const brand of brands) {
    if (vehicles.some(({ value }) => value.brandId === brand.id && value.condition === 'new')) continue;
    mapTexts(brand.value, (text, at) => {
      if (!listTokenNames(text).includes('brand.newRange')) return text;
      brand.report(at, '{{brand.newRange}}', 'words without this figure; the brand has no new vehicle');
      return text;
    });
  }
}
