// Gate to data/vehicles/*.yaml. Pages, functions and the feed read vehicles here and nowhere else.
import { conditions } from '../../schemas/conditions.ts';
import type { Vehicle } from '../../schemas/vehicle.ts';
import { vehicleRecordSchema, type VehicleRecord } from '../../schemas/vehicle-record.ts';
import { chooseCartShape, formatCartShape } from '../cart-drawing.ts';
import { drawingPath } from '../paths.ts';
import { buildVehicle } from '../vehicle-view.ts';
import { brandIds, brandRecords, findBrand } from './brands.ts';
import { hasDataFile, readRecords } from './read-data.ts';
import { tokens } from './tokens.ts';

/** Vehicles with what is needed to report a mistake in their files. */
export const vehicleDataRecords = readRecords('vehicles', vehicleRecordSchema, { values: tokens });

for (const record of vehicleDataRecords) {
  const { brandId, seriesId, category, photos } = record.value;
  record.checkReference(['brandId'], brandId, brandIds, 'the name of a file in data/brands');
  const brand = brandRecords.find((candidate) => candidate.id === brandId);
  if (brand && seriesId !== undefined) {
    const seriesIds = brand.value.series.map((series) => series.id);
    record.checkReference(['seriesId'], seriesId, seriesIds, `the id of a series in ${brand.file}`);
  }
  if (conditions.some((condition) => condition === category)) {
    const expected = 'the series it is found under, for example d6-max; its condition is a field of its own';
    record.report(['category'], JSON.stringify(category), expected);
  }
  photos.forEach((photo, index) => {
    if (!hasDataFile(`vehicles/photos/${photo.file}`)) {
      record.report(
        ['photos', index, 'file'],
        JSON.stringify(photo.file),
        'the name of a file in data/vehicles/photos',
      );
    }
  });
}

const stockIds = new Map<string, string>();
for (const record of vehicleDataRecords) {
  if (record.value.condition !== 'used') continue;
  const { stockId } = record.value;
  const other = stockIds.get(stockId);
  if (other !== undefined) {
    record.report(
      ['stockId'],
      JSON.stringify(stockId),
      `a number that no other unit has; ${other} has this one`,
    );
  }
  stockIds.set(stockId, record.file);
}

for (const brand of brandRecords) {
  brand.value.page?.lineupVehicleIds.forEach((id, index) => {
    const owner = vehicleDataRecords.find((record) => record.id === id)?.value.brandId;
    if (owner === undefined || owner === brand.id || !brandIds.includes(owner)) return;
    const found = `"${id}", which is of the brand ${owner}`;
    brand.report(['page', 'lineupVehicleIds', index], found, 'a vehicle of this brand');
  });
}

/** Categories of all vehicles, those of a brand with a mistake included, so that a reference to one is not reported. */
export const categories: readonly string[] = vehicleDataRecords.map((record) => record.value.category);

const conditionOrder = ['new', 'custom', 'used'] as const;

/** Vehicles as the staff wrote them, new ones first, then by brand, series and price. */
export const vehicleRecords: readonly VehicleRecord[] = vehicleDataRecords
  .filter((record) => brandRecords.some((brand) => brand.id === record.value.brandId))
  .map((record) => ({ ...record.value, id: record.id }))
  .toSorted(
    (a, b) =>
      conditionOrder.indexOf(a.condition) - conditionOrder.indexOf(b.condition) ||
      a.brandId.localeCompare(b.brandId) ||
      (a.seriesId ?? 'zz').localeCompare(b.seriesId ?? 'zz') ||
      a.priceUsd - b.priceUsd,
  );

/** Vehicles as visitors and the API see them, in the same order. */
export const vehicles: readonly Vehicle[] = vehicleRecords.map((record) =>
  buildVehicle(record, findBrand(record.brandId)?.name ?? record.brandId),
);

/** A vehicle by its id. Throws when there is none, since gates check every reference. */
export function getVehicle(id: string): Vehicle {
  const vehicle = vehicles.find((candidate) => candidate.id === id);
  if (!vehicle) throw new Error(`no vehicle with the id "${id}"`);
  return vehicle;
}

/** A vehicle's record by its id. Throws when there is none, since gates check every reference. */
export function getVehicleRecord(id: string): VehicleRecord {
  const record = vehicleRecords.find((candidate) => candidate.id === id);
  if (!record) throw new Error(`no vehicle with the id "${id}"`);
  return record;
}

/** Address of the drawing that stands for a vehicle without a photograph. */
export function getDrawingPath(id: string): string {
  return drawingPath(formatCartShape(chooseCartShape(getVehicleRecord(id))));
}
