// A drawn map of a county's municipalities: where each dot and label goes. Positions come from coordinates by a plain
// projection that keeps east-west and north-south distances in proportion at the county's latitude.
import type { Coordinates } from '../schemas/fields.ts';

export interface MapPlace {
  name: string;
  path: string;
  population: number;
  coordinates: Coordinates;
}

export interface MapDot {
  place: MapPlace;
  x: number;
  y: number;
  radius: number;
  /** Where its name is written; none where it would cover another name or dot. */
  label: { x: number; y: number; anchor: 'start' | 'end' } | undefined;
}

export interface CountyMap {
  width: number;
  height: number;
  dots: MapDot[];
}

const mapWidth = 720;
const margin = 90;
const labelHeight = 20;
/** Average width of a letter at the labels' size, in units of the drawing. */
const letterWidth = 8.6;

/** Dots and labels of a county's places; large places get their label first. Throws when there is no place. */
export function layOutCountyMap(places: readonly MapPlace[]): CountyMap {
  if (places.length === 0) throw new Error('a map needs at least one place');
  const lats = places.map((place) => place.coordinates.lat);
  const lngs = places.map((place) => place.coordinates.lng);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  // A degree of longitude is shorter than one of latitude by the cosine of the latitude.
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const span = Math.max((east - west) * squeeze, (north - south) * 0.6, 0.01);
  const unit = (mapWidth - 2 * margin) / span;
  const left = (mapWidth - (east - west) * squeeze * unit) / 2;
  const largest = Math.max(...places.map((place) => place.population), 1);

  const dots = places
    .toSorted((a, b) => b.population - a.population)
    .map((place): MapDot => ({
      place,
      x: round(left + (place.coordinates.lng - west) * squeeze * unit),
      y: round(margin / 2 + (north - place.coordinates.lat) * unit),
      radius: round(5 + 15 * Math.sqrt(place.population / largest)),
      label: undefined,
    }));
  placeLabels(dots);
  return { width: mapWidth, height: Math.ceil((north - south) * unit + margin), dots };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Gives each dot a label to its right or left where that covers nothing that is there already. */
function placeLabels(dots: MapDot[]): void {
  const taken: Box[] = dots.map(({ x, y, radius }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  dots.forEach((dot, own) => {
    for (const anchor of ['start', 'end'] as const) {
      const length = dot.place.name.length * letterWidth;
      const x = anchor === 'start' ? dot.x + dot.radius + 5 : dot.x - dot.radius - 5;
      const box: Box = {
        left: anchor === 'start' ? x : x - length,
        right: anchor === 'start' ? x + length : x,
        top: dot.y - labelHeight / 2,
        bottom: dot.y + labelHeight / 2,
      };
      const isInside = box.left >= 0 && box.right <= mapWidth;
      if (!isInside || taken.some((other, index) => index !== own && overlaps(box, other))) continue;
      taken.push(box);
      dot.label = { x: round(x), y: dot.y, anchor };
      return;
    }
  });
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
