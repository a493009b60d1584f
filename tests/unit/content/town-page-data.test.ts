import { describe, expect, test } from 'vitest';
import { buildTownPageData } from '../../../src/content/builders/town-page-data.ts';
import { getContent } from '../../../src/content/site.ts';
import type { CartKind } from '../../../src/features/places/county.schema.ts';
import type { RoadClass } from '../../../src/features/vehicles/vehicle-uses.ts';
import type { Content } from '../../../src/content/load.ts';

const content = getContent();
const { vehicles } = content;
const { vehicles: copy } = content.pages.town;

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
) {
  const [here, there] = content.dealer.showrooms;
  const town = content.municipalities.find(
    (one) => buildTownPageData(one, content).showroom === here && !one.cartRule,
  );
  const [road, other] = vehicles.filter(({ condition, inStock }) => condition === 'new' && inStock);
  if (!here || !there || !town || !road || !other)
    throw new Error('The small dealer lost a showroom or cart');
  const carts = [
    {
      ...road,
      roadClass: 'low-speed-vehicle',
      roadClassSource: 'Belts.',
      standsAt: { showroomId: there.id },
    },
    { ...other, roadClass, standsAt: { showroomId: here.id } },
  ].map((cart) => ({ ...cart, priceUsd }));
  const { suggestions, picksNote } = buildTownPageData(
    forbids ? { ...town, cartRule: { ...anyRule, forbids } } : town,
    {
      ...content,
      vehicles: carts as Content['vehicles'],
    },
  );
  const find = (id: string) => suggestions.find(({ vehicle }) => vehicle.id === id)?.text;
  const [far, near] = [find(road.id), find(other.id)];
  return { there: there.city, far, near, picksNote };
}

describe('over the suggested carts', () => {
  test('stands that they are not confirmed for public roads while a record does not say what it is there', () => {
    expect(suggest(20_000).picksNote).toBe(copy.unconfirmed);
    expect(suggest(20_000, { roadClass: 'golf-cart' }).picksNote).toBeUndefined();
  });

  test('stands which are for private land where a rule keeps golf carts off the streets', () => {
    expect(suggest(20_000, { forbids: ['golf carts'] }).picksNote).toBe(copy.registeredOnly);
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

  test.each([
    ['payload', '1,200 lbs'],
    ['charging', '4 to 6 hours'],
  ] as const)('tells its %s with the reason where its pick says so', (tells, figure) => {
    const pick = { prefer: 'lowest-price', tells, reason: 'made-up reason.' } as const;
    const { town: page } = content.pages;
    const alike = <Key extends string>(picks: Record<Key, unknown>) =>
      Object.fromEntries(Object.keys(picks).map((key) => [key, pick])) as Record<Key, typeof pick>;
    const { setting, size } = copy.picks;
    const town = content.municipalities.find(({ cartRule }) => !cartRule);
    if (!town) throw new Error('The small dealer lost its town without a rule');
    const picks = { road: pick, setting: alike(setting), size: alike(size) };
    const cart = { payloadLbs: 1200, chargingHoursMin: 4, chargingHoursMax: 6 };
    const { suggestions } = buildTownPageData(town, {
      ...content,
      pages: { ...content.pages, town: { ...page, vehicles: { ...copy, picks } } },
      vehicles: vehicles.map((vehicle) => ({ ...vehicle, ...cart })) as Content['vehicles'],
    });
    expect(suggestions[1]?.text).toContain(`${copy.figures[tells]} ${figure} made-up reason.`);
  });
});
