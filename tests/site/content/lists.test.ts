import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { formatUsd } from '../../../src/lib/format.ts';
import { fixedPages } from '../../../src/site/fixed-pages.ts';
import { listPath, vehiclePath } from '../../../src/lib/paths.ts';
import { fitsRule } from '../../../src/features/lists/vehicle-lists.ts';
import { getPage } from '../built-site.ts';
import { readGraph } from '../json-ld.ts';
import { getMain, listHeadings, listLinks, readMainText, readText } from '../page-parts.ts';

const { lists, getStateLaw, counties, getVehicle, pages, vehicles } = getContent();

describe.each(lists)('the list $label', (list) => {
  const path = listPath(list.id);
  const main = getMain(path);
  const cards = main
    .find('article')
    .toArray()
    .map((card) => main.find(card));

  test('shows the carts that fulfill its rule, and no other, those in stock first', () => {
    const shown = cards.map((card) => card.find('a').attr('href'));
    const fitting = vehicles.filter((record) => fitsRule(record, list.rule));
    expect(shown.toSorted()).toEqual(fitting.map(({ id }) => vehiclePath(id)).toSorted());
    const stock = list.entries.map(({ vehicleId }) => getVehicle(vehicleId).inStock);
    expect(stock).toEqual(stock.toSorted((a, b) => Number(b) - Number(a)));
  });

  test('says of each cart why it is here, and what it costs', () => {
    list.entries.forEach(({ vehicleId, reason }, index) => {
      const text = readText(cards[index] ?? main.find('nothing'));
      expect(text).toContain(reason);
      expect(text).toContain(formatUsd(getVehicle(vehicleId).priceUsd));
    });
  });

  test('has at most 300 words besides its carts, its links and the law', () => {
    const own = main.clone();
    own.find('article, nav, dl, .on-brand').remove();
    expect(readText(own).split(/\s+/).length).toBeLessThanOrEqual(300);
  });

  test('names its carts in this order to search engines', () => {
    const [itemList] = readGraph(getPage(path)).filter((node) => node['@type'] === 'ItemList');
    const names = (itemList?.['itemListElement'] as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(list.entries.map(({ vehicleId }) => getVehicle(vehicleId).fullName));
  });

  test('prints the road law of each state exactly where it is asked to', () => {
    const text = readMainText(path);
    for (const state of new Set(counties.map((county) => county.state))) {
      const { statements } = getStateLaw(state);
      expect(statements.every((statement) => text.includes(statement.text))).toBe(list.showsRoadLaw);
    }
  });

  test.each(['/', '/inventory'])('is linked in the content of %s', (from) => {
    expect(listLinks(getMain(from))).toContainEqual({ name: list.label, href: path });
  });

  test('leads to the other lists and to further pages that help to choose', () => {
    const hrefs = listLinks(main.find('nav')).map(({ href }) => href);
    const others = lists.filter(({ id }) => id !== list.id).map(({ id }) => listPath(id));
    expect(hrefs).toEqual([...others, ...pages.guide.teaser.links.map((link) => link.path)]);
  });
});

describe('the page of questions', () => {
  const main = getMain(fixedPages.guide.path);

  test('asks its questions, each answer a plain link', () => {
    const { questions, callToAction } = pages.guide;
    expect(listHeadings(main, 'h2')).toEqual([
      ...questions.map(({ question }) => question),
      callToAction.title,
    ]);
    const links = listLinks(main.find('ul')).map(({ href }) => href);
    expect(links).toEqual(questions.flatMap(({ answers }) => answers.map((answer) => answer.path)));
  });

  test('needs no script of its own', () => {
    expect(main.find('script, astro-island')).toHaveLength(0);
  });
});
