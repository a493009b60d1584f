// Distances between places as the crow flies; every use says that they are straight-line estimates.
import type { Coordinates } from '../schemas/fields.ts';

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
  const ranked = rankByDistance(from, places);
  if (!ranked[0]) throw new Error('no place to measure to');
  return ranked[0];
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

/** Height of the bands that lists of places are kept in, in degrees of latitude. */
const bandHeight = 0.25;
const bandOf = (lat: number) => Math.floor(lat / bandHeight);
const bandsOfLists = new WeakMap<readonly Located[], ReadonlyMap<number, Located[]>>();

interface Located {
  coordinates: Coordinates;
}

/** The places of a list between two latitudes, and some beyond; a list is put in bands once. */
function listBetween<T extends Located>(places: readonly T[], south: number, north: number): T[] {
  const bands = bandsOfLists.get(places) ?? Map.groupBy(places, ({ coordinates }) => bandOf(coordinates.lat));
  bandsOfLists.set(places, bands);
  const [first, last] = [bandOf(south), bandOf(north)];
  const found = Array.from({ length: last - first + 1 }, (_, index) => bands.get(first + index) ?? []);
  // The list that the bands were made of holds nothing else.
  return found.flat() as T[];
}

/**
 * The `count` nearest of the places that are meant, nearest first: what `rankByDistance` begins with, without measuring to
 * each of very many. It looks at those in a box around the point, which grows until nothing outside can be nearer.
 */
export function listNearest<T extends { coordinates: Coordinates }>(
  from: Coordinates,
  places: readonly T[],
  count: number,
  isMeant: (place: T) => boolean = () => true,
): { place: T; miles: number }[] {
  for (let degrees = 0.25; ; degrees *= 2) {
    // A degree of longitude is more than half of one of latitude everywhere below 60 degrees north.
    const near = listBetween(places, from.lat - degrees, from.lat + degrees).filter(
      (place) => Math.abs(place.coordinates.lng - from.lng) <= 2 * degrees && isMeant(place),
    );
    const nearest = rankByDistance(from, near).slice(0, count);
    const farthestMiles = nearest[count - 1]?.miles ?? Infinity;
    if (degrees >= 180 || farthestMiles <= toRadians(degrees) * earthRadiusMiles) return nearest;
  }
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
