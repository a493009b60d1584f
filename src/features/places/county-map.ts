// Lays out the drawn map of a county: its towns as dots, names where they fit, and the showrooms as pins.
// Positions are whole units: the difference is invisible and saves bytes on every page.
import { geoMercator, geoPath, type GeoProjection } from 'd3-geo';
import type { Coordinates } from '../../schemas/fields.ts';
import type { Outline } from './county-outlines.schema.ts';
import type { County, Municipality } from './county.schema.ts';

/** Sizes in units of the drawing. */
export interface MapLayout {
  /** Part of the URL of the ground. Layouts with the same id share width, height and margin. */
  id: 'wide' | 'narrow';
  width: number;
  maxHeight: number;
  /** Around the land; names may use it. */
  margin: number;
  fontSize: number;
  smallestRadius: number;
  largestRadius: number;
  maxNames: number;
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

/** For the page of one town. */
export const townMapLayout: MapLayout = {
  ...narrowMapLayout,
  smallestRadius: 3,
  largestRadius: 7,
  maxNames: 6,
};

/** What a map is drawn of. */
export interface MapCounty extends Pick<County, 'coordinates'> {
  municipalities: readonly MapTown[];
}
type MapTown = Pick<Municipality, 'name' | 'path' | 'population' | 'coordinates'>;

interface Point {
  x: number;
  y: number;
}
interface Dot extends Point {
  town: MapTown;
  radius: number;
  /** Undefined if the name is not wanted or would cover something. */
  label?: Label;
}
interface Label extends Point {
  anchor: 'start' | 'middle' | 'end';
}
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Radius of a pin's head, and height of the pin. */
export const pinSize = { radius: 7, height: 21 };

/** The map of a county. `namedPaths` are the towns to name, the most important first; by default the largest. */
export function layOutCountyMap(
  county: MapCounty,
  layout: MapLayout,
  outline?: Outline,
  showrooms: readonly { coordinates: Coordinates }[] = [],
  namedPaths?: readonly string[],
) {
  const { width, smallestRadius, largestRadius } = layout;
  const { projection, height } = fitProjection(county, layout, outline);
  const project = ({ lat, lng }: Coordinates) => {
    const [x, y] = projection([lng, lat]) ?? [0, 0];
    return { x, y };
  };
  const towns = county.municipalities.toSorted((a, b) => b.population - a.population);
  const mostPeople = Math.max(towns[0]?.population ?? 0, 1);
  const dots = towns.map((town): Dot => {
    const share = Math.sqrt(town.population / mostPeople);
    const radius = Math.round(smallestRadius + (largestRadius - smallestRadius) * share);
    return { town, ...project(town.coordinates), radius };
  });
  moveApart(dots);
  const pins = showrooms
    .map(({ coordinates }) => roundPoint(project(coordinates)))
    .filter(({ x, y }) => x > 0 && x < width && y > 0 && y < height);
  const paths = namedPaths ?? towns.map(({ path }) => path);
  writeNames(paths.slice(0, layout.maxNames), dots, pins, { ...layout, height });
  return { height, dots, pins };
}

/** The projection with which a county fills the width or the greatest height of a layout, and the height it takes. */
export function fitProjection(
  { coordinates: { lat, lng }, municipalities }: MapCounty,
  { width, maxHeight, margin }: MapLayout,
  outline?: Outline,
): { projection: GeoProjection; height: number } {
  const points: [number, number][] = [
    // Around the center, so that a county of a single town has an extent.
    [lng - 0.01, lat - 0.01],
    [lng + 0.01, lat + 0.01],
    ...municipalities.map(({ coordinates }): [number, number] => [coordinates.lng, coordinates.lat]),
    ...(outline?.polygons.flat(2) ?? []),
  ];
  const land = { type: 'MultiPoint' as const, coordinates: points };
  const projection = geoMercator().fitExtent(
    [
      [margin, margin],
      [width - margin, maxHeight - margin],
    ],
    land,
  );
  const [[, top], [, bottom]] = geoPath(projection).bounds(land);
  const [x, y] = projection.translate();
  projection.translate([x, y - top + margin]);
  return { projection, height: Math.ceil(bottom - top + 2 * margin) };
}

/** Moves dots that cover each other apart, so that each can be seen and tapped. */
function moveApart(dots: Dot[]): void {
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

function roundPoint({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}

/** Writes each name where it covers nothing; the first one in any case. */
function writeNames(
  paths: readonly string[],
  dots: readonly Dot[],
  pins: readonly Point[],
  { width, height, fontSize }: { width: number; height: number; fontSize: number },
): void {
  const { radius: pinRadius, height: pinHeight } = pinSize;
  const taken = pins.map(({ x, y }) => toBox(x - pinRadius, y - pinHeight, 2 * pinRadius, pinHeight));
  for (const [index, path] of paths.entries()) {
    const dot = dots.find(({ town }) => town.path === path);
    if (!dot) continue;
    const others = dots
      .filter((other) => other !== dot)
      .map(({ x, y, radius }) => toBox(x - radius, y - radius, 2 * radius, 2 * radius));
    const names = listNames(dot, fontSize, width).filter(
      ({ box }) => box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height,
    );
    const isFree = (box: Box) => ![...taken, ...others].some((other) => overlaps(box, other));
    const name = names.find(({ box }) => isFree(box)) ?? (index === 0 ? names[0] : undefined);
    if (!name) continue;
    dot.label = name.label;
    taken.push(name.box);
  }
}

/** A name right of its dot, left of it, above and below, where it is moved into the drawing; and what it covers. */
function listNames({ town, x, y, radius }: Dot, fontSize: number, width: number) {
  // The average letter of a wide typeface, such as Verdana, has 0.65 of the font size.
  const nameWidth = Math.ceil(town.name.length * fontSize * 0.65);
  const away = radius + 4;
  const middle = Math.round(Math.min(Math.max(x, nameWidth / 2), width - nameWidth / 2));
  const lineAway = Math.round(away + fontSize / 2);
  const labels: (Label & { left: number })[] = [
    { x: x + away, y, anchor: 'start', left: x + away },
    { x: x - away, y, anchor: 'end', left: x - away - nameWidth },
    { x: middle, y: y - lineAway, anchor: 'middle', left: middle - nameWidth / 2 },
    { x: middle, y: y + lineAway, anchor: 'middle', left: middle - nameWidth / 2 },
  ];
  return labels.map(({ left, ...label }) => ({
    label,
    box: toBox(left, label.y - fontSize / 2, nameWidth, fontSize),
  }));
}

function toBox(left: number, top: number, width: number, height: number): Box {
  return { left, right: left + width, top, bottom: top + height };
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
