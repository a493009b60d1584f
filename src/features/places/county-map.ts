// Lays out a drawn map of a county's towns. d3-geo projects the coordinates; map-ground.ts draws land and sea with the same
// projection. Positions are whole units: the difference is invisible and saves bytes on every page.
import { geoMercator, type GeoProjection } from 'd3-geo';
import { measureMiles } from './distance.ts';
import type { Outline } from './county-outlines.schema.ts';
import { writeNames, type MapDot, type MapDrawing, type MapPlace } from './map-names.ts';
import type { Coordinates } from '../../schemas/fields.ts';

/** Size of a drawing and of what is on it, in units of the drawing. */
export interface MapLayout {
  /** Part of the URL of the ground. Layouts with the same id share width, height and margin. */
  id: 'wide' | 'narrow';
  width: number;
  maxHeight: number;
  /** Space around the dots; names may use it. */
  margin: number;
  fontSize: number;
  smallestRadius: number;
  largestRadius: number;
  /** How many names are written at most. */
  maxNames: number;
}

export interface MapContent {
  /** The county, which fits into the drawing as a whole. */
  outline?: Outline | undefined;
  /** Showrooms outside the drawing get no pin. */
  showrooms?: readonly { coordinates: Coordinates }[];
  /** Places whose names are written, the most important first; by default the largest. */
  namedPaths?: readonly string[];
}

export interface CountyMap extends MapDrawing {
  /** From degrees to units of the drawing. */
  projection: GeoProjection;
}

export const wideMapLayout: MapLayout = {
  id: 'wide',
  width: 1100,
  maxHeight: 620,
  margin: 60,
  fontSize: 15,
  smallestRadius: 6,
  largestRadius: 18,
  maxNames: 12,
};

/** For mobile: a shrunken wide drawing would have unreadable type. */
export const narrowMapLayout: MapLayout = {
  id: 'narrow',
  width: 340,
  maxHeight: 460,
  margin: 30,
  fontSize: 14,
  smallestRadius: 5,
  largestRadius: 12,
  maxNames: 8,
};

/** For the page of one town, with the names of the town and its nearest neighbors. */
export const townMapLayout: MapLayout = {
  ...narrowMapLayout,
  smallestRadius: 3,
  largestRadius: 7,
  maxNames: 6,
};

/** The extent of a map with a single place, in degrees. */
const leastDegrees = 0.01;

/** The map of some places in a layout. Throws if there are no places. */
export function layOutCountyMap(
  places: readonly MapPlace[],
  layout: MapLayout,
  { outline, showrooms = [], namedPaths }: MapContent = {},
): CountyMap {
  if (places.length === 0) throw new Error('a map needs at least one place');
  const { projection, height } = fitProjection(places, outline, layout);
  const project = ({ lat, lng }: Coordinates) => {
    const [x, y] = projection([lng, lat]) ?? [0, 0];
    return { x, y };
  };
  const { width, fontSize, smallestRadius, largestRadius } = layout;
  const mostPeople = Math.max(...places.map(({ population }) => population), 1);
  const dots = places
    .toSorted((a, b) => b.population - a.population)
    .map((place): MapDot => {
      const share = Math.sqrt(place.population / mostPeople);
      const radius = Math.round(smallestRadius + (largestRadius - smallestRadius) * share);
      return { place, ...project(place.coordinates), radius };
    });
  moveApart(dots);
  const pins = showrooms
    .map(({ coordinates }) => roundPoint(project(coordinates)))
    .filter(({ x, y }) => x > 0 && x < width && y > 0 && y < height);
  const scale = chooseScale(projection, height, layout);
  const map = { width, height, fontSize, scale, dots, pins, projection };
  writeNames(map, (namedPaths ?? dots.map(({ place }) => place.path)).slice(0, layout.maxNames));
  return map;
}

/** The projection with which places and outline fill the width or the greatest height, and the height they take. */
function fitProjection(
  places: readonly MapPlace[],
  outline: Outline | undefined,
  { width, maxHeight, margin }: MapLayout,
) {
  const points = [
    ...places.map(({ coordinates: { lat, lng } }) => [lng, lat] as const),
    ...(outline?.polygons.flat(2) ?? []),
  ];
  const lngs = points.map(([lng]) => lng);
  const lats = points.map(([, lat]) => lat);
  const [west, south] = [Math.min(...lngs), Math.min(...lats)];
  const corners: [number, number][] = [
    [west, south],
    [Math.max(...lngs, west + leastDegrees), Math.max(...lats, south + leastDegrees)],
  ];
  const projection = geoMercator().fitExtent(
    [
      [margin, margin],
      [width - margin, maxHeight - margin],
    ],
    { type: 'MultiPoint', coordinates: corners },
  );
  const [bottom = 0, top = 0] = corners.map((corner) => projection(corner)?.[1] ?? 0);
  const [x, y] = projection.translate();
  projection.translate([x, y - top + margin]);
  return { projection, height: Math.ceil(bottom - top + 2 * margin) };
}

/** Moves dots that cover each other apart, so that each can be seen and tapped. */
function moveApart(dots: MapDot[]): void {
  for (let round = 0; round < 20; round += 1) {
    for (const [index, dot] of dots.entries()) {
      for (const other of dots.slice(index + 1)) {
        const [dx, dy] = [other.x - dot.x || 1, other.y - dot.y];
        const distance = Math.hypot(dx, dy);
        const missing = Math.max(dot.radius + other.radius - distance, 0) / 2 / distance;
        dot.x -= dx * missing;
        dot.y -= dy * missing;
        other.x += dx * missing;
        other.y += dy * missing;
      }
    }
  }
  for (const dot of dots) Object.assign(dot, roundPoint(dot));
}

function roundPoint({ x, y }: { x: number; y: number }) {
  return { x: Math.round(x), y: Math.round(y) };
}

/** The longest scale line of 1, 2, 5, 10 or 20 miles that takes at most a quarter of the width. */
function chooseScale(projection: GeoProjection, height: number, { width }: MapLayout): CountyMap['scale'] {
  const [from, to] = [0, width].map((x) => {
    const [lng, lat] = projection.invert?.([x, height / 2]) ?? [0, 0];
    return { lat, lng };
  });
  const milesPerUnit = from && to ? measureMiles(from, to) / width : 1;
  const miles = [20, 10, 5, 2].find((length) => length / milesPerUnit <= width / 4) ?? 1;
  return { miles, length: Math.round(miles / milesPerUnit) };
}
