import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import {
  findHero,
  findSection,
  getMain,
  listHeadings,
  listLinks,
  listPairs,
  readText,
  type Selection,
} from '../page-parts.ts';

const { counties, dealer, getStateLaw, pages, streetLegal } = getContent();

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

  test('has a card for each benefit', () => {
    const titles = listHeadings(findByTemplate(county, pages.county.benefits.title), 'h3');
    expect(titles).toHaveLength(pages.county.benefits.cards.length);
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
    for (const { statute } of getStateLaw(county.state).statements) expect(text).toContain(statute);
    expect(text).toContain(streetLegal.disclaimer);
    expect(text).toContain(`Last compared on ${streetLegal.checkedOn}.`);
    expect(hrefsIn(section).every((href) => href.startsWith('https://'))).toBe(true);
    expect(hrefsIn(section)).toHaveLength(listPairs(section).length);
  });

  test('calls to action by telephone, message and inventory', () => {
    const hrefs = hrefsIn(findByTemplate(county, pages.county.callToAction.title));
    expect(hrefs).toEqual([`tel:${dealer.phone}`, '/contact', '/inventory']);
  });
});
