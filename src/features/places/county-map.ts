// A drawn map of a county's municipalities: where each dot, pin and name goes. d3-geo projects coordinates (Mercator, which
// keeps shapes); what lies below the dots is drawn by map-ground.ts with the same projection. All is in whole units, which
// nobody sees and every page has fewer bytes of.
import { geoMercator, type GeoProjection } from 'd3-geo';
import { measureMiles } from './distance.ts';
import { measureName } from './name-width.ts';
import type { Outline } from './county-outlines.schema.ts';
import type { Coordinates } from '../../schemas/fields.ts';

export interface MapPlace {
  name: string;
  path: string;
  population: number;
  coordinates: Coordinates;
}

/** Size of a drawing and of what is on it, in units of the drawing. */
export interface MapLayout {
  /** Part of the URL of what is drawn below the dots. Frames of one id have width, heights and margin in common. */
  id: 'wide' | 'narrow';
  width: number;
  /** Greatest heights to try: the first at which every name has room, or the last. */
  maxHeights: readonly number[];
  /** Free edge around the dots; labels may use it. */
  margin: number;
  fontSize: number;
  smallestRadius: number;
  largestRadius: number;
  /** How far from its dot a name may stand, with a line to it, where there is no room beside the dot. */
  maxLeaderLength: number;
}

/** What a map shows besides the places. */
export interface MapSurroundings {
  /** The county, which the frame then holds whole. */
  outline?: Outline | undefined;
  /** Where the dealer's showrooms are; those outside of the frame get no pin. */
  showrooms?: readonly { coordinates: Coordinates }[];
}

export interface MapLabel {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** Where the line to a name that stands apart ends; it starts at the dot. */
  leader?: { x: number; y: number };
}

export interface MapDot {
  place: MapPlace;
  x: number;
  y: number;
  radius: number;
  /** Where its name is written; none where it would cover another name or dot. */
  label: MapLabel | undefined;
}

export interface CountyMap {
  width: number;
  height: number;
  fontSize: number;
  /** A line of a whole number of miles, to judge distances by. */
  scale: { miles: number; length: number };
  dots: MapDot[];
  /** The tips of the showrooms' pins; a pin's head stands above its tip. */
  pins: { x: number; y: number }[];
  /** From degrees to units of the drawing. */
  projection: GeoProjection;
}

/** A pin's head: its radius, and how far its middle stands above the tip. */
export const pinHead = { radius: 7, above: 14 };

/** For wide screens: shown at about its own size, so there is room for nearly every name. */
export const wideMapLayout: MapLayout = {
  id: 'wide',
  width: 1100,
  maxHeights: [620, 740, 860],
  margin: 60,
  fontSize: 15,
  smallestRadius: 6,
  largestRadius: 18,
  maxLeaderLength: 90,
};

/** For phones: a narrow drawing, since type and dots of a wide one would shrink with it and could not be read. */
export const narrowMapLayout: MapLayout = {
  id: 'narrow',
  width: 340,
  maxHeights: [460],
  margin: 30,
  fontSize: 14,
  smallestRadius: 5,
  largestRadius: 12,
  maxLeaderLength: 50,
};

/** How many names a county's drawing has on phones: those of its largest places. */
export const namesOnPhones = 8;

/** How many names a town's drawing has: its own and those of its nearest neighbors. */
export const namesOnTownMap = 6;

/** For the page of one town: the narrow drawing, with few names, which may therefore stand apart. */
export const townMapLayout: MapLayout = {
  ...narrowMapLayout,
  smallestRadius: 3,
  largestRadius: 7,
  maxLeaderLength: 200,
};

/** The frames of pages, one of each id. */
export const mapLayouts: readonly MapLayout[] = [wideMapLayout, narrowMapLayout];

const lineHeight = 1.15;
/** Room between two dots, and between a dot and its name. */
const gap = 3;

/**
 * Dots and labels of a county's places; large places get their label first. Dots that would lie on each other are moved
 * apart, so that each can be touched. With `labeledPaths`, only those places get names, in this order.
 * Throws when there is no place, or the frame has no height.
 */
export function layOutCountyMap(
  places: readonly MapPlace[],
  layout: MapLayout = wideMapLayout,
  labeledPaths?: readonly string[],
  surroundings: MapSurroundings = {},
): CountyMap {
  const wanted = labeledPaths?.length ?? places.length;
  const maps = layout.maxHeights.map((height) => layOut(places, layout, height, labeledPaths, surroundings));
  const map = maps.find(({ dots }) => dots.filter(({ label }) => label).length >= wanted) ?? maps.at(-1);
  if (!map) throw new Error('a map layout needs at least one height');
  return map;
}

function layOut(
  places: readonly MapPlace[],
  layout: MapLayout,
  maxHeight: number,
  labeledPaths: readonly string[] | undefined,
  surroundings: MapSurroundings,
): CountyMap {
  const map = arrange(places, layout, maxHeight, surroundings);
  placeLabels(map, layout, labeledPaths);
  return map;
}

/** Dots without names, as they lie in a drawing of a certain height. */
function arrange(
  places: readonly MapPlace[],
  layout: MapLayout,
  maxHeight: number,
  { outline, showrooms = [] }: MapSurroundings,
): CountyMap {
  if (places.length === 0) throw new Error('a map needs at least one place');
  const { projection, height } = fitProjection(listExtremes(places, outline), layout, maxHeight);
  const project = ({ lat, lng }: Coordinates) => {
    const [x, y] = projection([lng, lat]) ?? [0, 0];
    return { x, y };
  };
  const largest = Math.max(...places.map((place) => place.population), 1);
  const dots = places
    .toSorted((a, b) => b.population - a.population)
    .map((place): MapDot => ({
      place,
      ...project(place.coordinates),
      radius: Math.round(
        layout.smallestRadius +
          (layout.largestRadius - layout.smallestRadius) * Math.sqrt(place.population / largest),
      ),
      label: undefined,
    }));
  const pins = showrooms
    .map(({ coordinates }) => project(coordinates))
    .filter(({ x, y }) => x > 0 && x < layout.width && y > 0 && y < height)
    .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  moveApart(dots, pins, layout.width, height);
  const scale = chooseScale(projection, height, layout);
  return { width: layout.width, height, fontSize: layout.fontSize, scale, dots, pins, projection };
}

/** The corners between which all places and the outline lie, in degrees: southwest and northeast. */
function listExtremes(places: readonly MapPlace[], outline: Outline | undefined): [number, number][] {
  const points = [
    ...places.map(({ coordinates: { lat, lng } }) => [lng, lat] as const),
    ...(outline?.polygons.flat(2) ?? []),
  ];
  const lngs = points.map(([lng]) => lng);
  const lats = points.map(([, lat]) => lat);
  // A single place has no extent of its own: half a mile around it is shown.
  const least = 0.01;
  return [
    [Math.min(...lngs), Math.min(...lats)],
    [Math.max(...lngs, Math.min(...lngs) + least), Math.max(...lats, Math.min(...lats) + least)],
  ];
}

/** The projection by which some points fill the frame up to its margin, and the height that they take then. */
function fitProjection(points: [number, number][], { width, margin }: MapLayout, maxHeight: number) {
  const corners = { type: 'MultiPoint', coordinates: points } as const;
  const projection = geoMercator().fitExtent(
    [
      [margin, margin],
      [width - margin, maxHeight - margin],
    ],
    corners,
  );
  const ys = points.map((point) => projection(point)?.[1] ?? 0);
  const [x, y] = projection.translate();
  projection.translate([x, y - Math.min(...ys) + margin]);
  return { projection, height: Math.ceil(Math.max(...ys) - Math.min(...ys) + 2 * margin) };
}

/** A scale line of 1, 2, 5, 10 or 20 miles, the longest that takes at most a quarter of the width. */
function chooseScale(projection: GeoProjection, height: number, layout: MapLayout): CountyMap['scale'] {
  const [from, to] = [0, layout.width].map((x) => {
    const [lng, lat] = projection.invert?.([x, height / 2]) ?? [0, 0];
    return { lat, lng };
  });
  const milesPerUnit = from && to ? measureMiles(from, to) / layout.width : 1;
  const lines = [20, 10, 5, 2, 1].map((miles) => ({ miles, length: Math.round(miles / milesPerUnit) }));
  return (
    lines.find(({ length }) => length <= layout.width / 4) ?? {
      miles: 1,
      length: Math.round(1 / milesPerUnit),
    }
  );
}

/** Pushes dots that touch away from each other, the smaller one farther, and from pins, and keeps all of them inside. */
function moveApart(dots: MapDot[], pins: CountyMap['pins'], width: number, height: number): void {
  for (let round = 0; round < 200; round += 1) {
    let hasMoved = false;
    dots.forEach((dot, index) => {
      // By number, without lists or roots for pairs that are far apart: this takes longest.
      for (let next = index + 1; next < dots.length; next += 1) {
        const other = dots[next];
        if (!other) break;
        const dx = other.x - dot.x;
        const dy = other.y - dot.y;
        const reach = dot.radius + other.radius + gap;
        if (dx * dx + dy * dy >= reach * reach) continue;
        const distance = Math.hypot(dx, dy);
        const missing = reach - distance;
        if (missing <= 0.01) continue;
        hasMoved = true;
        // Two places at one point have no direction between them; any will do, so the later one goes east.
        const [ux, uy] = distance === 0 ? [1, 0] : [dx / distance, dy / distance];
        const share = dot.radius / (dot.radius + other.radius);
        other.x += ux * missing * share;
        other.y += uy * missing * share;
        dot.x -= ux * missing * (1 - share);
        dot.y -= uy * missing * (1 - share);
      }
    });
    for (const dot of dots) {
      for (const pin of pins) {
        const [dx, dy] = [dot.x - pin.x, dot.y - (pin.y - pinHead.above)];
        const missing = dot.radius + pinHead.radius + gap - Math.hypot(dx, dy);
        if (missing <= 0.01) continue;
        hasMoved = true;
        const [ux, uy] = dx === 0 && dy === 0 ? [0, 1] : [dx / Math.hypot(dx, dy), dy / Math.hypot(dx, dy)];
        dot.x += ux * missing;
        dot.y += uy * missing;
      }
      dot.x = Math.min(Math.max(dot.x, dot.radius + gap), width - dot.radius - gap);
      dot.y = Math.min(Math.max(dot.y, dot.radius + gap), height - dot.radius - gap);
    }
    if (!hasMoved) break;
  }
  for (const dot of dots) {
    dot.x = Math.round(dot.x);
    dot.y = Math.round(dot.y);
  }
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Gives each dot a label beside, above or below it where that covers nothing and is not read as another dot's name. */
function placeLabels(
  { dots, pins, scale, height }: CountyMap,
  layout: MapLayout,
  labeledPaths: readonly string[] | undefined,
): void {
  const taken: Box[] = [];
  for (const { x, y } of pins) {
    const { radius, above } = pinHead;
    taken.push({ left: x - radius, right: x + radius, top: y - above - radius, bottom: y });
  }
  // The scale line with its words lies in the lower left corner.
  const scaleLength = scale.length + measureName('20 miles') * layout.fontSize + layout.fontSize * 2;
  taken.push({ left: 0, right: scaleLength, top: height - layout.fontSize * 2, bottom: height });
  const order = labeledPaths
    ? labeledPaths.map((path) => dots.findIndex((dot) => dot.place.path === path))
    : dots.keys();
  for (const own of order) {
    const dot = dots[own];
    if (!dot) continue;
    const length = measureName(dot.place.name) * layout.fontSize;
    const others = dots.filter((other) => other !== dot);
    const isFree = (box: Box) => !taken.some((other) => overlaps(box, other));
    const isOpen = (place: MapLabel) => {
      const box = boxOf(place, length, layout.fontSize);
      const isInside = box.left >= 0 && box.right <= layout.width && box.top >= 0 && box.bottom <= height;
      // A name beside its dot reads as that dot's, and a line says whose a name is; elsewhere the nearest dot's is read.
      const room = place.leader ? layout.fontSize / 2 : place.y === dot.y ? 0 : measureDistance(dot, box);
      return isInside && isFree(box) && others.every((other) => measureDistance(other, box) > room);
    };
    const isReached = ({ leader }: MapLabel) =>
      !leader ||
      (others.every((other) => passes(dot, leader, other)) && listLeaderBoxes(dot, leader).every(isFree));
    let label = listLabelPlaces(dot, layout.fontSize).find(isOpen);
    label ??= listDistantPlaces(dot, length, layout).find((place) => isOpen(place) && isReached(place));
    if (!label) continue;
    taken.push(boxOf(label, length, layout.fontSize), ...listLeaderBoxes(dot, label.leader));
    dot.label = label;
  }
}

function boxOf(label: MapLabel, length: number, fontSize: number): Box {
  const left = label.x - { start: 0, middle: length / 2, end: length }[label.anchor];
  const halfHeight = (fontSize * lineHeight) / 2;
  return { left, right: left + length, top: label.y - halfHeight, bottom: label.y + halfHeight };
}

/** From a dot's edge to the letters of a name; negative where they meet. */
function measureDistance({ x, y, radius }: MapDot, { left, right, top, bottom }: Box): number {
  // Letters take less height than their line.
  const inset = (bottom - top) * 0.1;
  return (
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top + inset - y, 0, y - bottom + inset)) - radius
  );
}

/** Where a dot's name may stand, the best place first: right, left, above, below, then the four corners. */
function listLabelPlaces({ x, y, radius }: MapDot, fontSize: number): MapLabel[] {
  const beside = radius + gap + 1;
  const above = radius + gap + fontSize / 2;
  const corner = { x: radius * 0.7 + gap, y: radius * 0.7 + fontSize / 2 };
  const places: MapLabel[] = [
    { x: x + beside, y, anchor: 'start' },
    { x: x - beside, y, anchor: 'end' },
    { x, y: y - above, anchor: 'middle' },
    { x, y: y + above, anchor: 'middle' },
    { x: x + corner.x, y: y - corner.y, anchor: 'start' },
    { x: x + corner.x, y: y + corner.y, anchor: 'start' },
    { x: x - corner.x, y: y - corner.y, anchor: 'end' },
    { x: x - corner.x, y: y + corner.y, anchor: 'end' },
  ];
  return places.map((place) => ({ ...place, x: Math.round(place.x), y: Math.round(place.y) }));
}

const directions = Array.from({ length: 64 }, (_, index) => {
  const angle = (index * Math.PI) / 32;
  return { dx: Math.cos(angle), dy: Math.sin(angle) };
});

/**
 * Places farther off in 64 directions, the nearest first, each with a line to the dot: the name beside the line's end, or
 * above or below it, moved inside of the drawing.
 */
function* listDistantPlaces(
  { x, y, radius }: MapDot,
  nameLength: number,
  { maxLeaderLength, fontSize, width }: MapLayout,
): Generator<MapLabel, void> {
  const clampMiddle = (at: number) => Math.min(Math.max(at, nameLength / 2 + 1), width - nameLength / 2 - 1);
  for (let distance = fontSize; distance <= maxLeaderLength; distance += fontSize / 2) {
    const length = radius + distance;
    for (const { dx, dy } of directions) {
      const leader = { x: Math.round(x + dx * length), y: Math.round(y + dy * length) };
      const isLeft = leader.x < x;
      yield {
        x: leader.x + (isLeft ? -gap : gap),
        y: leader.y,
        anchor: isLeft ? 'end' : 'start',
        leader,
      };
      const at = Math.round(clampMiddle(leader.x));
      if (Math.abs(at - leader.x) > nameLength / 2) continue;
      yield { x: at, y: Math.round(leader.y + Math.sign(dy) * fontSize * 0.7), anchor: 'middle', leader };
    }
  }
}

/** Whether the line from a dot to its name keeps off another dot. */
function passes(from: MapDot, to: { x: number; y: number }, { x, y, radius }: MapDot): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  const share = Math.min(Math.max(along, 0), 1);
  return Math.hypot(from.x + dx * share - x, from.y + dy * share - y) > radius + 1;
}

/** Small boxes along a line from a dot's edge to its name, so that no name or dot lies on the line. */
function listLeaderBoxes({ x, y, radius }: MapDot, leader: MapLabel['leader']): Box[] {
  if (!leader) return [];
  const length = Math.hypot(leader.x - x, leader.y - y);
  const steps = Math.max(1, Math.floor(length - radius));
  return Array.from({ length: steps }, (_, index) => {
    const share = (radius + index) / length;
    const [atX, atY] = [x + (leader.x - x) * share, y + (leader.y - y) * share];
    return { left: atX - 1, right: atX + 1, top: atY - 1, bottom: atY + 1 };
  });
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
