import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import type { Coordinates } from '../../../src/schemas/fields.ts';
import { getPage, readBuiltFile } from '../built-site.ts';
import { formatDate, formatPhone } from '../../../src/lib/format.ts';
import { findNode, listNodes, readGraph } from '../json-ld.ts';
import {
  findHero,
  findSection,
  getMain,
  listHeadings,
  listLinks,
  listPairs,
  listRows,
  readMainText,
  readText,
} from '../page-parts.ts';

const {
  counties,
  findOutline,
  getCounty,
  getStateLaw,
  listMunicipalities,
  municipalities,
  dealer,
  getDeliveryFigures,
  pages,
  rentalGroups,
  vehicles,
} = getContent();
const copy = pages.town;

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

describe.each(municipalities)('$path', (town) => {
  const { name } = town;
  const fill = (template: string) =>
    template.replaceAll('{{town.name}}', name).replaceAll('{{town.state}}', town.stateName);
  const main = getMain(town.path);
  const answers = new Map(listPairs(findHero(town.path)));
  const nearest = dealer.showrooms
    .map((showroom) => ({ showroom, miles: measureAngle(town.coordinates, showroom.coordinates) }))
    .toSorted((a, b) => a.miles - b.miles)[0];

  test('prints its note, its people and its place among them', () => {
    const text = readMainText(town.path);
    expect(text).toContain(town.localNote);
    const rank =
      1 + listMunicipalities(town.countyId).filter(({ population }) => population > town.population).length;
    expect(text).toContain(`${town.population.toLocaleString('en-US')} people`);
    expect(text).toContain(rank === 1 ? 'largest' : String(rank));
  });

  test('names the nearest showroom on the first screen, with its own number and the way to a tenth of a mile', () => {
    const answer = answers.get(copy.answers.showroom.label) ?? '';
    const { showroom, miles = 0 } = nearest ?? {};
    expect(answer).toContain(showroom?.name);
    expect(answer).toContain(formatPhone(showroom?.phone ?? ''));
    const printed = Number(/(\d+\.\d) miles/.exec(answer)?.[1]);
    expect(Math.abs(printed - miles)).toBeLessThanOrEqual(0.1);
  });

  test('says on the first screen what a rental costs at the door, and leads to all totals', () => {
    const { rentalIncludedMiles, rentalUsdPerMile } = getDeliveryFigures();
    const fee = Math.max(0, Math.floor((nearest?.miles ?? 0) - rentalIncludedMiles)) * rentalUsdPerMile;
    const days = rentalGroups.flatMap(({ plans }) => plans).toSorted((a, b) => a.days - b.days);
    const least = Math.min(
      ...days.filter((plan) => plan.days === days[0]?.days).map(({ priceUsd }) => priceUsd),
    );
    expect(answers.get(copy.answers.rental.label)).toContain(`$${least + fee}`);
    expect(listLinks(findHero(town.path)).map(({ href }) => href)).toContain('#rental');
    expect(main.find('#rental table')).toHaveLength(1);
  });

  test('answers on the first screen whether carts may be driven there: by its own rule where that forbids one', () => {
    const answer = answers.get(copy.answers.roads.label);
    const { cartRule } = town;
    const isForbidden = cartRule !== undefined && cartRule.forbids.length > 0;
    expect(answer).toContain(isForbidden ? cartRule.summary : getStateLaw(town.state).answer);
  });

  test('quotes its own rule with source and day, or says that none was found', () => {
    const part = main.find('#roads');
    const { cartRule } = town;
    if (!cartRule) {
      expect(part.find('blockquote')).toHaveLength(0);
      return;
    }
    const text = readText(part);
    expect(text).toContain(cartRule.summary);
    expect(text).toContain(cartRule.quote);
    expect(text).toContain(formatDate(cartRule.checkedOn));
    expect(text.includes(copy.roads.report)).toBe(cartRule.sourceKind === 'news');
    expect(listLinks(part).map(({ href }) => href)).toContain(cartRule.source.url);
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
      .slice(0, copy.neighbors.count);
    const section = findSection(town.path, fill(copy.neighbors.title));
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

  test('suggests three carts with their reasons, and none where its streets are closed to all', () => {
    const cards = main.find('article').toArray();
    const ids = listLinks(main.find('article')).map(({ href }) => href);
    expect(new Set(ids).size).toBe(town.cartRule?.forbids.includes('low-speed vehicles') ? 0 : 3);
    expect(cards.filter((card) => main.find(card).find('p').length >= 3)).toHaveLength(ids.length);
  });

  test('suggests carts that may be registered for the road first, and all others for private land', () => {
    const cards = main
      .find('article')
      .toArray()
      .map((card) => main.find(card));
    const areForRoad = cards.map((card) => {
      const id = listLinks(card)[0]?.href.split('/').at(-1);
      return vehicles.find((record) => record.id === id)?.roadClass === 'low-speed-vehicle';
    });
    expect(areForRoad).toEqual(areForRoad.toSorted((a, b) => Number(b) - Number(a)));
    const areForLand = cards.map((card) => readText(card).includes(copy.vehicles.privateLand));
    expect(areForLand).toEqual(areForRoad.map((isForRoad) => !isForRoad));
    const isInStock = vehicles.some(
      ({ condition, inStock, roadClass }) =>
        condition === 'new' && inStock && roadClass === 'low-speed-vehicle',
    );
    expect(areForRoad[0] ?? isInStock).toBe(isInStock);
  });

  test('rents for private land where its rule keeps carts off the streets, and says elsewhere to ask', () => {
    const isBanned = (town.cartRule?.forbids ?? []).length > 0;
    const rental = main.find('#rental');
    const headings = listHeadings(rental, 'h3');
    expect(headings).toEqual(isBanned ? [copy.rental.privateLand] : []);
    expect(readText(rental).includes(copy.rental.roads)).toBe(!isBanned);
    const answer = answers.get(copy.answers.rental.label) ?? '';
    expect(/private land/i.test(answer)).toBe(isBanned);
  });

  test('answers a question, and marks up no list of questions', () => {
    const { question, answer } = copy.questions[town.setting];
    expect(readMainText(town.path)).toContain(`${question} ${answer}`);
    expect(readGraph(getPage(town.path)).map((node) => node['@type'])).not.toContain('FAQPage');
  });

  test('names the showroom that serves it in its markup', () => {
    const { provider } = findNode(getPage(town.path), 'Service');
    expect(listNodes(provider)[0]?.['name']).toContain(nearest?.showroom.name);
  });

  test('leads to the road law of its state', () => {
    const path = `${getCounty(town.countyId).path}#street-legal`;
    expect(listLinks(main).filter(({ href }) => href === path)).toHaveLength(1);
  });
});

describe.each(counties)('$path', (county) => {
  test('lists every town from A to Z with its rule and the delivery of a rental', () => {
    const rows = listRows(findSection(county.path, pages.county.all.title));
    const towns = listMunicipalities(county.id).toSorted((a, b) => a.name.localeCompare(b.name));
    expect(rows.map(([name]) => name)).toEqual(towns.map(({ name }) => name));
    const { none, some, noGolfCarts, noCarts } = pages.county.all.rules;
    const rules = towns.map(({ cartRule }) => {
      if (!cartRule) return none;
      if (cartRule.forbids.includes('low-speed vehicles')) return noCarts;
      return cartRule.forbids.length > 0 ? noGolfCarts : some;
    });
    expect(rows.map(([, rule]) => rule)).toEqual(rules);
    expect(rows.every(([, , fee = '']) => fee === pages.county.all.free || /^\$\d+$/.test(fee))).toBe(true);
  });

  test('draws its land below the dots of each map', () => {
    const grounds = getMain(county.path).find('img[src^="/drawings/maps/"]').toArray();
    expect(grounds).toHaveLength(2);
    for (const { attribs } of grounds) {
      const ground = readBuiltFile(attribs['src'] ?? '').toString();
      expect(ground).toContain(`viewBox="0 0 ${attribs['width']} ${attribs['height']}"`);
      // The sea, the land around and the county itself.
      expect(ground.match(/ d="M[^"]{20,}/g)?.length).toBe(findOutline(county) ? 2 : 1);
    }
  });
});
