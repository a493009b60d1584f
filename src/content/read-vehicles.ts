// The vehicles of the site, from data/vehicles/*.yaml: the one source of cards, pages, API, feed and markup.
import { chooseCartShape, formatCartShape } from '../lib/pictures/cart-drawing.ts';
import { chooseIllustrationViews, illustrationFile } from '../lib/pictures/vehicle-pictures.ts';
import { drawingPath } from '../lib/site/paths.ts';
import { buildVehicle } from '../lib/vehicles/vehicle-view.ts';
import type { IllustrationView } from '../schemas/illustration-views.ts';
import type { Vehicle } from '../schemas/vehicle.ts';
import type { VehicleRecord } from '../schemas/vehicle-record.ts';
import type { DataFolder } from './data-folder.ts';
import type { readBrands } from './read-brands.ts';
import type { Records } from './records.ts';

const conditionOrder = ['new', 'custom', 'used'] as const;

/** Vehicles, new ones first, then by brand, series and price. */
export function readVehicles(
  folder: DataFolder,
  vehicleDataRecords: Records['vehicles'],
  { findBrand }: ReturnType<typeof readBrands>,
) {
  const vehicleRecords: readonly VehicleRecord[] = vehicleDataRecords
    .filter(({ value }) => findBrand(value.brandId))
    .map(({ value, id }) => ({ ...value, id, ...findViews(folder, value, id) }))
    .toSorted(
      (a, b) =>
        conditionOrder.indexOf(a.condition) - conditionOrder.indexOf(b.condition) ||
        a.brandId.localeCompare(b.brandId) ||
        (a.seriesId ?? 'zz').localeCompare(b.seriesId ?? 'zz') ||
        a.priceUsd - b.priceUsd,
    );
  const vehicles: readonly Vehicle[] = vehicleRecords.map((record) =>
    buildVehicle(record, findBrand(record.brandId)?.name ?? record.brandId),
  );
  const getById = <T extends { id: string }>(list: readonly T[], id: string): T => {
    const found = list.find((candidate) => candidate.id === id);
    if (!found) throw new Error(`no vehicle with the id "${id}"`);
    return found;
  };
  const getVehicleRecord = (id: string) => getById(vehicleRecords, id);

  return {
    /** Vehicles as the staff wrote them. */
    vehicleRecords,
    /** Vehicles as visitors and the API see them, in the same order. */
    vehicles,
    /** A vehicle by its id. Throws when there is none, since every reference is checked. */
    getVehicle: (id: string) => getById(vehicles, id),
    /** A vehicle's record by its id. Throws when there is none, since every reference is checked. */
    getVehicleRecord,
    /** Address of the drawing that stands for a vehicle without a photograph. */
    getDrawingPath: (id: string) => drawingPath(formatCartShape(chooseCartShape(getVehicleRecord(id)))),
  };
}

/** The views of a vehicle's illustration, for its record. */
function findViews(
  folder: DataFolder,
  { illustration }: Pick<VehicleRecord, 'illustration'>,
  id: string,
): Pick<VehicleRecord, 'illustrationViews'> {
  if (!illustration) return {};
  const isThere = (view: IllustrationView) => folder.hasFile(illustrationFile(id, illustration, view));
  return { illustrationViews: chooseIllustrationViews(isThere) };
}
