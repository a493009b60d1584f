import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import {
  findHero,
  findPart,
  findSection,
  getMain,
  listHeadings,
  listLinks,
  listPairs,
  readText,
  type Selection,
} from '../page-parts.ts';

const { counties, dealer, pages } = getContent();

/** The part under a heading that a template of the county pages names, with the county's name filled in. */
function findByTemplate(county: { name: string; path: string }, template: string): Selection {
  return findSection(county.path, template.replaceAll('{{county.name}}', county.name));
}
const hrefsIn = (scope: Selection) => listLinks(scope).map((link) => link.href);

describe.each(counties)('the page of $name', (county) => {
  const towns = county.municipalities;

  test('opens with the county, its people, its seat and how many towns are served', () => {
    const text = readText(findHero(county.path));
    for (const fact of [
      county.name,
      county.seat,
      county.population.toLocaleString('en-US'),
      String(towns.length),
    ])
      expect(text).toContain(fact);
  });

  test('has four benefit cards', () => {
    expect(listHeadings(findByTemplate(county, pages.county.benefits.title), 'h3')).toHaveLength(4);
  });

  test('links the six largest towns by population', () => {
    const largest = towns.toSorted((a, b) => b.population - a.population).slice(0, 6);
    const part = findByTemplate(county, pages.county.largest.title);
    expect(hrefsIn(part)).toEqual(largest.map((town) => town.path));
    for (const { name, population } of largest)
      expect(readText(part)).toContain(`${name} ${population.toLocaleString('en-US')} people`);
  });

  test('links all towns in the order of the alphabet', () => {
    const names = towns.map((town) => town.name).toSorted((a, b) => a.localeCompare(b, 'en-US'));
    const links = listLinks(findByTemplate(county, pages.county.all.title));
    expect(links.map((link) => link.name)).toEqual(names);
    expect(links.map((link) => link.href).toSorted()).toEqual(towns.map((town) => town.path).toSorted());
  });

  // One drawing is for phones and one for wide screens; a style sheet shows one of them.
  test.each([0, 1])('draws every town on map %i as a link with its name', (index) => {
    const map = getMain(county.path).find('svg[role=group]').eq(index);
    const dots = map
      .find('a')
      .toArray()
      .map((dot) => [map.find(dot).attr('aria-label'), map.find(dot).attr('href')]);
    expect(dots.toSorted()).toEqual(towns.map((town) => [town.name, town.path]).toSorted());
  });

  test('says what the law says, where it stands, when it was read, and that this is no advice', () => {
    const section = getMain(county.path).find('#street-legal');
    const text = readText(section);
    expect(text).toContain(
      county.state === 'DE' ? 'Delaware Code, Title 21, § 2113A' : 'New Jersey Statutes 39:4-31.1',
    );
    expect(text).toContain('not legal advice');
    expect(text).toMatch(/Last compared on \w+ \d+, \d{4}\./);
    expect(hrefsIn(section).every((href) => href.startsWith('https://'))).toBe(true);
    expect(hrefsIn(section)).toHaveLength(listPairs(section).length);
  });

  test('calls to action by telephone, message and inventory', () => {
    const hrefs = hrefsIn(findByTemplate(county, pages.county.callToAction.title));
    expect(hrefs).toEqual([`tel:${dealer.phone}`, '/contact', '/inventory']);
  });

  test('prints the minimum beside free delivery', () => {
    const benefits = findByTemplate(county, pages.county.benefits.title);
    expect(readText(findPart(benefits, 'Delivery'))).toContain('$5,000');
  });
});

describe('the county pages', () => {
  // Section 3 of the specification.
  test.each([
    ['/new-castle-county-golf-carts', '570,000', 'Wilmington'],
    ['/kent-county-golf-carts', '181,851', 'Dover'],
    ['/sussex-county-golf-carts', '237,378', 'Georgetown'],
  ])('%s has %s people and the seat %s', (path, population, seat) => {
    const text = readText(findHero(path));
    expect(text).toContain(`${population} people`);
    expect(text).toContain(`From ${seat}, the county seat`);
  });
});
