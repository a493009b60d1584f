// Every map of the site, laid out as pages do: no name crosses a dot, a pin or another name, however wide the face.
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

function boxDot({ place, x, y, radius }: MapDot): Box {
  return {
    what: `dot of ${place.name}`,
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  };
}

/** Where a name stands in a face as wide as any: its letters are as high as seven tenths of the size. */
function boxName({ place, label }: MapDot, fontSize: number): Box[] {
  if (!label) return [];
  const length = measureName(place.name) * fontSize;
  const left = label.x - { start: 0, middle: length / 2, end: length }[label.anchor];
  const half = fontSize * 0.45;
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

/** What crosses on a map, and what leaves it. */
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
      ...dots.filter((other) => other !== dot).map(boxDot),
      ...names.filter((other) => other.dot !== dot).map((other) => other.box),
      ...dots.filter((other) => other !== dot).flatMap(listLeaderBoxes),
      ...heads,
    ];
    return others.filter((other) => crosses(box, other)).map((other) => `${box.what} on ${other.what}`);
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
  return [...outside, ...crossing, ...lines];
}

const surroundingsOf = (county: { name: string; state: string }) => ({
  outline: findOutline(county),
  showrooms: dealer.showrooms,
});

describe.each(counties)('the maps of $name', (county) => {
  test.each([
    ['wide', wideMapLayout, undefined],
    ['narrow', narrowMapLayout, listLargest(county.municipalities, namesOnPhones).map(({ path }) => path)],
  ])('keep names apart in the %s frame', (_, frame, names) => {
    const map = layOutCountyMap(county.municipalities, frame, names, surroundingsOf(county));
    expect(listFaults(map)).toEqual([]);
    const count = Math.min(4, county.municipalities.length);
    expect(map.dots.filter(({ label }) => label).length).toBeGreaterThanOrEqual(count);
  });
});

test.each(municipalities)('the map of $path names the town and keeps names apart', (town) => {
  const county = getCounty(town.countyId);
  const neighbors = listNeighbors(town, municipalities, pages.town.neighbors.count);
  const names = [town, ...neighbors.map(({ place }) => place)]
    .slice(0, namesOnTownMap)
    .map(({ path }) => path);
  const map = layOutCountyMap(county.municipalities, townMapLayout, names, surroundingsOf(county));
  expect(listFaults(map)).toEqual([]);
  expect(map.dots.find(({ place }) => place.path === town.path)?.label).toBeDefined();
});
