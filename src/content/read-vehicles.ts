// Reads data/vehicles/*.yaml: the one source of cards, pages, API, feed and markup.
import { chooseCartShape, formatCartShape } from '../lib/pictures/cart-drawing.ts';
import { chooseIllustrationViews, illustrationFile, photoFolder } from '../lib/pictures/vehicle-pictures.ts';
import { drawingPath } from '../lib/site/paths.ts';
import { mapTexts } from '../lib/site/tokens.ts';
import { findCartClaims } from '../lib/vehicles/road-claims.ts';
import { buildVehicle } from '../lib/vehicles/vehicle-view.ts';
import { conditions } from '../schemas/conditions.ts';
import type { Dealer } from '../schemas/dealer.ts';
import type { IllustrationView } from '../schemas/illustration-views.ts';
import type { ReadFrom } from '../schemas/data-files.ts';
import type { Vehicle } from '../schemas/vehicle.ts';
import type { VehicleRecord } from '../schemas/vehicle-record.ts';
import type { DataFolder, TokenRules } from './data-folder.ts';
import type { Path } from './diagnostic.ts';
import type { readBrands } from './read-brands.ts';

const conditionOrder = ['new', 'custom', 'used'] as const;

/** Vehicles, new ones first, then by brand, series and price; the records are what illustrations are checked against. */
export function readVehicles(
  folder: DataFolder,
  rules: TokenRules,
  { brandRecords, brandIds, findBrand }: ReturnType<typeof readBrands>,
  { showrooms }: Pick<Dealer, 'showrooms'>,
) {
  const vehicleDataRecords = folder.readRecords('vehicles', rules);
  const photoFiles = folder.listFileNames(photoFolder);
  const showroomIds = showrooms.filter(({ type }) => type === 'physical').map(({ id }) => id);

  for (const record of vehicleDataRecords) {
    const { brandId, category } = record.value;
    record.checkReferences('brandId', brandIds, 'the name of a file in data/brands');
    const brand = brandRecords.find((candidate) => candidate.id === brandId);
    if (brand) {
      const seriesIds = brand.value.series.map((series) => series.id);
      record.checkReferences('seriesId', seriesIds, `the id of a series in ${brand.file}`);
    }
    if (conditions.some((condition) => condition === category)) {
      const expected =
        'the series it is found under, for example d6-max; its condition is a field of its own';
      record.report(['category'], JSON.stringify(category), expected);
    }
    for (const { at, claim } of listRoadClaims(record.value)) {
      const expected =
        'words that do not send it onto the street, or roadClass: low-speed-vehicle with its roadClassSource';
      record.report(at, JSON.stringify(claim), expected);
    }
    record.checkFiles('photos.*.file', photoFolder, photoFiles);
    record.checkReferences('standsAt.showroomId', showroomIds, 'the id of a showroom in data/dealer.yaml');
  }

  // Told at both: nothing in them says which is the new one, where somebody looks for it.
  for (const record of vehicleDataRecords) {
    const { value } = record;
    const others = vehicleDataRecords.filter((other) => other !== record);
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

  for (const brand of brandRecords) {
    brand.value.page?.lineupVehicleIds.forEach((id, index) => {
      const owner = vehicleDataRecords.find((record) => record.id === id)?.value.brandId;
      if (owner === undefined || owner === brand.id || !brandIds.includes(owner)) return;
      const found = `"${id}", which is of the brand ${owner}`;
      brand.report(['page', 'lineupVehicleIds', index], found, 'a vehicle of this brand');
    });
  }

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
    vehicleDataRecords,
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

/** Fields whose words are a maker's, a law's or no words at all. */
const otherWords = ['roadClassSource', 'source', 'externalUrl', 'illustration', 'file'];

/** Where a record's texts say that it may be driven on the street, unless its road class says so as well. */
function listRoadClaims(record: object & Pick<VehicleRecord, 'roadClass'>) {
  if (record.roadClass === 'low-speed-vehicle') return [];
  const found: { at: Path; claim: string }[] = [];
  mapTexts(record, (text, at) => {
    if (!at.some((key) => otherWords.includes(String(key))))
      found.push(...findCartClaims(text).map((claim) => ({ at, claim })));
    return text;
  });
  return found;
}

function stockIdOf({ value }: { value: ReadFrom<'vehicles/*.yaml'> }): string | undefined {
  return value.condition === 'used' ? value.stockId : undefined;
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
