import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { findHero, findPart, findSection, listHeadings, listLinks, readText } from '../page-parts.ts';

const { dealer, financingPartners, pages } = getContent();

const copy = pages.financing;
const cards = findSection('/financing', copy.partners.title);

describe('the financing page', () => {
  test('opens with the condition of its rate', () => {
    expect(readText(findHero('/financing'))).toContain(dealer.creditCondition);
  });

  test('has a card for each partner', () => {
    expect(listHeadings(cards, 'h3')).toEqual(financingPartners.map(({ title }) => title));
  });

  test.each(financingPartners)('leads from $title to where to apply', ({ title, subtitle, url }) => {
    const card = findPart(cards, title);
    expect(readText(card)).toContain(subtitle);
    const links = card.find('a');
    expect(links).toHaveLength(1);
    expect(links.attr('href')).toBe(url ?? `tel:${dealer.phone}`);
    expect(links.attr('target')).toBe(url === undefined ? undefined : '_blank');
  });

  test('lists every benefit and says why to arrange it here', () => {
    expect(listHeadings(findSection('/financing', copy.benefits.title), 'h3')).toEqual(
      copy.benefits.cards.map(({ title }) => title),
    );
    expect(listHeadings(findSection('/financing', copy.whyChoose.title), 'dt')).not.toEqual([]);
  });

  test('closes with the telephone and Contact Our Finance Team', () => {
    const [phone, contact] = listLinks(findSection('/financing', copy.callToAction.title));
    expect(phone?.href).toBe(`tel:${dealer.phone}`);
    expect(contact?.name).toBe('Contact Our Finance Team');
    expect(contact?.href).toMatch(/^\/contact(\?|$)/);
  });
});
