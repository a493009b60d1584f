import { describe, expect, test } from 'vitest';
import { getPageCopy, getTownFacts } from '../../../../src/content/site.ts';
import { findTownScene } from '../../../../src/features/places/scenes.ts';
import { buildTownPage } from '../../../../src/features/places/town-page.ts';
import type { RoadClass } from '../../../../src/features/vehicles/vehicle-kinds.ts';
import { buildNewVehicle, buildTownRecord } from '../../samples.ts';

const { answers, vehicles: copy } = getPageCopy('town');
const cartRule = {
  summary: 'No carts.',
  quote: 'carts are prohibited',
  source: { title: 'A made-up code', url: 'https://code.example/' },
  sourceKind: 'code',
  checkedOn: '2026-11-22',
} as const;

/** The page of a town for which one vehicle is in stock. */
const build = (
  roadClass?: RoadClass,
  forbids?: ('golf carts' | 'low-speed vehicles')[],
  hasStreetLegalRental = true,
) =>
  buildTownPage(buildTownRecord(forbids && { cartRule: { ...cartRule, forbids } }), {
    ...getTownFacts(),
    hasStreetLegalRental,
    vehicles: [buildNewVehicle({ roadClass, roadClassSource: 'Its record.' })],
  });

describe('below the answer on roads', () => {
  test('a note says that carts and rentals are not confirmed, until every record says what they are there', () => {
    expect(build().roads.note).toBe(answers.roads.unconfirmed);
    expect(build('golf-cart', undefined, false).roads.note).toBe(answers.roads.unconfirmed);
    expect(build('golf-cart').roads.note).toBeUndefined();
  });

  test('a vehicle for the road is named, and no other', () => {
    expect(build('low-speed-vehicle').roads.vehicle?.id).toBe('ev-nomad');
    expect(build('golf-cart').roads.vehicle).toBeUndefined();
  });
});

describe('a suggested cart', () => {
  test('that is known not to be for the road is for private land, unless a rule says so of all', () => {
    const { privateLand } = copy;
    const describeCart = (...options: Parameters<typeof build>) => build(...options).suggestions[0]?.text;
    expect(describeCart('golf-cart')).toContain(privateLand);
    expect(describeCart('golf-cart', ['golf carts'])).not.toContain(privateLand);
    expect(describeCart('low-speed-vehicle')).not.toContain(privateLand);
    expect(describeCart()).not.toContain(privateLand);
  });

  test('leads to the form with the cart and the town; there is none where the streets are closed to all', () => {
    expect(build().suggestions[0]?.ask.path).toMatch(/town=%2Fmilton-golf-carts&vehicle=ev-nomad/);
    expect(build(undefined, ['golf carts', 'low-speed vehicles']).suggestions).toEqual([]);
  });
});

test('a town shows a place like it, unless its rule keeps carts off the streets', () => {
  const scene = { wide: 'wide.jpg', tall: 'tall.jpg', alt: 'A cart on a promenade', isIllustration: false };
  const find = (forbids: ('golf carts' | 'low-speed vehicles')[]) =>
    findTownScene(buildTownRecord({ cartRule: { ...cartRule, forbids } }), new Map([['river', scene]]));
  expect([find([]), find(['golf carts']), find(['low-speed vehicles'])]).toEqual([
    scene,
    undefined,
    undefined,
  ]);
});
