import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import {
  findHero,
  findPart,
  findSection,
  listHeadings,
  listLinks,
  readMainText,
  readText,
} from '../page-parts.ts';

const { dealer, financingPartners, pages } = getContent();

const words = pages.financing;
const cards = findSection('/financing', words.partners.title);

describe('the financing page', () => {
  test('opens with the lowest rate, its condition and the terms', () => {
    const text = readText(findHero('/financing'));
    expect(text).toContain('As low as 0% APR');
    expect(text).toContain('12 to 84 months');
    expect(text).toContain(dealer.creditCondition);
  });

  test('has eight partner cards, two of them by telephone', () => {
    expect(listHeadings(cards, 'h3')).toHaveLength(8);
    expect(financingPartners.filter((partner) => partner.url === undefined)).toHaveLength(2);
  });

  test.each(financingPartners)('leads from $title to where to apply', ({ title, subtitle, url }) => {
    const card = findPart(cards, title);
    expect(readText(card)).toContain(subtitle);
    const links = card.find('a');
    expect(links).toHaveLength(1);
    expect(links.attr('href')).toBe(url ?? `tel:${dealer.phone}`);
    expect(links.attr('target')).toBe(url === undefined ? undefined : '_blank');
  });

  test('has six benefits and says why to arrange it here', () => {
    expect(listHeadings(findSection('/financing', words.benefits.title), 'h3')).toHaveLength(6);
    expect(listHeadings(findSection('/financing', words.whyChoose.title), 'dt').length).toBeGreaterThan(0);
  });

  test('closes with the telephone and Contact Our Finance Team', () => {
    const [phone, contact] = listLinks(findSection('/financing', words.callToAction.title));
    expect(phone?.href).toBe(`tel:${dealer.phone}`);
    expect(contact?.name).toBe('Contact Our Finance Team');
    expect(contact?.href).toMatch(/^\/contact(\?|$)/);
  });

  test('prints that terms are subject to credit approval and that the APR varies', () => {
    expect(readMainText('/financing')).toMatch(/terms are subject to credit approval, and the APR varies/);
  });
});
