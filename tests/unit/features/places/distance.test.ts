import { describe, expect, test } from 'vitest';
import {
  findDirection,
  findNearest,
  measureMiles,
  rankByDistance,
} from '../../../../src/features/places/distance.ts';

const lewes = { lat: 38.7746, lng: -75.1393 };
const cherryHill = { lat: 39.9268, lng: -75.0246 };
const dover = { lat: 39.1582, lng: -75.5244 };
const wilmington = { lat: 39.7459, lng: -75.5466 };

/** Miles by the spherical law of cosines, on the mean radius of 3,958.8 miles. */
function measureByCosines(a: typeof lewes, b: typeof lewes): number {
  const radians = Math.PI / 180;
  const cosine =
    Math.sin(a.lat * radians) * Math.sin(b.lat * radians) +
    Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.cos((b.lng - a.lng) * radians);
  return 3958.8 * Math.acos(cosine);
}

describe('measureMiles', () => {
  test.each([
    ['Lewes to Cherry Hill', lewes, cherryHill],
    ['Lewes to Dover', lewes, dover],
    ['Dover to Wilmington', dover, wilmington],
    ['two ends of one street', lewes, { lat: 38.7846, lng: -75.1393 }],
  ])('agrees within 0.1 mile with the spherical law of cosines: %s', (_, from, to) => {
    expect(Math.abs(measureMiles(from, to) - measureByCosines(from, to))).toBeLessThan(0.1);
  });

  test('is about 69 miles for a degree of latitude', () => {
    expect(measureMiles({ lat: 39, lng: -75 }, { lat: 40, lng: -75 })).toBeCloseTo(69.1, 1);
  });

  test('is 0 from a place to itself, and the same both ways', () => {
    expect(measureMiles(dover, dover)).toBe(0);
    expect(measureMiles(lewes, dover)).toBeCloseTo(measureMiles(dover, lewes), 10);
  });
});

describe('findDirection', () => {
  const center = { lat: 39, lng: -75 };
  test.each([
    { lat: 40, lng: -75, direction: 'north' },
    { lat: 39.7, lng: -74.1, direction: 'northeast' },
    { lat: 39, lng: -74, direction: 'east' },
    { lat: 38.3, lng: -74.1, direction: 'southeast' },
    { lat: 38, lng: -75, direction: 'south' },
    { lat: 38.3, lng: -75.9, direction: 'southwest' },
    { lat: 39, lng: -76, direction: 'west' },
    { lat: 39.7, lng: -75.9, direction: 'northwest' },
    { lat: 40, lng: -75.1, direction: 'north' },
    { lat: 40, lng: -74.9, direction: 'north' },
  ])('sees $lat, $lng in the $direction', ({ lat, lng, direction }) => {
    expect(findDirection(center, { lat, lng })).toBe(direction);
  });

  test('sees Dover northwest of Lewes and Cherry Hill north of it', () => {
    expect(findDirection(lewes, dover)).toBe('northwest');
    expect(findDirection(lewes, cherryHill)).toBe('north');
  });
});

describe('rankByDistance', () => {
  test('lists places nearest first, with their miles', () => {
    const places = [cherryHill, dover, lewes].map((coordinates) => ({ coordinates }));
    const ranked = rankByDistance(lewes, places);
    expect(ranked.map(({ place }) => place.coordinates)).toEqual([lewes, dover, cherryHill]);
    expect(ranked.map(({ miles }) => Math.round(miles))).toEqual([0, 34, 80]);
  });
});

describe('findNearest', () => {
  const showrooms = [
    { name: 'Lewes', coordinates: lewes },
    { name: 'Cherry Hill', coordinates: cherryHill },
  ];

  test.each([
    ['Dover', dover, 'Lewes'],
    ['Wilmington', wilmington, 'Cherry Hill'],
  ])('finds the showroom nearest to %s', (_, from, name) => {
    expect(findNearest(from, showrooms).place.name).toBe(name);
  });

  test('throws when there is nothing to choose from', () => {
    expect(() => findNearest(dover, [])).toThrow('no place to measure to');
  });
});
