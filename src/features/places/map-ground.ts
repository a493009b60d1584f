// The sea, the county and the land around it, below the dots of a county's map: one picture that all its towns share.
import { geoPath, type GeoProjection } from 'd3-geo';
import { palette } from '../../styles/palette.ts';
import { fitProjection, type MapLayout } from './county-map.ts';
import { findOutline, type Outline } from './county-outlines.schema.ts';
import type { County } from './county.schema.ts';

/** The picture below a county's map, in its units: an SVG document. */
export function drawMapGround(county: County, layout: MapLayout, outlines: readonly Outline[]): string {
  const { width } = layout;
  const own = findOutline(outlines, county);
  const { projection, height } = fitProjection(county, layout, own);
  // A little outside of the frame, so that its edges are not drawn as those of a county.
  projection.clipExtent([
    [-2, -2],
    [width + 2, height + 2],
  ]);
  const around = outlines
    .filter((outline) => outline !== own)
    .map((outline) => formatLand(outline, projection));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path fill="${palette.mist}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="${palette.sand}" stroke="${palette.dune}" d="${around.join('')}"/>` +
    `<path fill="${palette.shell}" stroke="${palette.slate}" stroke-linejoin="round" d="${own ? formatLand(own, projection) : ''}"/></svg>`
  );
}

/** An outline as the path of an SVG; empty where it lies outside of the projection's frame. */
function formatLand({ polygons }: Outline, projection: GeoProjection): string {
  // GeoJSON lists the points of an edge counterclockwise, d3 clockwise as seen on the globe.
  const coordinates = polygons.map((rings) => rings.map((ring) => ring.toReversed()));
  return geoPath(projection).digits(1)({ type: 'MultiPolygon', coordinates }) ?? '';
}
