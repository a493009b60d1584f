// Straight-line distances between places; every page says so once.
import { geoDistance } from 'd3-geo';
import type { Coordinates } from '../../schemas/fields.ts';

/** Mean radius of the Earth in statute miles (IUGG mean radius, 6371.0088 km). */
const earthRadiusMiles = 3958.7613;

const compass = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const;

export function measureMiles(from: Coordinates, to: Coordinates): number {
  return earthRadiusMiles * geoDistance([from.lng, from.lat], [to.lng, to.lat]);
}

/** To a tenth: "9.4 miles". */
export function formatMiles(miles: number): string {
  return `${miles.toFixed(1)} miles`;
}

/** Where `to` lies as seen from `from`; takes the Earth as flat, which is close enough for a hundred miles. */
export function findDirection(from: Coordinates, to: Coordinates): (typeof compass)[number] {
  const eastward = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
  const degrees = (Math.atan2(eastward, to.lat - from.lat) * 180) / Math.PI + 360;
  return compass[Math.round(degrees / 45) % 8] ?? 'north';
}

/** Places with their distance in miles, nearest first. */
export function rankByDistance<T extends { coordinates: Coordinates }>(
  from: Coordinates,
  places: readonly T[],
): { place: T; miles: number }[] {
  return places
    .map((place) => ({ place, miles: measureMiles(from, place.coordinates) }))
    .toSorted((a, b) => a.miles - b.miles);
}

/** The nearest place and its distance in miles. Throws if the list is empty. */
export function findNearest<T extends { coordinates: Coordinates }>(from: Coordinates, places: readonly T[]) {
  const [nearest] = rankByDistance(from, places);
  if (!nearest) throw new Error('no place to measure to');
  return nearest;
}
