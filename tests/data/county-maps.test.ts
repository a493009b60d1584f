// Every map of the site, laid out as pages do: no name crosses a dot, a pin or another name, however wide the face, and none
// is read as that of another dot.
import { describe, expect, test } from 'vitest';
import { getContent } from '../../src/content/site.ts';
import {
  layOutCountyMap,
  narrowMapLayout,
  namesOnPhones,
  namesOnTownMap,
  pinHead,
  townMapLayout,
  wideMapLayout,
  type CountyMap,
  type MapDot,
} from '../../src/features/places/county-map.ts';
import { measureName } from '../../src/features/places/name-width.ts';
import { listLargest, listNeighbors } from '../../src/features/places/place-view.ts';

const { counties, dealer, findOutline, getCounty, municipalities, pages } = getContent();

interface Box {
  what: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** From a dot's edge to a box; negative where they meet. */
function measureDistance({ x, y, radius }: MapDot, { left, right, top, bottom }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) - radius;
}

/** Where a name stands in a face as wide as any: with room above and below its letters. */
function boxName({ place, label }: MapDot, fontSize: number): Box[] {
  if (!label) return [];
  const length = measureName(place.name) * fontSize;
  const left = label.x - { start: 0, middle: length / 2, end: length }[label.anchor];
  const half = fontSize * 0.46;
  return [{ what: place.name, left, right: left + length, top: label.y - half, bottom: label.y + half }];
}

/** Points along the line from a dot to a name that stands apart. */
function listLeaderBoxes({ place, x, y, radius, label }: MapDot): Box[] {
  const { leader } = label ?? {};
  if (!leader) return [];
  const length = Math.hypot(leader.x - x, leader.y - y);
  const count = Math.max(0, Math.floor(length - radius));
  return Array.from({ length: count }, (_, index) => {
    const share = (radius + index) / length;
    const [atX, atY] = [x + (leader.x - x) * share, y + (leader.y - y) * share];
    return { what: `line to ${place.name}`, left: atX, right: atX, top: atY, bottom: atY };
  });
}

const crosses = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Names that neither stand beside their dot nor nearer to it than to another; with a line to it, those close to another. */
function listMisread(dots: MapDot[], fontSize: number): string[] {
  return dots
    .filter(({ y, label }) => label?.leader ?? label?.y !== y)
    .flatMap((dot) =>
      boxName(dot, fontSize).flatMap((box) => {
        const room = dot.label?.leader ? fontSize / 2 : measureDistance(dot, box);
        return dots
          .filter((other) => other !== dot && measureDistance(other, box) <= room)
          .map((other) => `${box.what} read as ${other.place.name}`);
      }),
    );
}

/** What crosses on a map, what leaves it, and what is misread. */
function listFaults(map: CountyMap): string[] {
  const { dots, pins, width, height, fontSize } = map;
  const names = dots.flatMap((dot) => boxName(dot, fontSize).map((box) => ({ dot, box })));
  const heads = pins.map(({ x, y }): Box => {
    const { radius, above } = pinHead;
    return { what: 'pin', left: x - radius, right: x + radius, top: y - above - radius, bottom: y };
  });
  const outside = names
    .filter(({ box }) => box.left < 0 || box.right > width || box.top < 0 || box.bottom > height)
    .map(({ box }) => `${box.what} leaves the map`);
  const crossing = names.flatMap(({ dot, box }) => {
    const others = [
      ...names.filter((other) => other.dot !== dot).map((other) => other.box),
      ...dots.filter((other) => other !== dot).flatMap(listLeaderBoxes),
      ...heads,
    ];
    const covered = dots.filter((other) => other !== dot && measureDistance(other, box) < 0);
    return [
      ...covered.map(({ place }) => `${box.what} on dot of ${place.name}`),
      ...others.filter((other) => crosses(box, other)).map((other) => `${box.what} on ${other.what}`),
    ];
  });
  const lines = dots.flatMap((dot) => {
    const met = dots.filter(
      (other) =>
        other !== dot &&
        listLeaderBoxes(dot).some(
          ({ left, top }) => Math.hypot(left - other.x, top - other.y) < other.radius,
        ),
    );
    return met.map(({ place }) => `line to ${dot.place.name} over dot of ${place.name}`);
  });
  return [...outside, ...crossing, ...lines, ...listMisread(dots, fontSize)];
}

const surroundingsOf = (county: { name: string; state: string }) => ({
  outline: findOutline(county),
  showrooms: dealer.showrooms,
});

describe.each(counties)('the maps of $name', (county) => {
  test.each([
    ['wide', wideMapLayout, undefined],
    ['narrow', narrowMapLayout, listLargest(county.municipalities, namesOnPhones).map(({ path }) => path)],
  ])('keep names apart and at their dots in the %s frame', (_, frame, names) => {
    const map = layOutCountyMap(county.municipalities, frame, names, surroundingsOf(county));
    expect(listFaults(map)).toEqual([]);
    const count = Math.min(4, county.municipalities.length);
    expect(map.dots.filter(({ label }) => label).length).toBeGreaterThanOrEqual(count);
  });
});

test.each(municipalities)(
  'the map of $path names the town and keeps names apart and at their dots',
  (town) => {
    const county = getCounty(town.countyId);
    const neighbors = listNeighbors(town, municipalities, pages.town.neighbors.count);
    const names = [town, ...neighbors.map(({ place }) => place)]
      .slice(0, namesOnTownMap)
      .map(({ path }) => path);
    const map = layOutCountyMap(county.municipalities, townMapLayout, names, surroundingsOf(county));
    expect(listFaults(map)).toEqual([]);
    expect(map.dots.find(({ place }) => place.path === town.path)?.label).toBeDefined();
  },
);
