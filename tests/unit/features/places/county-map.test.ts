import { describe, expect, test } from 'vitest';
import { layOutCountyMap } from '../../../../src/features/places/county-map.ts';

const place = (name: string, lat: number, lng: number, population = 1000) => ({
  name,
  path: `/${name.toLowerCase()}-golf-carts`,
  population,
  coordinates: { lat, lng },
});
const outline = {
  name: 'Square County',
  state: 'DE',
  rings: [
    [
      [-76, 38],
      [-76, 39],
      [-75, 39],
      [-75, 38],
      [-76, 38],
    ] satisfies [number, number][],
  ],
};
const southeast = place('Southeast', 38.2, -75.2, 1000);
const northwest = place('Northwest', 38.8, -75.8, 4000);

describe('layOutCountyMap', () => {
  const { land, dots } = layOutCountyMap([southeast, northwest], outline);
  const [large, small] = dots;

  test('draws the land, and larger places below smaller ones', () => {
    expect(land).toMatch(/^M\d+,\d+L/);
    expect(dots.map(({ town }) => town.name)).toEqual(['Northwest', 'Southeast']);
    expect(large?.radius).toBeGreaterThan(small?.radius ?? Infinity);
  });

  test('has west on the left, north on top, and true proportions', () => {
    const [dx, dy] = [(small?.x ?? 0) - (large?.x ?? 0), (small?.y ?? 0) - (large?.y ?? 0)];
    // A degree of longitude at 38.5 degrees north has 78.3 percent of the length of a degree of latitude.
    expect(dx / dy).toBeCloseTo(0.783, 1);
    expect(Math.min(dx, dy)).toBeGreaterThan(0);
  });

  test('has every dot inside the drawing, also of a town across the line', () => {
    const map = layOutCountyMap([place('Across', 37.9, -75.5)], outline);
    const [, top = 0, , height = 0] = map.viewBox.split(' ').map(Number);
    expect(map.dots[0]?.y ?? Infinity).toBeLessThan(top + height);
  });

  test('writes a name only where it covers no dot and no other name', () => {
    const crowd = Array.from({ length: 5 }, (_, index) => place(`Town ${index}`, 38.5, -75.5 + index / 100));
    const named = layOutCountyMap([...crowd, northwest], outline).dots.filter(({ label }) => label);
    expect(named.map(({ town, label }) => [town.name, label?.anchor])).toEqual([
      ['Northwest', 'start'],
      ['Town 0', 'end'],
      ['Town 4', 'start'],
    ]);
  });
});
