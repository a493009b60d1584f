// Which places on a drawn map get their names, and where.
import type { Coordinates } from '../../schemas/fields.ts';

export interface MapPlace {
  name: string;
  path: string;
  population: number;
  coordinates: Coordinates;
}

export interface MapLabel {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

export interface MapDot {
  place: MapPlace;
  x: number;
  y: number;
  radius: number;
  /** Undefined if the name is not wanted or would cover something. */
  label?: MapLabel;
}

export interface MapDrawing {
  width: number;
  height: number;
  fontSize: number;
  scale: { miles: number; length: number };
  /** The largest place first, so that small dots are drawn on top. */
  dots: MapDot[];
  /** The tips of the showrooms' pins. */
  pins: { x: number; y: number }[];
}

/** A pin's head: its radius, and the height of its center above the tip. */
export const pinHead = { radius: 7, above: 14 };

/** Space between a dot and its name. */
const gap = 4;
/** Average width of a letter as part of the font size, in a wide typeface such as Verdana. */
const letterWidth = 0.65;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Writes the name of each place where it covers nothing; the first place gets its name in any case. */
export function writeNames(
  { width, height, fontSize, scale, dots, pins }: MapDrawing,
  paths: readonly string[],
): void {
  const corner = { left: 0, right: scale.length + fontSize * 6, top: height - fontSize * 2, bottom: height };
  const { radius, above } = pinHead;
  const taken: Box[] = [
    corner,
    ...pins.map(({ x, y }) => ({ left: x - radius, right: x + radius, top: y - above - radius, bottom: y })),
  ];
  for (const [index, path] of paths.entries()) {
    const dot = dots.find(({ place }) => place.path === path);
    if (!dot) continue;
    const nameWidth = dot.place.name.length * letterWidth * fontSize;
    const others = dots.filter((other) => other !== dot).map(boxOfDot);
    const [best] = listLabels(dot, fontSize, nameWidth, width)
      .map((label) => ({ label, box: boxOf(label, nameWidth, fontSize) }))
      .filter(({ box }) => box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height)
      .map((name) => ({
        ...name,
        covered: [...taken, ...others].filter((box) => overlaps(name.box, box)).length,
      }))
      .toSorted((a, b) => a.covered - b.covered);
    if (!best || (best.covered > 0 && index > 0)) continue;
    dot.label = best.label;
    taken.push(best.box);
  }
}

/** Right of a dot, left of it, above and below, where the name is moved into the drawing. */
function listLabels(
  { x, y, radius }: MapDot,
  fontSize: number,
  nameWidth: number,
  width: number,
): MapLabel[] {
  const away = radius + gap;
  const awayInHeight = Math.round(away + fontSize / 2);
  const half = Math.ceil(nameWidth / 2);
  const middle = Math.min(Math.max(x, half), width - half);
  return [
    { x: x + away, y, anchor: 'start' },
    { x: x - away, y, anchor: 'end' },
    { x: middle, y: y - awayInHeight, anchor: 'middle' },
    { x: middle, y: y + awayInHeight, anchor: 'middle' },
  ];
}

function boxOf({ x, y, anchor }: MapLabel, nameWidth: number, fontSize: number): Box {
  const left = x - { start: 0, middle: nameWidth / 2, end: nameWidth }[anchor];
  return { left, right: left + nameWidth, top: y - fontSize / 2, bottom: y + fontSize / 2 };
}

function boxOfDot({ x, y, radius }: MapDot): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
