import { describe, expect, test } from 'vitest';
import { buildTownPageData } from '../../../src/content/builders/town-page-data.ts';
import { getContent } from '../../../src/content/site.ts';
import type { Content } from '../../../src/content/load.ts';

const content = getContent();
const { vehicles } = content;
const { vehicles: copy } = content.pages.town;

/** What a town near a showroom is told of a cart there and of one at the other showroom, which costs so much. */
function suggest(priceUsd: number) {
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
    { ...other, roadClass: undefined, standsAt: { showroomId: here.id } },
  ].map((cart) => ({ ...cart, priceUsd }));
  const { suggestions, suggestionsLead, suggestionsNote } = buildTownPageData(town, {
    ...content,
    vehicles: carts as Content['vehicles'],
  });
  const find = (id: string) => suggestions.find(({ vehicle }) => vehicle.id === id)?.text;
  const [far, near] = [find(road.id), find(other.id)];
  return { there: there.city, far, near, lead: suggestionsLead, note: suggestionsNote };
}

describe('a suggested cart', () => {
  test('of another showroom says from where, how far that is and that delivery is free', () => {
    const { there, far } = suggest(20_000);
    expect(far).toMatch(new RegExp(`${copy.deliveryFrom} ${there}, [\\d.]+ miles: ${copy.free}\\.$`));
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

  test('comes free to the door, as is said over all of them, where none is too small a purchase', () => {
    expect(suggest(20_000).note).toBe(content.pages.town.vehicles.allFree);
    expect(suggest(100).note).toBe(content.priceCopy.note);
  });

  test('is counted among those at the nearest showroom', () => {
    expect(suggest(20_000).lead).toBe(`One ${copy.toTry}.`);
  });
});
