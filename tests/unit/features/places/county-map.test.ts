import { describe, expect, test } from 'vitest';
import {
  layOutCountyMap,
  narrowMapLayout,
  townMapLayout,
  wideMapLayout,
  type MapLayout,
  type MapPlace,
} from '../../../../src/features/places/county-map.ts';

const place = (name: string, lat: number, lng: number, population = 1000): MapPlace => ({
  name,
  path: `/${name.toLowerCase()}-golf-carts`,
  population,
  coordinates: { lat, lng },
});

/** Where a name stands, a letter being half as wide as high. */
function measureLabel(name: string, label: { x: number; y: number; anchor: string }, fontSize: number) {
  const length = (name.length * fontSize) / 2;
  const left = label.x - (label.anchor === 'start' ? 0 : label.anchor === 'end' ? length : length / 2);
  return { left, right: left + length, top: label.y - fontSize / 2, bottom: label.y + fontSize / 2 };
}

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
      ['Northwest', 18],
      ['Middle', 14],
      ['Southeast', 12],
    ]);
  });

  test('writes a name to the right, and elsewhere where it would leave the drawing', () => {
    expect(find('Northwest').label?.anchor).toBe('start');
    const edge = layOutCountyMap([place('West', 39, -76), place('A very long name of a town', 39, -75)]);
    expect(edge.dots.map(({ label }) => label?.anchor)).toEqual(['start', 'end']);
  });

  test.each([
    ['wide', wideMapLayout],
    ['narrow', narrowMapLayout],
  ])('lets neither dots nor names cover each other in the %s frame', (_, layout) => {
    const grid = Array.from({ length: 40 }, (_, index) =>
      place(`Townname ${index}`, 39 + (index % 8) * 0.01, -75 + Math.floor(index / 8) * 0.02, 100 * index),
    );
    const { dots, width, height } = layOutCountyMap(grid, layout);
    const boxes = dots.flatMap(({ place, x, y, radius, label }) => [
      { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius },
      ...(label ? [measureLabel(place.name, label, layout.fontSize)] : []),
    ]);
    const covered = boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
    );
    expect(covered).toEqual([]);
    expect(boxes.filter((box) => box.left < 0 || box.right > width || box.bottom > height)).toEqual([]);
    expect(dots.filter(({ label }) => label).length).toBeGreaterThan(8);
  });

  test('moves apart two places at one point', () => {
    const { dots } = layOutCountyMap([place('Large', 39, -75.5, 9000), place('Small', 39, -75.5, 100)]);
    const [large, small] = dots;
    if (!large || !small) throw new Error('two dots are missing');
    expect(Math.hypot(large.x - small.x, large.y - small.y)).toBeGreaterThan(large.radius + small.radius);
  });

  test('writes only the names that it is asked for', () => {
    const { dots } = layOutCountyMap(corners, narrowMapLayout, ['/middle-golf-carts']);
    expect(dots.filter(({ label }) => label).map(({ place }) => place.name)).toEqual(['Middle']);
  });

  test('writes a name apart with a line to its dot where there is no room beside it', () => {
    const row = Array.from({ length: 8 }, (_, index) => place(`Long name ${index}`, 39, -75 + index * 0.001));
    const count = (layout: MapLayout) => {
      const { dots } = layOutCountyMap(
        [...row, place('Away', 39.5, -75.5)],
        layout,
        row.map(({ path }) => path),
      );
      const labels = dots.flatMap(({ label }) => label ?? []);
      return { names: labels.length, lines: labels.filter(({ leader }) => leader).length };
    };
    expect(count({ ...narrowMapLayout, maxLeaderLength: 0 }).lines).toBe(0);
    expect(count(townMapLayout).names).toBeGreaterThan(count({ ...townMapLayout, maxLeaderLength: 0 }).names);
    expect(count(townMapLayout).lines).toBeGreaterThan(0);
  });

  test('writes no name where another dot is as near as its own', () => {
    const row = ['Left', 'Middle', 'Right'].map((name, index) => place(name, 39, -75 + index * 0.04));
    const { dots } = layOutCountyMap(
      [...row, place('Away', 39.5, -75.5)],
      { ...townMapLayout, maxLeaderLength: 0 },
      ['/middle-golf-carts'],
    );
    expect(dots.filter(({ label }) => label)).toEqual([]);
  });

  test('is as high as its names need', () => {
    const heightOf = (places: MapPlace[]) => layOutCountyMap(places).height;
    expect(heightOf(corners)).toBe(620);
    const crowd = Array.from({ length: 60 }, (_, index) =>
      place(`Long name ${index}`, 39 + (index % 10) * 0.002, -75 + Math.floor(index / 10) * 0.002),
    );
    expect(heightOf([...crowd, place('Away', 38.6, -75)])).toBe(860);
  });

  test('has a scale line as long as its miles', () => {
    const { scale } = layOutCountyMap(corners);
    const [a, b] = [find('Northwest'), find('Southeast')];
    // 0.6 degrees of latitude are 41.46 miles.
    expect((scale.length / scale.miles) * 41.46).toBeCloseTo(b.y - a.y, -1);
  });

  test('places a single town without dividing by nothing', () => {
    const { dots, height } = layOutCountyMap([place('Alone', 39, -75)]);
    expect([dots[0]?.x, dots[0]?.y, height].every((value) => Number.isFinite(value))).toBe(true);
  });

  test('throws when there is no place', () => {
    expect(() => layOutCountyMap([])).toThrow('a map needs at least one place');
  });
});
