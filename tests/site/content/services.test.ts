import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import {
  findPart,
  findSection,
  getMain,
  listHeadings,
  listLinks,
  listRows,
  readText,
} from '../page-parts.ts';

const { dealer, pages } = getContent();

const cards = findSection('/services', pages.services.services.title);

describe('the services page', () => {
  test('has four cards', () => {
    expect(listHeadings(cards, 'h3')).toHaveLength(4);
  });

  test.each([
    ['Maintenance & Repair', 'Starting at $155/hour'],
    ['Battery Services', 'Starting at $155/hour'],
    ['Custom Modifications', 'Quote on request'],
    ['Warranty Service', 'Covered by warranty'],
  ])('prints the price of %s: %s', (title, price) => {
    expect(readText(findPart(cards, title))).toContain(price);
  });

  test('prints the service hours', () => {
    expect(listRows(findSection('/services', pages.services.hours.title))).toEqual([
      ['Mon-Fri', '8AM-5PM'],
      ['Sat', '9AM-3PM'],
      ['Sun', 'Emergency calls only'],
    ]);
  });

  test('leads to the telephone and to the form with the right interest', () => {
    const hrefs = listLinks(getMain('/services')).map((link) => link.href);
    expect(hrefs).toContain(`tel:${dealer.phone}`);
    expect(hrefs).toContain('/contact?interest=service');
  });
});
