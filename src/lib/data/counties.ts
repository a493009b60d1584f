// Gate to data/counties/*.yaml: counties and the municipalities in them.
import { countySchema, type County, type Municipality } from '../../schemas/county.ts';
import type { Coordinates } from '../../schemas/fields.ts';
import { claimPath } from './page-paths.ts';
import { readRecords } from './read-data.ts';
import { tokens } from './tokens.ts';

const records = readRecords('counties', countySchema, { values: tokens });

/** All counties in the order of the menus. */
export const counties: readonly County[] = records
  .map((record) => ({ ...record.value, id: record.id }))
  .toSorted((a, b) => a.order - b.order);

/** Every municipality of all counties, with its county's id and state, in the order of the files. */
export const municipalities: readonly Municipality[] = counties.flatMap((county) =>
  county.municipalities.map((municipality) => ({
    ...municipality,
    countyId: county.id,
    state: county.state,
  })),
);

const byCounty = Map.groupBy(municipalities, ({ countyId }) => countyId);

const allPaths = municipalities.map((municipality) => municipality.path);
for (const record of records) {
  claimPath(record, ['path'], record.value.path, record.value.name);
  record.value.municipalities.forEach(({ name, path, canonicalPath }, index) => {
    claimPath(record, ['municipalities', index, 'path'], path, name);
    if (canonicalPath !== undefined) {
      const at = ['municipalities', index, 'canonicalPath'];
      record.checkReference(at, canonicalPath, allPaths, 'the path of another municipality');
    }
  });
}

/** A county by its id. Throws when there is none, since gates check every reference. */
export function getCounty(id: string): County {
  const county = counties.find((candidate) => candidate.id === id);
  if (!county) throw new Error(`no county with the id "${id}"`);
  return county;
}

/** Municipalities of a county, in the order of its file; every call gives the same list. */
export function listMunicipalities(countyId: string): readonly Municipality[] {
  return byCounty.get(countyId) ?? [];
}

const byPath = new Map(municipalities.map((municipality) => [municipality.path, municipality]));

/** A municipality by the address of its page. */
export function findMunicipality(path: string): Municipality | undefined {
  return byPath.get(path);
}

/** Coordinates of a county's seat, or of the county where the seat is none of its municipalities. */
export function getSeatCoordinates(county: County): Coordinates {
  const names = [county.seat, `${county.seat} City`];
  return (county.municipalities.find(({ name }) => names.includes(name)) ?? county).coordinates;
}
