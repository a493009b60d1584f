import { describe, expect, test } from 'vitest';
import {
  type MapCounty,
  layOutCountyMap,
  narrowMapLayout,
  wideMapLayout,
} from '../../../../src/features/places/county-map.ts';

const place = (name: string, lat: number, lng: number, population = 1000) => ({
  name,
  path: `/${name.toLowerCase()}-golf-carts`,
  population,
  coordinates: { lat, lng },
});

const places = [
  place('Northwest', 39.2, -75.7, 4000),
  place('Southeast', 38.6, -75.1, 1000),
  place('Middle', 38.9, -75.4, 2000),
];

const county = (municipalities: MapCounty['municipalities']): MapCounty => ({
  coordinates: { lat: 39, lng: -75.4 },
  municipalities,
});

describe('layOutCountyMap', () => {
  const map = layOutCountyMap(county(places), wideMapLayout);
  const [northwest, middle, southeast] = map.dots;
  const listNamed = (dots: typeof map.dots) => dots.filter(({ label }) => label).map(({ town }) => town.name);

  test('draws larger places first and with larger dots', () => {
    expect(map.dots.map(({ town, radius }) => [town.name, radius])).toEqual([
      ['Northwest', 18],
      ['Middle', 14],
      ['Southeast', 12],
    ]);
  });

  test('has west on the left, north on top, and true proportions', () => {
    const [dx, dy] = [(southeast?.x ?? 0) - (northwest?.x ?? 0), (southeast?.y ?? 0) - (northwest?.y ?? 0)];
    // A degree of longitude at 38.9 degrees north has 77.8 percent of the length of a degree of latitude.
    expect(dx / dy).toBeCloseTo(0.778, 2);
    expect(middle?.x).toBeGreaterThan(northwest?.x ?? Infinity);
  });

  test('keeps every dot inside the drawing', () => {
    const isInside = ({ x, y, radius }: (typeof map.dots)[number]) =>
      x >= radius && x <= wideMapLayout.width - radius && y >= radius && y <= map.height - radius;
    expect(map.dots.every(isInside)).toBe(true);
  });

  test('writes the names of the largest places, or of those that are asked for', () => {
    expect(listNamed(layOutCountyMap(county(places), { ...narrowMapLayout, maxNames: 2 }).dots)).toEqual([
      'Northwest',
      'Middle',
    ]);
    const { dots } = layOutCountyMap(
      county(places),
      narrowMapLayout,
      undefined,
      [],
      ['/southeast-golf-carts'],
    );
    expect(listNamed(dots)).toEqual(['Southeast']);
  });

  test('leaves out a name that would cover another, but never the first', () => {
    const crowd = Array.from({ length: 9 }, (_, index) => place(`Town ${index}`, 39, -75 + index / 1000));
    const far = place('Far', 39.5, -75.6);
    const named = listNamed(layOutCountyMap(county([...crowd, far]), narrowMapLayout).dots);
    expect(named).toContain('Town 0');
    expect(named.length).toBeLessThan(8);
  });

  test('moves dots apart that would cover each other', () => {
    const { dots } = layOutCountyMap(
      county([place('Large', 39, -75.5, 9000), place('Small', 39, -75.5, 100), place('Far', 39.4, -75.9)]),
      wideMapLayout,
    );
    const [large, , small] = dots;
    const distance = Math.hypot((large?.x ?? 0) - (small?.x ?? 0), (large?.y ?? 0) - (small?.y ?? 0));
    expect(distance).toBeGreaterThan((large?.radius ?? 0) + (small?.radius ?? 0) - 1.5);
  });

  test('has pins for the showrooms inside the drawing', () => {
    const at = (lat: number, lng: number) => ({ coordinates: { lat, lng } });
    const { pins } = layOutCountyMap(county(places), wideMapLayout, undefined, [
      at(38.9, -75.4),
      at(41, -75),
    ]);
    expect(pins).toEqual([{ x: middle?.x, y: middle?.y }]);
  });

  test('draws a county of a single town', () => {
    const { dots, height } = layOutCountyMap(county([place('Alone', 39, -75.4)]), wideMapLayout);
    expect([dots[0]?.x, dots[0]?.y, height].every(Number.isFinite)).toBe(true);
  });
});
