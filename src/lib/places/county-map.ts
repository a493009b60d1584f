// A drawn map of a county's municipalities: where each dot and label goes. Positions come from coordinates by a plain
// projection that keeps east-west and north-south distances in proportion at the county's latitude.
import { measureMiles } from './distance.ts';
import type { Coordinates } from '../../schemas/fields.ts';

export interface MapPlace {
  name: string;
  path: string;
  population: number;
  coordinates: Coordinates;
}

/** Size of a drawing and of what is on it, in units of the drawing. */
export interface MapFrame {
  width: number;
  /** Greatest heights to try: the first at which every name has room, or the last. */
  maxHeights: readonly number[];
  /** Free edge around the dots; labels may use it. */
  margin: number;
  fontSize: number;
  smallestRadius: number;
  largestRadius: number;
  /** How far from its dot a name may stand, with a line to it, where there is no room beside the dot. */
  longestLeader: number;
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
}

/** For wide screens: shown at about its own size, so there is room for nearly every name. */
export const wideMapFrame: MapFrame = {
  width: 1100,
  maxHeights: [620, 740, 860],
  margin: 60,
  fontSize: 15,
  smallestRadius: 6,
  largestRadius: 18,
  longestLeader: 90,
};

/** For phones: a narrow drawing, since type and dots of a wide one would shrink with it and could not be read. */
export const narrowMapFrame: MapFrame = {
  width: 340,
  maxHeights: [460],
  margin: 30,
  fontSize: 14,
  smallestRadius: 5,
  largestRadius: 12,
  longestLeader: 30,
};

/** For the page of one town: the narrow drawing, with few names, which may therefore stand apart. */
export const townMapFrame: MapFrame = {
  ...narrowMapFrame,
  smallestRadius: 4,
  largestRadius: 11,
  longestLeader: 160,
};

/** Average width of a letter as part of the type's size. */
const letterWidth = 0.53;
const lineHeight = 1.15;
/** Room between two dots, and between a dot and its name. */
const gap = 3;

/**
 * Dots and labels of a county's places; large places get their label first. Dots that would lie on each other are moved
 * apart, so that each can be touched. With `labelledPaths`, only those places get names, in this order.
 * Throws when there is no place, or the frame has no height.
 */
export function layOutCountyMap(
  places: readonly MapPlace[],
  frame: MapFrame = wideMapFrame,
  labelledPaths?: readonly string[],
): CountyMap {
  const wanted = labelledPaths?.length ?? places.length;
  const maps = frame.maxHeights.map((height) => layOut(places, frame, height, labelledPaths));
  const map = maps.find(({ dots }) => dots.filter(({ label }) => label).length >= wanted) ?? maps.at(-1);
  if (!map) throw new Error('a map frame needs at least one height');
  return map;
}

function layOut(
  places: readonly MapPlace[],
  frame: MapFrame,
  maxHeight: number,
  labelledPaths: readonly string[] | undefined,
): CountyMap {
  const { height, scale, dots } = arrange(places, frame, maxHeight);
  placeLabels(dots, frame, height, labelledPaths);
  return { width: frame.width, height, fontSize: frame.fontSize, scale, dots };
}

/** Dots without names, as they lie in a drawing of a certain height. */
function arrange(
  places: readonly MapPlace[],
  frame: MapFrame,
  maxHeight: number,
): Pick<CountyMap, 'height' | 'scale' | 'dots'> {
  if (places.length === 0) throw new Error('a map needs at least one place');
  const lats = places.map((place) => place.coordinates.lat);
  const lngs = places.map((place) => place.coordinates.lng);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  // A degree of longitude is shorter than one of latitude by the cosine of the latitude.
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const inner = { width: frame.width - 2 * frame.margin, height: maxHeight - 2 * frame.margin };
  const unit = Math.min(
    inner.width / Math.max((east - west) * squeeze, 0.01),
    inner.height / Math.max(north - south, 0.01),
  );
  const left = (frame.width - (east - west) * squeeze * unit) / 2;
  const height = Math.ceil((north - south) * unit + 2 * frame.margin);
  const largest = Math.max(...places.map((place) => place.population), 1);

  const dots = places
    .toSorted((a, b) => b.population - a.population)
    .map((place): MapDot => ({
      place,
      x: left + (place.coordinates.lng - west) * squeeze * unit,
      y: frame.margin + (north - place.coordinates.lat) * unit,
      radius: round(
        frame.smallestRadius +
          (frame.largestRadius - frame.smallestRadius) * Math.sqrt(place.population / largest),
      ),
      label: undefined,
    }));
  moveApart(dots, frame.width, height);
  return { height, scale: chooseScale(unit, south, frame), dots };
}

/** A scale line of 1, 2, 5, 10 or 20 miles, the longest that takes at most a quarter of the width. */
function chooseScale(unit: number, lat: number, frame: MapFrame): CountyMap['scale'] {
  const milesPerUnit = measureMiles({ lat, lng: -75 }, { lat: lat + 1, lng: -75 }) / unit;
  const lines = [20, 10, 5, 2, 1].map((miles) => ({ miles, length: round(miles / milesPerUnit) }));
  return (
    lines.find(({ length }) => length <= frame.width / 4) ?? { miles: 1, length: round(1 / milesPerUnit) }
  );
}

/** Pushes dots that touch away from each other, the smaller one farther, and keeps all of them inside. */
function moveApart(dots: MapDot[], width: number, height: number): void {
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
      dot.x = Math.min(Math.max(dot.x, dot.radius + gap), width - dot.radius - gap);
      dot.y = Math.min(Math.max(dot.y, dot.radius + gap), height - dot.radius - gap);
    }
    if (!hasMoved) break;
  }
  for (const dot of dots) {
    dot.x = round(dot.x);
    dot.y = round(dot.y);
  }
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Gives each dot a label beside, above or below it where that covers nothing that is there already. */
function placeLabels(
  dots: MapDot[],
  frame: MapFrame,
  height: number,
  labelledPaths: readonly string[] | undefined,
): void {
  const taken: Box[] = dots.map(({ x, y, radius }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  // The scale line with its words lies in the lower left corner.
  taken.push({ left: 0, right: frame.width / 3, top: height - frame.fontSize * 2, bottom: height });
  const order = labelledPaths
    ? labelledPaths.map((path) => dots.findIndex((dot) => dot.place.path === path))
    : dots.keys();
  for (const own of order) {
    const dot = dots[own];
    if (!dot) continue;
    const length = dot.place.name.length * frame.fontSize * letterWidth;
    const isFree = (box: Box) => taken.every((other, index) => index === own || !overlaps(box, other));
    const isOpen = (place: MapLabel) => {
      const box = boxOf(place, length, frame.fontSize);
      const isInside = box.left >= 0 && box.right <= frame.width && box.top >= 0 && box.bottom <= height;
      return isInside && isFree(box);
    };
    const isReached = (place: MapLabel) => listLeaderBoxes(dot, place.leader).every(isFree);
    let label = listLabelPlaces(dot, frame.fontSize).find(isOpen);
    let fallback: MapLabel | undefined;
    for (const place of label ? [] : listDistantPlaces(dot, frame)) {
      if (!isOpen(place)) continue;
      fallback ??= place;
      if (!isReached(place)) continue;
      label = place;
      break;
    }
    // The first of the asked names is what the drawing is about: in a dense place its line may cross other dots.
    if (dot.place.path === labelledPaths?.[0]) label ??= fallback;
    if (!label) continue;
    taken.push(boxOf(label, length, frame.fontSize), ...listLeaderBoxes(dot, label.leader));
    dot.label = label;
  }
}

function boxOf(label: MapLabel, length: number, fontSize: number): Box {
  const left = label.x - { start: 0, middle: length / 2, end: length }[label.anchor];
  const halfHeight = (fontSize * lineHeight) / 2;
  return { left, right: left + length, top: label.y - halfHeight, bottom: label.y + halfHeight };
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
  return places.map((place) => ({ ...place, x: round(place.x), y: round(place.y) }));
}

const directions = Array.from({ length: 16 }, (_, index) => {
  const angle = (index * Math.PI) / 8;
  return { dx: Math.cos(angle), dy: Math.sin(angle) };
});

/** Places farther off in sixteen directions, the nearest first, each with a line to the dot. */
function* listDistantPlaces(
  { x, y, radius }: MapDot,
  { longestLeader, fontSize }: MapFrame,
): Generator<MapLabel, void> {
  for (let distance = fontSize; distance <= longestLeader; distance += fontSize) {
    const length = radius + distance;
    for (const { dx, dy } of directions) {
      const end = { x: round(x + dx * length), y: round(y + dy * length) };
      const isLeft = end.x < x;
      yield {
        x: round(end.x + (isLeft ? -gap : gap)),
        y: end.y,
        anchor: isLeft ? 'end' : 'start',
        leader: end,
      };
    }
  }
}

/** Small boxes along a line from a dot's edge to its name, so that no name or dot lies on the line. */
function listLeaderBoxes({ x, y, radius }: MapDot, leader: MapLabel['leader']): Box[] {
  if (!leader) return [];
  const length = Math.hypot(leader.x - x, leader.y - y);
  const steps = Math.max(1, Math.floor((length - radius) / gap));
  return Array.from({ length: steps }, (_, index) => {
    const share = (radius + index * gap) / length;
    const [atX, atY] = [x + (leader.x - x) * share, y + (leader.y - y) * share];
    return { left: atX - 1, right: atX + 1, top: atY - 1, bottom: atY + 1 };
  });
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
