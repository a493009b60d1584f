// Distances between places as the crow flies; every page says so once.
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
export type CompassDirection = (typeof compass)[number];

export function measureMiles(from: Coordinates, to: Coordinates): number {
  return earthRadiusMiles * geoDistance([from.lng, from.lat], [to.lng, to.lat]);
}

/** Where `to` lies as seen from `from`, as one of eight directions of the compass. */
export function findDirection(from: Coordinates, to: Coordinates): CompassDirection {
  const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
  const [lat1, lat2, turn] = [toRadians(from.lat), toRadians(to.lat), toRadians(to.lng - from.lng)];
  const y = Math.sin(turn) * Math.cos(lat2);
  const x = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(turn);
  const degrees = (Math.atan2(y, x) * 180) / Math.PI + 360;
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
