import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { pricePerDay } from '../../../src/features/rentals/rental-price.ts';
import { formatCount, formatUsd, formatUsdCents } from '../../../src/lib/format.ts';
import { roadLabel } from '../../../src/features/vehicles/vehicle-labels.ts';
import { findHero, findPart, findSection, listHeadings, listLinks, readText } from '../page-parts.ts';

const { dealer, getFigureNumber, getVehicle, pages, rentalGroups } = getContent();
const copy = pages.rentals;
const tables = findSection('/rentals', copy.plans.title);

describe('the rentals page', () => {
  test('has a table for each kind of cart, with all of its plans', () => {
    expect(listHeadings(tables, 'h3')).toEqual(rentalGroups.map(({ title }) => title));
    expect(listHeadings(tables, 'h4')).toEqual(
      rentalGroups.flatMap(({ plans }) => plans.map(({ title }) => title)),
    );
  });

  const plans = rentalGroups.flatMap((group) => group.plans.map((plan) => ({ group: group.title, plan })));
  test.each(plans)(
    'offers $group: $plan.title with price, saving, renewal, delivery and both ways to reserve, nothing folded',
    ({ group, plan }) => {
      const card = findPart(findPart(tables, group), plan.title);
      const text = readText(card);
      expect(text).toContain(plan.badge);
      expect(text).toContain(
        ` ${formatUsd(plan.priceUsd)} ${formatCount(plan.days, 'day')}, ${formatUsdCents(pricePerDay(plan))} a day`,
      );
      const saving = plan.savingsPercent === undefined ? undefined : `${plan.savingsPercent}%`;
      expect(/Save (\S+)/.exec(text)?.[1]).toBe(saving);
      expect(text).toContain(formatUsdCents(plan.renewalDailyUsd));
      expect(text).toContain(copy.deliveryNote);
      expect(card.find('details')).toHaveLength(0);
      const [message, reserve] = listLinks(card);
      expect(message?.href).toMatch(/^\/contact\?.*plan=/);
      expect(reserve?.name).toMatch(/^Reserve Today /);
      expect(reserve?.href).toBe(`tel:${dealer.phone}`);
    },
  );

  test.each(rentalGroups)('says the deposit of the $title', ({ title, depositFigureId }) => {
    const deposit = formatUsd(getFigureNumber(depositFigureId));
    expect(readText(findPart(tables, title))).toContain(
      copy.depositNote.replace('{{plan.deposit}}', deposit),
    );
  });

  test('says of each kind of cart what its records say of the road, else to ask', () => {
    const wrong = rentalGroups.filter(({ title, vehicleIds, verified }) => {
      const sources = vehicleIds.map((id) => getVehicle(id).roadClassSource);
      const isKnown = verified !== false && sources.every((source) => source !== undefined);
      const text = readText(findPart(tables, title));
      const said = isKnown ? sources : ['Ask us'];
      return !text.includes(`${roadLabel}: `) || !said.every((words = '') => text.includes(words));
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('opens with the lowest price of a plan', () => {
    const lowest = Math.min(...plans.map(({ plan }) => plan.priceUsd));
    expect(readText(findHero('/rentals'))).toContain(formatUsd(lowest));
  });

  test('lists what is included', () => {
    const titles = listHeadings(findSection('/rentals', copy.benefits.title), 'h3');
    expect(titles).toEqual(copy.benefits.cards.map(({ title }) => title));
  });

  test('helps to choose', () => {
    const hrefs = listLinks(findSection('/rentals', copy.help.title)).map((link) => link.href);
    expect(hrefs[0]).toBe(`tel:${dealer.phone}`);
    expect(hrefs[1]).toMatch(/^\/contact/);
  });
});
