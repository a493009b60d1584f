import { describe, expect, test } from 'vitest';
import { layOutCountyMap, type MapPlace } from '../../src/lib/county-map.ts';

const place = (name: string, lat: number, lng: number, population = 1000): MapPlace => ({
  name,
  path: `/${name.toLowerCase()}-golf-carts`,
  population,
  coordinates: { lat, lng },
});

const corners = [
  place('Northwest', 39.2, -75.7, 4000),
  place('Southeast', 38.6, -75.1, 1000),
  place('Middle', 38.9, -75.4, 2000),
];

describe('layOutCountyMap', () => {
  const map = layOutCountyMap(corners);
  const find = (name: string) => {
    const dot = map.dots.find((candidate) => candidate.place.name === name);
    if (!dot) throw new Error(`no dot for ${name}`);
    return dot;
  };

  test('puts west on the left and north on top', () => {
    expect(find('Northwest').x).toBeLessThan(find('Middle').x);
    expect(find('Middle').x).toBeLessThan(find('Southeast').x);
    expect(find('Northwest').y).toBeLessThan(find('Middle').y);
    expect(find('Middle').y).toBeLessThan(find('Southeast').y);
  });

  test('keeps east-west and north-south distances in proportion', () => {
    const [a, b] = [find('Northwest'), find('Southeast')];
    // A degree of longitude at 38.9 degrees north has 77.8 percent of the length of a degree of latitude.
    expect((b.x - a.x) / (b.y - a.y)).toBeCloseTo(0.778, 2);
  });

  test('keeps every dot inside the drawing', () => {
    const outside = map.dots.filter(
      ({ x, y, radius }) => x < radius || x > map.width - radius || y < radius || y > map.height - radius,
    );
    expect(outside).toEqual([]);
  });

  test('draws the largest place with the largest dot and lists it first', () => {
    expect(map.dots.map(({ place, radius }) => [place.name, radius])).toEqual([
      ['Northwest', 20],
      ['Middle', 15.6],
      ['Southeast', 12.5],
    ]);
  });

  test('writes a name to the right, and to the left where it would leave the drawing', () => {
    expect(find('Northwest').label?.anchor).toBe('start');
    const edge = layOutCountyMap([place('West', 39, -76), place('A very long name of a town', 38.9, -75)]);
    expect(edge.dots.map(({ label }) => label?.anchor)).toEqual(['start', 'end']);
  });

  test('leaves out the name of a small place that would cover a larger one', () => {
    const crowded = layOutCountyMap([
      place('Large', 39, -75.5, 9000),
      place('Small', 39, -75.5, 100),
      place('Away', 38.5, -75, 100),
    ]);
    const labels = crowded.dots.map((dot) => [dot.place.name, dot.label !== undefined]);
    expect(labels).toEqual([
      ['Large', true],
      ['Small', false],
      ['Away', true],
    ]);
  });

  test('places a single town without dividing by nothing', () => {
    const { dots, height } = layOutCountyMap([place('Alone', 39, -75)]);
    expect([dots[0]?.x, dots[0]?.y, height].every((value) => Number.isFinite(value))).toBe(true);
  });

  test('throws when there is no place', () => {
    expect(() => layOutCountyMap([])).toThrow('a map needs at least one place');
  });
});
