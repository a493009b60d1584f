// Reads data/maps/county-outlines.geojson: the land of counties, for the drawn maps. A county without an outline is drawn
// as dots alone.
import { countyOutlinesSchema, type Outline } from '../features/places/county-outlines.schema.ts';
import type { DataFolder } from './engine/data-folder.ts';

/** The file below data/. */
export const outlinesFile = 'maps/county-outlines.geojson';

/** The outlines of all counties that the file has. */
export function readOutlines(folder: DataFolder) {
  const outlines: readonly Outline[] = (
    folder.readJson(outlinesFile, countyOutlinesSchema)?.features ?? []
  ).map(({ properties: { name, state }, geometry }) => ({ name, state, polygons: geometry.coordinates }));
  return {
    /** Outlines of counties, those of neighbors that have no page among them. */
    outlines,
    /** The outline of a county; undefined where there is none. */
    findOutline: (county: { name: string; state: string }): Outline | undefined =>
      outlines.find(({ name, state }) => name === county.name && state === county.state),
  };
}
