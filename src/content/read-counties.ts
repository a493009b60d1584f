// Reads data/counties/*.yaml: counties and the municipalities in them.
import { measureMiles } from '../lib/places/distance.ts';
import type { County, Municipality } from '../schemas/county.ts';
import type { Addresses } from './addresses.ts';
import type { DataFolder, TokenRules } from './data-folder.ts';

/** No place of a county here lies farther from its middle; beyond it a figure is wrong, and the map would be empty. */
const widestMiles = 40;

/** Counties in the order of the menus, and their municipalities. The names of states are by their letters. */
export function readCounties(
  folder: DataFolder,
  rules: TokenRules,
  addresses: Addresses,
  stateNames: ReadonlyMap<string, string> | undefined,
) {
  const records = folder.readRecords('counties', rules);
  const counties: readonly County[] = records
    .map(({ value, id }) => ({ ...value, id, stateName: stateNames?.get(value.state) ?? value.state }))
    .toSorted((a, b) => a.order - b.order);
  const municipalities: readonly Municipality[] = counties.flatMap(
    ({ id, state, stateName, municipalities: own }) =>
      own.map((municipality) => ({ ...municipality, countyId: id, state, stateName })),
  );
  const townPaths = municipalities.map(({ path }) => path);
  for (const record of records) {
    addresses.claim(record, ['path'], record.value.path, record.value.name);
    if (stateNames) {
      const expected = 'a state of data/street-legal.yaml, with its law';
      record.checkReferences('state', [...stateNames.keys()], expected);
    }
    record.value.municipalities.forEach(({ name, path, coordinates }, index) => {
      addresses.claim(record, ['municipalities', index, 'path'], path, name);
      const miles = measureMiles(coordinates, record.value.coordinates);
      if (miles > widestMiles) {
        const found = `a place ${Math.round(miles)} miles from the middle of ${record.value.name}`;
        const expected = `one within ${widestMiles} miles; read both figures again on a map`;
        record.report(['municipalities', index, 'coordinates'], found, expected);
      }
    });
    for (const field of ['name', 'slug'] as const) {
      const expected = `a ${field} that no other municipality of the county has`;
      record.checkDistinct(`municipalities.*.${field}`, expected);
    }
    record.checkReferences('municipalities.*.canonicalPath', townPaths, 'the path of another municipality');
  }
  const byCounty = Map.groupBy(municipalities, ({ countyId }) => countyId);
  const byPath = new Map(municipalities.map((municipality) => [municipality.path, municipality]));
  return {
    counties,
    /** Every municipality of all counties, with its county's id and state, in the order of the files. */
    municipalities,

    /** A county by its id. Throws when there is none, since every reference is checked. */
    getCounty: (id: string): County => {
      const county = counties.find((candidate) => candidate.id === id);
      if (!county) throw new Error(`no county with the id "${id}"`);
      return county;
    },

    /** Municipalities of a county, in the order of its file. */
    listMunicipalities: (countyId: string): readonly Municipality[] => byCounty.get(countyId) ?? [],

    /** A municipality by the address of its page. */
    findMunicipality: (path: string): Municipality | undefined => byPath.get(path),
  };
}
