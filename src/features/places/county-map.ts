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

/** What a dot or a name covers. */
interface Span {
  left: number;
  right: number;
  y: number;
  halfHeight: number;
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
  const projection = geoMercator().fitSize([width - 2 * margin, maxHeight - 2 * margin], shown);
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
  moveApart(dots);
  writeNames(dots);
  const viewBox = [-margin, Math.floor(top - margin), width, Math.ceil(bottom - top + 2 * margin)].join(' ');
  return { viewBox, land: path(land) ?? '', dots };
}

/** Moves each dot off the middles of larger ones, so that the focus and the pointer can reach all. */
function moveApart(dots: readonly Dot[]): void {
  for (const [index, dot] of dots.entries()) {
    const isTooNear = (larger: Dot) => Math.hypot(dot.x - larger.x, dot.y - larger.y) < dot.radius + 4;
    while (dots.slice(0, index).some(isTooNear)) dot.x += 1;
  }
}

/** Writes each name right or left of its dot, unless it would cover another dot or name. */
function writeNames(dots: readonly Dot[]): void {
  const taken = dots.map(({ x, y, radius }): Span => ({
    left: x - radius,
    right: x + radius,
    y,
    halfHeight: radius,
  }));
  for (const dot of dots.slice(0, maxNames)) {
    // The average letter of a wide typeface, such as Verdana, has 0.65 of the font size.
    const nameWidth = dot.town.name.length * fontSize * 0.65;
    const [start, end] = [dot.x + dot.radius + 4, dot.x - dot.radius - 4];
    for (const label of [
      { x: start, anchor: 'start', left: start },
      { x: end, anchor: 'end', left: end - nameWidth },
    ] as const) {
      const name = { left: label.left, right: label.left + nameWidth, y: dot.y, halfHeight: fontSize / 2 };
      const isInside = name.left >= -margin && name.right <= width - margin;
      if (dot.label || !isInside || taken.some((other) => overlaps(name, other))) continue;
      dot.label = label;
      taken.push(name);
    }
  }
}

function overlaps(a: Span, b: Span): boolean {
  return a.left < b.right && b.left < a.right && Math.abs(a.y - b.y) < a.halfHeight + b.halfHeight;
}
