// Distances between places as the crow flies; every page says so once.
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

/** Great-circle distance in miles by the haversine formula. */
export function measureMiles(from: Coordinates, to: Coordinates): number {
  const lat1 = toRadians(from.lat);
  const lat2 = toRadians(to.lat);
  const halfLat = (lat2 - lat1) / 2;
  const halfLng = toRadians(to.lng - from.lng) / 2;
  const a = Math.sin(halfLat) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(halfLng) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(a));
}

/** Where `to` lies as seen from `from`, as one of eight directions of the compass. */
export function findDirection(from: Coordinates, to: Coordinates): CompassDirection {
  const lat1 = toRadians(from.lat);
  const lat2 = toRadians(to.lat);
  const turn = toRadians(to.lng - from.lng);
  const y = Math.sin(turn) * Math.cos(lat2);
  const x = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(turn);
  const degrees = (Math.atan2(y, x) * 180) / Math.PI + 360;
  return compass[Math.round(degrees / 45) % 8] ?? 'north';
}

/** The nearest of several places with its distance in miles. Throws when there is none to choose from. */
export function findNearest<T extends { coordinates: Coordinates }>(
  from: Coordinates,
  places: readonly T[],
): { place: T; miles: number } {
  let nearest: { place: T; miles: number } | undefined;
  for (const place of places) {
    const miles = measureMiles(from, place.coordinates);
    if (!nearest || miles < nearest.miles) nearest = { place, miles };
  }
  if (!nearest) throw new Error('no place to measure to');
  return nearest;
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

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
