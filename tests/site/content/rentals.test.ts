import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { findPart, findSection, listHeadings, listLinks, readMainText, readText } from '../page-parts.ts';

const { dealer, pages } = getContent();

// Section 9 of the specification; the savings as it rounds them.
const plans = [
  ['4 Seater', 'Daily Rental', '$245', undefined, 'Flexible', '1 day'],
  ['4 Seater', '3 Day Rental', '$685', '6.8%', 'Weekend', '3 days'],
  ['4 Seater', 'Weekly Rental', '$1,050', '38.7%', 'Most Popular', '7 days'],
  ['4 Seater', 'Monthly Rental', '$2,800', '61.6%', 'Best Value', '30 days'],
  ['6 Seater', 'Daily Rental', '$295', undefined, 'Flexible', '1 day'],
  ['6 Seater', '3 Day Rental', '$735', '16.9%', 'Weekend', '3 days'],
  ['6 Seater', 'Weekly Rental', '$1,400', '32.2%', 'Most Popular', '7 days'],
  ['6 Seater', 'Monthly Rental', '$3,500', '60.4%', 'Best Value', '30 days'],
  ['Utility', 'Daily Rental', '$245', undefined, 'Flexible', '1 day'],
  ['Utility', '3 Day Rental', '$685', '6.8%', 'Weekend', '3 days'],
  ['Utility', 'Weekly Rental', '$1,050', '38.7%', 'Most Popular', '7 days'],
  ['Utility', 'Monthly Rental', '$2,800', '61.6%', 'Best Value', '30 days'],
] as const;

const tables = findSection('/rentals', pages.rentals.plans.title);

describe('the rentals page', () => {
  test('has three tables of four plans', () => {
    expect(listHeadings(tables, 'h3')).toEqual(['4 Seater', '6 Seater', 'Utility']);
    expect(listHeadings(tables, 'h4')).toHaveLength(plans.length);
  });

  test.each(plans)('offers %s: %s at %s (saves %s)', (group, title, price, saving, badge, duration) => {
    const card = findPart(findPart(tables, group), title);
    const text = readText(card);
    expect(text).toContain(badge);
    expect(text).toContain(` ${price} ${duration}, `);
    expect(/Save (\S+)/.exec(text)?.[1]).toBe(saving);
    expect(text).toMatch(/Renewal \$\d+\.\d\d for each further 24 hours/);
    expect(text).toContain('Delivery Free within 10 miles of a showroom');
    expect(text).toContain('$6 per mile');
    const [reserve, message] = listLinks(card);
    expect(reserve?.name).toMatch(/^Reserve Today /);
    expect(reserve?.href).toBe(`tel:${dealer.phone}`);
    expect(message?.href).toMatch(/^\/contact\?.*plan=/);
  });

  test.each([
    ['4 Seater', '$500'],
    ['6 Seater', '$750'],
    ['Utility', '$600'],
  ])('says the deposit of the %s: %s', (group, deposit) => {
    expect(readText(findPart(tables, group))).toContain(`${deposit} security deposit`);
  });

  test('lists what is included', () => {
    const titles = listHeadings(findSection('/rentals', pages.rentals.benefits.title), 'h3');
    expect(titles).toEqual([
      'Street legal with seat belts',
      'Insurance included',
      '24/7 support',
      'No hidden fees',
    ]);
  });

  test('prints the limits beside the insurance', () => {
    const text = readText(findSection('/rentals', 'Insurance included'));
    for (const limit of ['$100,000', '$300,000', '$50,000']) expect(text).toContain(limit);
  });

  test('counts time in steps of 24 hours and refunds no early return', () => {
    const text = readMainText('/rentals');
    expect(text).toContain('24 hours');
    expect(text).toContain('no refund for an early return');
  });

  test('helps to choose', () => {
    const hrefs = listLinks(findSection('/rentals', 'Need Help Choosing?')).map((link) => link.href);
    expect(hrefs[0]).toBe(`tel:${dealer.phone}`);
    expect(hrefs[1]).toMatch(/^\/contact/);
  });
});
