// Lays out the drawn map of a county: its land, a dot for each town by its people, and the names of the largest.
import { geoMercator, geoPath } from 'd3-geo';
import type { Coordinates } from '../../schemas/fields.ts';
import type { Outline } from './county-outlines.schema.ts';
import type { Municipality } from './county.schema.ts';

// In units of the drawing, which is as wide as this many pixels on wide screens.
const width = 560;
const maxHeight = 640;
const margin = 24;
const smallestRadius = 7;
const largestRadius = 18;
/** Of the names on phones, where the drawing shrinks: CountyMap.astro. */
const fontSize = 24;
const maxNames = 8;

type MapTown = Pick<Municipality, 'name' | 'path' | 'population' | 'coordinates'>;

interface Dot {
  town: MapTown;
  x: number;
  y: number;
  radius: number;
  /** Where the name begins, or ends on its left; undefined where it is not written. */
  label?: { x: number; anchor: 'start' | 'end' };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The map of a county. Dots are in the order of drawing: small ones lie on top of large ones. */
export function layOutCountyMap(municipalities: readonly MapTown[], { rings }: Outline) {
  const land = { type: 'MultiLineString' as const, coordinates: rings };
  const places = {
    type: 'MultiPoint' as const,
    coordinates: municipalities.map(({ coordinates: { lat, lng } }) => [lng, lat]),
  };
  // Some towns lie across the county's line.
  const shown = { type: 'GeometryCollection' as const, geometries: [land, places] };
  const projection = geoMercator().fitExtent(
    [
      [margin, margin],
      [width - margin, maxHeight - margin],
    ],
    shown,
  );
  const path = geoPath(projection).digits(0);
  const [[, top], [, bottom]] = path.bounds(shown);
  const project = ({ lat, lng }: Coordinates) => {
    const [x, y] = projection([lng, lat]) ?? [0, 0];
    return { x: Math.round(x), y: Math.round(y) };
  };
  const towns = municipalities.toSorted((a, b) => b.population - a.population);
  const mostPeople = Math.max(...towns.map(({ population }) => population), 1);
  const dots = towns.map((town): Dot => {
    const share = Math.sqrt(town.population / mostPeople);
    const radius = Math.round(smallestRadius + (largestRadius - smallestRadius) * share);
    return { town, ...project(town.coordinates), radius };
  });
  writeNames(dots);
  const viewBox = [0, Math.floor(top - margin), width, Math.ceil(bottom - top + 2 * margin)].join(' ');
  return { viewBox, land: path(land) ?? '', dots };
}

/** Writes each name right or left of its dot, unless it would cover another dot or name. */
function writeNames(dots: readonly Dot[]): void {
  const taken = dots.map(({ x, y, radius }): Box => toBox(x - radius, y - radius, 2 * radius, 2 * radius));
  for (const dot of dots.slice(0, maxNames)) {
    // The average letter of a wide typeface, such as Verdana, has 0.65 of the font size.
    const nameWidth = dot.town.name.length * fontSize * 0.65;
    const [start, end] = [dot.x + dot.radius + 4, dot.x - dot.radius - 4];
    for (const label of [
      { x: start, anchor: 'start', left: start },
      { x: end, anchor: 'end', left: end - nameWidth },
    ] as const) {
      const box = toBox(label.left, dot.y - fontSize / 2, nameWidth, fontSize);
      const isInside = box.left >= 0 && box.right <= width;
      if (dot.label || !isInside || taken.some((other) => overlaps(box, other))) continue;
      dot.label = label;
      taken.push(box);
    }
  }
}

function toBox(left: number, top: number, boxWidth: number, height: number): Box {
  return { left, right: left + boxWidth, top, bottom: top + height };
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
