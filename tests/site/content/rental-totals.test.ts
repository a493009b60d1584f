import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { findSection, listLinks, readMainText, readText } from '../page-parts.ts';

const { dealer, getFigureNumber, municipalities, pages, rentalGroups } = getContent();
const included = getFigureNumber('delivery-rental-included-miles');
const perMile = getFigureNumber('delivery-rental-per-mile');

/** Straight-line miles, by the law of cosines; the site uses another formula. */
function measure(from: { lat: number; lng: number }, to: { lat: number; lng: number }): number {
  const [a, b, turn] = [from.lat, to.lat, to.lng - from.lng].map((degrees) => (degrees * Math.PI) / 180);
  const { sin, cos, acos } = Math;
  return 3958.7613 * acos(sin(a ?? 0) * sin(b ?? 0) + cos(a ?? 0) * cos(b ?? 0) * cos(turn ?? 0));
}

/** What the town's page has to say, done once more from the records alone. */
const expected = municipalities.map((town) => {
  const miles = Math.min(...dealer.showrooms.map((room) => measure(town.coordinates, room.coordinates)));
  const delivery = Math.max(0, Math.floor(miles - included)) * perMile;
  const totals = rentalGroups.flatMap(({ title, plans }) =>
    plans.map((plan) => ({
      plan: `${title} ${plan.title}`,
      name: `$${(plan.priceUsd + delivery).toLocaleString('en-US')} (${title}, ${plan.title}: reserve by message)`,
    })),
  );
  return { town, totals };
});
const sectionOf = (town: { path: string; name: string }) =>
  findSection(town.path, pages.town.rental.title.replaceAll('{{town.name}}', town.name));

describe('what a rental costs at the door', () => {
  test('is right for every plan of every cart in every town, and leads to the form with all three', () => {
    const wrong = expected.flatMap(({ town, totals }) => {
      const links = listLinks(sectionOf(town)).map(({ name, href }) => {
        const params = new URL(href, 'https://nowhere.example').searchParams;
        return { name, plan: params.get('plan'), town: params.get('town') };
      });
      const right = totals.map(({ name, plan }) => ({ name, plan, town: town.name }));
      return right.filter((total) => !links.some((link) => JSON.stringify(link) === JSON.stringify(total)));
    });
    expect(wrong).toEqual([]);
    const plans = rentalGroups.flatMap((group) => group.plans);
    expect(expected.flatMap(({ totals }) => totals)).toHaveLength(municipalities.length * plans.length);
  });

  test('stands beside the refundable deposits and what is not in it', () => {
    const deposits = rentalGroups.map(({ depositFigureId }) => `$${getFigureNumber(depositFigureId)}`);
    const wrong = municipalities.filter((town) => {
      const text = readText(sectionOf(town));
      return !text.includes(`${pages.town.rental.depositLabel} ${deposits.join(' ')}`);
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('is one link away from the rentals page, for every town', () => {
    const hrefs = new Set(
      listLinks(findSection('/rentals', pages.rentals.towns.title)).map(({ href }) => href),
    );
    expect(municipalities.filter(({ path }) => !hrefs.has(`${path}#rental`))).toEqual([]);
    expect(municipalities.filter((town) => sectionOf(town).closest('#rental').length !== 1)).toEqual([]);
  });

  test('follows the rule that page and policies say in the same words', () => {
    const rule = `delivery counts straight-line miles to the nearest showroom beyond ${included}, rounded down, at $${perMile} each, once for bringing and collecting together`;
    const silent = ['/rentals', '/policies/rental-policy', '/policies/delivery-policy'].filter(
      (path) => !readMainText(path).toLowerCase().includes(rule),
    );
    expect(silent).toEqual([]);
  });
});
