import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import type { Coordinates } from '../../../src/schemas/fields.ts';
import { getPage } from '../built-site.ts';
import { findNode, listNodes } from '../json-ld.ts';
import {
  findSection,
  getMain,
  listHeadings,
  listLinks,
  listPairs,
  readMainText,
  readText,
} from '../page-parts.ts';

const { getCounty, listMunicipalities, municipalities, dealer, getDeliveryFigures, pages } = getContent();
const words = pages.town;

/** The label of the row of figures whose value holds a token; undefined when the staff have taken it out. */
const labelOf = (token: string) =>
  words.facts.rows.find(({ value }) => value.includes(`{{${token}}}`))?.label ?? '';

/** Most that two town pages may have in common; more reads like one page with the name changed. */
const greatestSimilarity = 0.55;

/** Miles between two points by the angle between their vectors; the site itself uses the haversine formula. */
function measureAngle(from: Coordinates, to: Coordinates): number {
  const [a, b] = [from, to].map(({ lat, lng }) => {
    const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)] as const;
  });
  if (!a || !b) throw new Error('two points are needed');
  const cross = Math.hypot(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]);
  // Mean radius of the Earth: 6371.0088 km of 1.609344 km a mile.
  return Math.atan2(cross, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) * (6371.0088 / 1.609344);
}

/** Every run of five words in a page's main part; navigation is the same everywhere, names on the map are text. */
function listFiveWords(path: string): Set<string> {
  const main = getMain(path).clone();
  main.find('nav').remove();
  const names = main
    .find('svg text')
    .toArray()
    .map((text) => main.find(text).text());
  const words = `${readText(main)} ${names.join(' ')}`.toLowerCase().match(/[a-z0-9']+/g) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

describe('town pages', () => {
  test(`share no more than ${greatestSimilarity} of their runs of five words with another one`, () => {
    // A second page of one place names the first as its canonical, so search engines do not list it beside that one.
    const pages = municipalities
      .filter(({ canonicalPath }) => canonicalPath === undefined)
      .map(({ path }) => ({ path, runs: listFiveWords(path) }));
    let worst = { similarity: 0, pair: '' };
    pages.forEach((a, index) => {
      for (const b of pages.slice(index + 1)) {
        const shared = a.runs.intersection(b.runs).size;
        const similarity = shared / (a.runs.size + b.runs.size - shared);
        if (similarity > worst.similarity) worst = { similarity, pair: `${a.path} and ${b.path}` };
      }
    });
    expect(pages.every(({ runs }) => runs.size > 300)).toBe(true);
    expect(worst.similarity, `most alike: ${worst.pair}, ${worst.similarity.toFixed(3)}`).toBeLessThanOrEqual(
      greatestSimilarity,
    );
  });
});

describe.each(municipalities)('$path', (town) => {
  const { name } = town;
  const fill = (template: string) =>
    template.replaceAll('{{town.name}}', name).replaceAll('{{town.state}}', town.stateName);
  const main = getMain(town.path);
  const facts = new Map(listPairs(findSection(town.path, fill(words.facts.title))));
  const readMiles = (text: string | undefined) => Number(/^(\d+\.\d) miles/.exec(text ?? '')?.[1]);

  test('prints its note and the figures of the census', () => {
    expect(readMainText(town.path)).toContain(town.localNote);
    const rank =
      1 + listMunicipalities(town.countyId).filter(({ population }) => population > town.population).length;
    const printed = facts.get(labelOf('town.population')) ?? '';
    expect(printed).toMatch(new RegExp(`^${town.population.toLocaleString('en-US')}, `));
    expect(printed).toContain(rank === 1 ? 'largest' : String(rank));
  });

  test('gives the way to each showroom to a tenth of a mile', () => {
    for (const showroom of dealer.showrooms) {
      const miles = readMiles(facts.get(showroom.name));
      expect(Math.abs(miles - measureAngle(town.coordinates, showroom.coordinates))).toBeLessThanOrEqual(0.1);
    }
  });

  test('says what delivery costs', () => {
    const miles = Math.min(
      ...dealer.showrooms.map((showroom) => measureAngle(town.coordinates, showroom.coordinates)),
    );
    const { rentalIncludedMiles, rentalUsdPerMile } = getDeliveryFigures();
    const fee = Math.max(0, Math.floor(miles - rentalIncludedMiles)) * rentalUsdPerMile;
    expect(facts.get(labelOf('town.rentalDelivery'))).toContain(fee === 0 ? 'free' : `about $${fee}`);
  });

  test('speaks of paid miles only where the delivery of a rental is not free', () => {
    const text = readMainText(town.path);
    expect(text).not.toMatch(/costs? free|less than a mile beyond/);
  });

  test('names the nearest towns and how far they are', () => {
    const others = municipalities
      .filter(
        (other) =>
          other.canonicalPath === undefined &&
          other.path !== (town.canonicalPath ?? town.path) &&
          // The second page of one place keeps to its county.
          (town.canonicalPath === undefined || other.countyId === town.countyId),
      )
      .map((other) => ({ ...other, miles: measureAngle(town.coordinates, other.coordinates) }))
      .toSorted((a, b) => a.miles - b.miles)
      .slice(0, words.neighbors.count);
    const section = findSection(town.path, fill(words.neighbors.title));
    const links = listLinks(section.find('ul'));
    expect(links.map(({ href }) => href)).toEqual(others.map(({ path }) => path));
    links.forEach((link, index) => {
      const miles = Number(/(\d+\.\d) miles/.exec(link.name)?.[1]);
      expect(Math.abs(miles - (others[index]?.miles ?? 0))).toBeLessThanOrEqual(0.1);
    });
  });

  test('draws its county with itself marked and named', () => {
    const county = getCounty(town.countyId);
    const map = main.find('svg[role=group]');
    const links = listLinks(map).map(({ href }) => href);
    expect(links.toSorted()).toEqual(county.municipalities.map(({ path }) => path).toSorted());
    const marked = map.find('[aria-current]');
    expect(marked.attr('href')).toBe(town.path);
    expect(marked.find('text').text()).toBe(town.name);
  });

  test('suggests three carts, each with a reason', () => {
    const section = findSection(town.path, fill(words.vehicles.title));
    const cards = section.find('article').toArray();
    expect(new Set(listLinks(section).map(({ href }) => href)).size).toBe(3);
    expect(cards.filter((card) => section.find(card).find('p').length >= 3)).toHaveLength(3);
  });

  test('answers four questions, the same in its markup', () => {
    const section = findSection(town.path, fill(words.questions.title));
    const marked = listNodes(findNode(getPage(town.path), 'FAQPage')['mainEntity']).filter(
      (node) => node['@type'] === 'Question',
    );
    expect(listHeadings(section, 'h3')).toEqual(marked.map((node) => node['name']));
    expect(marked).toHaveLength(4);
    const answers = marked.flatMap((node) => listNodes(node['acceptedAnswer'])).map((node) => node['text']);
    const text = readText(section);
    expect(answers.filter((answer) => !text.includes(String(answer)))).toEqual([]);
  });

  test('leads to the road law of its state', () => {
    const path = `${getCounty(town.countyId).path}#street-legal`;
    expect(listLinks(main).filter(({ href }) => href === path)).toHaveLength(1);
  });
});
