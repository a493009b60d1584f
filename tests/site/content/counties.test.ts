import { describe, expect, test } from 'vitest';
import { counties } from '../../../src/lib/data/counties.ts';
import { dealer } from '../../../src/lib/data/dealer.ts';
import { pages } from '../../../src/lib/data/pages.ts';
import {
  findHero,
  findPart,
  findSection,
  getMain,
  listHeadings,
  listLinks,
  readText,
  type Selection,
} from '../page-parts.ts';

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

  test('draws every town on the map as a link with its name', () => {
    const main = getMain(county.path);
    const dots = main
      .find('svg a')
      .toArray()
      .map((dot) => [main.find(dot).attr('aria-label'), main.find(dot).attr('href')]);
    expect(dots.toSorted()).toEqual(towns.map((town) => [town.name, town.path]).toSorted());
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
