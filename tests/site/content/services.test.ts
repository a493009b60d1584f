import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { formatAddress } from '../../../src/features/dealer/dealer-tokens.ts';
import { formatUsd } from '../../../src/lib/format.ts';
import { getPage } from '../built-site.ts';
import { listNodes, readGraph } from '../json-ld.ts';
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

const { dealer, getFigureNumber, pages, services } = getContent();

const cards = findSection('/services', pages.services.services.title);

describe('the services page', () => {
  test('has a card for each service', () => {
    expect(listHeadings(cards, 'h3')).toEqual(services.map(({ title }) => title));
  });

  test.each(services)('prints the price of $title', ({ title, rate }) => {
    expect(readText(findPart(cards, title))).toContain(rate);
  });

  const fixed = services.flatMap(({ title: service, fixedPrices = [] }) =>
    fixedPrices.map((work) => ({ service, ...work })),
  );
  test.runIf(fixed.length > 0)('prints and marks up the price of work that has one of its own', () => {
    const offers = listNodes(readGraph(getPage('/services')));
    const wrong = fixed.filter(({ service, title, priceFigureId, terms }) => {
      const usd = getFigureNumber(priceFigureId);
      const text = readText(findPart(cards, service));
      return (
        !text.includes(`${title}: ${formatUsd(usd)} ${terms}`) ||
        !offers.some((node) => node['name'] === title && node['price'] === usd)
      );
    });
    expect(wrong).toEqual([]);
  });

  test('says where the workshop is and what it costs to have a cart picked up', () => {
    const text = readText(getMain('/services'));
    expect(text).toContain(formatAddress(dealer.workshop));
    expect(text).toContain(pages.services.pickup.text);
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
