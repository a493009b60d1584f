import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import {
  findPart,
  findSection,
  getMain,
  listHeadings,
  listHourRows,
  listLinks,
  listRows,
  readText,
} from '../page-parts.ts';

const { dealer, pages, services } = getContent();

const cards = findSection('/services', pages.services.services.title);

describe('the services page', () => {
  test('has a card for each service', () => {
    expect(listHeadings(cards, 'h3')).toEqual(services.map(({ title }) => title));
  });

  test.each(services)('prints the price of $title', ({ title, rate }) => {
    expect(readText(findPart(cards, title))).toContain(rate);
  });

  test('prints the service hours', () => {
    const { service, serviceNote } = dealer.hours;
    const rows = listRows(findSection('/services', pages.services.hours.title));
    expect(rows).toEqual(listHourRows(service, serviceNote));
  });

  test('leads to the telephone and to the form with the right interest', () => {
    const hrefs = listLinks(getMain('/services')).map((link) => link.href);
    expect(hrefs).toContain(`tel:${dealer.phone}`);
    expect(hrefs).toContain('/contact?interest=service');
  });
});
