// What lies below the dots of a county's map: the sea, the land of all counties around, and the county itself. It is a
// picture of its own, the same for all towns of a county, so that no page carries it.
import { geoPath, type GeoProjection } from 'd3-geo';
import type { Outline } from './county-outlines.schema.ts';
import type { CountyMap } from './county-map.ts';

/** Fills and lines, as #rrggbb. */
export interface GroundColors {
  sea: string;
  /** The land of other counties, and the lines between them. */
  land: string;
  border: string;
  /** The county that the map is of, and its edge. */
  county: string;
  edge: string;
}

/** The picture below a map, in its units: an SVG document. */
export function drawMapGround(
  { width, height, projection }: Pick<CountyMap, 'width' | 'height' | 'projection'>,
  outlines: readonly Outline[],
  county: Pick<Outline, 'name' | 'state'>,
  colors: GroundColors,
): string {
  // Lines a little outside of the frame, so that no edge of it is drawn as one of a county.
  const cut = projection.clipExtent([
    [-2, -2],
    [width + 2, height + 2],
  ]);
  const draw = (outline: Outline) => formatLand(outline, cut);
  const isOwn = ({ name, state }: Outline) => name === county.name && state === county.state;
  const around = outlines.filter((outline) => !isOwn(outline)).map(draw);
  const own = outlines.filter(isOwn).map(draw);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path fill="${colors.sea}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="${colors.land}" stroke="${colors.border}" d="${around.join('')}"/>` +
    `<path fill="${colors.county}" stroke="${colors.edge}" stroke-linejoin="round" d="${own.join('')}"/></svg>`
  );
}

/** An outline as the path of an SVG; empty where it lies outside of the projection's frame. */
function formatLand({ polygons }: Outline, projection: GeoProjection): string {
  // GeoJSON lists the points of an edge counterclockwise, d3 clockwise as seen on the globe.
  const coordinates = polygons.map((rings) => rings.map((ring) => ring.toReversed()));
  return geoPath(projection).digits(1)({ type: 'MultiPolygon', coordinates }) ?? '';
}
