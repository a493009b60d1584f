import { describe, expect, test } from 'vitest';
import { getPageCopy, getTownFacts, getTowns, getVehicles } from '../../../../src/content/site.ts';
import type { CartKind } from '../../../../src/features/places/county.schema.ts';
import { buildTownPage, type TownFacts } from '../../../../src/features/places/town-page.ts';
import type { Vehicle } from '../../../../src/features/vehicles/vehicle.ts';
import type { RoadClass } from '../../../../src/features/vehicles/vehicle-kinds.ts';

const { answers, vehicles: copy } = getPageCopy('town');

const anyRule = {
  summary: 'No carts.',
  quote: 'carts are prohibited',
  source: { title: 'A made-up code', url: 'https://code.example/' },
  sourceKind: 'code',
  checkedOn: '2026-11-22',
} as const;

/**
 * What a town near a showroom is told of a cart there, which is so much on the road, and of one for the road at the other
 * showroom, where each costs so much and its rule keeps so much off the streets.
 */
function suggest(
  priceUsd: number,
  { roadClass, forbids }: { roadClass?: RoadClass; forbids?: CartKind[] } = {},
  changes: Partial<TownFacts> = {},
) {
  const facts = getTownFacts();
  const [here, there] = facts.dealer.showrooms;
  const town = getTowns().find((one) => buildTownPage(one, facts).showroom === here && !one.cartRule);
  const [road, other] = getVehicles().filter(({ condition, inStock }) => condition === 'new' && inStock);
  if (!here || !there || !town || !road || !other)
    throw new Error('The small dealer lost a showroom or cart');
  const vehicles: Vehicle[] = [
    {
      ...road,
      priceUsd,
      roadClass: 'low-speed-vehicle',
      roadClassSource: 'Belts.',
      standsAt: { showroomId: there.id },
    },
    { ...other, priceUsd, roadClass, standsAt: { showroomId: here.id } },
  ];
  const { suggestions, roadsNote } = buildTownPage(
    forbids ? { ...town, cartRule: { ...anyRule, forbids } } : town,
    { ...facts, vehicles, ...changes },
  );
  const find = (id: string) => suggestions.find(({ vehicle }) => vehicle.id === id)?.text;
  return { there: there.city, far: find(road.id), near: find(other.id), roadsNote };
}

describe('below the answer on roads', () => {
  test('stands that carts and rentals are not confirmed while no record says of a cart what it is there', () => {
    expect(suggest(20_000).roadsNote).toBe(answers.roads.unconfirmed);
    expect(suggest(20_000, { roadClass: 'golf-cart' }).roadsNote).toBeUndefined();
  });

  test('stands the same while no rental is confirmed', () => {
    const { roadsNote } = suggest(20_000, { roadClass: 'golf-cart' }, { hasRoadRental: false });
    expect(roadsNote).toBe(answers.roads.unconfirmed);
  });

  test.each([
    [['golf carts'], answers.roads.registeredOnly],
    [['golf carts', 'low-speed vehicles'], answers.roads.closed],
  ] as const)('stands what is for private land where a rule keeps %j off the streets', (forbids, note) => {
    expect(suggest(20_000, { forbids: [...forbids] }).roadsNote).toBe(note);
  });
});

describe('a suggested cart', () => {
  test('of another showroom says from where, and that delivery is free', () => {
    const { there, far } = suggest(20_000);
    expect(far).toMatch(new RegExp(`${copy.deliveryFrom} ${there}: ${copy.free}\\.$`));
  });

  test('of another showroom says that delivery is quoted where the purchase is too small for free delivery', () => {
    expect(suggest(100).far).toMatch(new RegExp(`: ${copy.quoted}\\.$`));
  });

  test('of the nearest showroom names none, nor delivery where that is free', () => {
    const { near } = suggest(20_000);
    expect(near).not.toContain(copy.deliveryFrom);
    expect(near).not.toContain(copy.delivery);
  });

  test('of the nearest showroom says that delivery is quoted where the purchase is too small', () => {
    expect(suggest(100).near).toMatch(new RegExp(`${copy.delivery}: ${copy.quoted}\\.$`));
  });

  test('that is known to be none for the road is for private land', () => {
    expect(suggest(20_000, { roadClass: 'golf-cart' }).near).toMatch(new RegExp(`^${copy.privateLand}`));
    expect(suggest(20_000).near).not.toContain(copy.privateLand);
    expect(suggest(20_000, { roadClass: 'golf-cart' }).far).not.toContain(copy.privateLand);
  });
});
