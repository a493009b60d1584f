// The counties of the site and the municipalities in them, from data/counties/*.yaml.
import type { County, Municipality } from '../../features/places/county.schema.ts';
import type { Records } from '../records.ts';

/** Counties in the order of the menus, and their municipalities. The names of states are by their letters. */
export function buildPlaces(
  records: Records['counties'],
  stateNames: ReadonlyMap<string, string> | undefined,
) {
  const counties: readonly County[] = records
    .map(({ value, id }) => ({ ...value, id, stateName: stateNames?.get(value.state) ?? value.state }))
    .toSorted((a, b) => a.order - b.order);
  const municipalities: readonly Municipality[] = counties.flatMap(
    ({ id, state, stateName, municipalities: own }) =>
      own.map((municipality) => ({ ...municipality, countyId: id, state, stateName })),
  );
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

    /** A municipality by the URL of its page. */
    findMunicipality: (path: string): Municipality | undefined => byPath.get(path),
  };
}
