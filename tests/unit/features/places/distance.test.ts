import { expect, test } from 'vitest';
import {
  findDirection,
  findNearest,
  formatMiles,
  measureMiles,
  rankByDistance,
} from '../../../../src/features/places/distance.ts';

const lewes = { lat: 38.7746, lng: -75.1393 };
const cherryHill = { lat: 39.9268, lng: -75.0246 };
const dover = { lat: 39.1582, lng: -75.5244 };

test('a degree of latitude has about 69 miles, the way to the place itself none', () => {
  expect(measureMiles({ lat: 39, lng: -75 }, { lat: 40, lng: -75 })).toBeCloseTo(69.1, 1);
  expect(measureMiles(dover, dover)).toBe(0);
});

test('miles are printed to a tenth', () => {
  expect([0.04, 9.26, 12].map(formatMiles)).toEqual(['0.0 miles', '9.3 miles', '12.0 miles']);
});

test.each([
  { lat: 40, lng: -75, direction: 'north' },
  { lat: 39.7, lng: -74.1, direction: 'northeast' },
  { lat: 39, lng: -74, direction: 'east' },
  { lat: 38.3, lng: -75.9, direction: 'southwest' },
  { lat: 40, lng: -75.1, direction: 'north' },
])('$lat, $lng is $direction of 39, -75', ({ lat, lng, direction }) => {
  expect(findDirection({ lat: 39, lng: -75 }, { lat, lng })).toBe(direction);
});

test('places are ranked nearest first, with their miles', () => {
  const places = [cherryHill, dover, lewes].map((coordinates) => ({ coordinates }));
  const ranked = rankByDistance(lewes, places);
  expect(ranked.map(({ place }) => place.coordinates)).toEqual([lewes, dover, cherryHill]);
  expect(ranked.map(({ miles }) => Math.round(miles))).toEqual([0, 34, 80]);
});

test('the nearest place is the first, and no list is an error', () => {
  const showrooms = [{ coordinates: lewes }, { coordinates: cherryHill }];
  expect(findNearest(dover, showrooms).place.coordinates).toBe(lewes);
  expect(() => findNearest(dover, [])).toThrow('no place to measure to');
});
