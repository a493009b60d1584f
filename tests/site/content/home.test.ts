import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { vehiclePath } from '../../../src/lib/site/paths.ts';
import {
  findHero,
  findPart,
  findSection,
  getMain,
  listHeadings,
  listLinks,
  listPairs,
  readMainText,
  readText,
} from '../page-parts.ts';

const { counties, dealer, featuredCarts, reviews, pages } = getContent();

const words = pages.home;
const camdenTowns = counties.find((county) => county.id === 'camden-county')?.municipalities ?? [];

describe('the home page', () => {
  test('opens with View Inventory and a call button', () => {
    const links = listLinks(findHero('/'));
    expect(links).toContainEqual({ name: 'View Inventory', href: '/inventory' });
    expect(links.map((link) => link.href)).toContain(`tel:${dealer.phone}`);
  });

  test.each([
    ['happy customers', '500+'],
    ['years in business', '15+'],
    ['miles on a charge, depending on the cart', '25 to 60'],
  ])('claims %s: %s', (label, figure) => {
    expect(listPairs(getMain('/'))).toContainEqual([label, figure]);
  });

  test('gives four reasons, and the credit condition beside 0% Financing', () => {
    const section = findSection('/', words.whyChoose.title);
    expect(listHeadings(section, 'h3')).toEqual([
      'Premium Quality',
      'Expert Service',
      '0% Financing',
      'Eco-Friendly',
    ]);
    const financing = readText(findPart(section, '0% Financing'));
    expect(financing).toContain('select models');
    expect(financing).toContain(dealer.creditCondition);
  });

  test('names six brands and what is promised for them', () => {
    const section = findSection('/', words.brands.title);
    const brands = ['Club Car', 'EZ-GO', 'Denago', 'Evolution', 'Tomberlin', 'Swift EV'];
    expect(listHeadings(section, 'h3')).toEqual(brands);
    expect(listLinks(section)).toEqual([
      { name: 'Denago', href: '/denago' },
      { name: 'Evolution', href: '/evolution' },
    ]);
    const text = readText(section).toLowerCase();
    for (const promise of ['factory warranties', 'genuine parts', 'certified service', 'expert support'])
      expect(text).toContain(promise);
  });

  test.each([
    ['$12,995', '/vehicles/d5-maverick-4-plus'],
    ['$16,995', '/vehicles/d6-max-gt4'],
    ['$11,995', '/vehicles/ev-rover-xl6'],
  ])('features a new cart at %s with View Details', (price, path) => {
    const section = findSection('/', words.featured.title);
    expect(listHeadings(section, 'h3')).toHaveLength(3);
    const card = section.find(`a[href="${path}"]`).closest('li');
    const text = readText(card);
    expect(text).toContain(price);
    expect(text).toMatch(/^NEW /);
    expect(text).toContain('View Details');
  });

  test.each([
    ['/vehicles/d5-maverick-4-plus', 3000],
    ['/vehicles/d6-max-gt4', 3400],
  ])('adds up the accessories of %s to %d dollars', (path, expected) => {
    const card = findSection('/', words.featured.title).find(`a[href="${path}"]`).closest('li');
    const prices = card
      .find('dd')
      .toArray()
      .map((element) => Number(readText(card.find(element)).replaceAll(/\D/g, '')));
    expect(prices.reduce((sum, price) => sum + price, 0)).toBe(expected);
  });

  test.each(featuredCarts)(
    'says on the card of $vehicleId what its price stands for, and that its picture lacks the extras if it has any',
    ({ vehicleId, accessories }) => {
      const link = findSection('/', words.featured.title).find(`a[href="${vehiclePath(vehicleId)}"]`);
      const text = readText(link.closest('li'));
      const { equippedLabel, pictureNote } = words.featured;
      expect(text).toContain(accessories.length > 0 ? equippedLabel : 'list price');
      expect(text.includes(pictureNote)).toBe(accessories.length > 0);
    },
  );

  test('shows a map beside the text about the dealer', () => {
    const frame = getMain('/').find('iframe');
    expect(frame).toHaveLength(1);
    expect(frame.attr('title')).toBe(`Map of ${words.about.mapQuery}`);
    expect(readText(frame.closest('section'))).toContain(words.about.title);
  });

  test('counts the towns of Camden County and links the first 24', () => {
    const section = findSection('/', words.municipalities.title);
    expect(readText(section)).toContain(`Serving all ${camdenTowns.length} Camden County municipalities`);
    const links = listLinks(section);
    const expected = camdenTowns.slice(0, 24).map(({ name, path }) => ({ name, href: path }));
    expect(links.slice(0, 24)).toEqual(expected);
    expect(links.slice(24)).toEqual([
      { name: words.municipalities.linkLabel, href: '/camden-county-golf-carts' },
    ]);
  });

  test('has three area cards', () => {
    expect(listLinks(findSection('/', words.areas.title))).toEqual([
      { name: 'Camden City', href: '/camden-city-golf-carts' },
      { name: 'Cherry Hill Township', href: '/cherry-hill-golf-carts' },
      { name: 'Gloucester Township', href: '/gloucester-township-golf-carts' },
    ]);
  });

  test('ends with a contact block', () => {
    const hrefs = listLinks(findSection('/', words.contact.title)).map((link) => link.href);
    expect(hrefs).toEqual([`tel:${dealer.phone}`, '/contact']);
  });

  test('shows sample reviews only with a label', () => {
    const shown = reviews.entries.filter((review) => readMainText('/').includes(review.headline));
    if (reviews.areSamples && shown.length > 0) expect(readMainText('/')).toContain('Sample reviews');
    if (!reviews.areSamples) expect(shown).toHaveLength(reviews.entries.length);
  });

  test('shows both averages beside the reviews, for the dealer and for the carts', () => {
    const text = readText(findSection('/', words.reviews.title));
    const { ratings } = dealer;
    expect(text).toContain(`${ratings.dealer.toFixed(1)} of 5 for the dealer`);
    expect(text).toContain(`${ratings.products.toFixed(1)} of 5 for our carts`);
    expect(text.includes('Sample reviews and ratings')).toBe(reviews.areSamples || ratings.sample === true);
  });
});
