import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import {
  findHero,
  findPart,
  findSection,
  getMain,
  listHeadings,
  listLines,
  listLinks,
  listPairs,
  readText,
} from '../page-parts.ts';

const { brands, dealer, vehicleRecords, vehicles } = getContent();

/** "D5 Ranger 2+2" is "d5-ranger-2-plus-2". */
const formatId = (model: string) =>
  model
    .toLowerCase()
    .replaceAll('+', '-plus-')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const series = [
  ['denago', 'EV CITY', '$15,000'],
  ['denago', 'EV NOMAD', '$8,495'],
  ['denago', 'EV ROVER', '$9,995'],
  ['evolution', 'D5 RANGER', '$7,695'],
  ['evolution', 'D5 MAVERICK', '$7,995'],
  ['evolution', 'CLASSIC', '$6,695'],
  ['evolution', 'CARRIER', '$9,595'],
  ['evolution', 'FORESTER', '$6,995'],
  ['evolution', 'TURFMAN', '$6,795'],
  ['evolution', 'D6 MAX', '$13,595'],
] as const;

function getWords(id: string) {
  const words = brands.find((brand) => brand.id === id)?.page;
  if (!words) throw new Error(`the brand ${id} has no page`);
  return words;
}

describe.each(['denago', 'evolution'])('the page of %s', (id) => {
  const path = `/${id}`;
  const words = getWords(id);

  test('opens with a call button and the inventory', () => {
    const hrefs = listLinks(findHero(path)).map((link) => link.href);
    expect(hrefs).toEqual([`tel:${dealer.phone}`, '/inventory']);
  });

  test('lists features', () => {
    const items = findSection(path, words.features.title).find('li');
    expect(items).toHaveLength(words.features.items.length);
  });

  test('shows its series in order', () => {
    const titles = series.filter(([brand]) => brand === id).map(([, title]) => title);
    expect(listHeadings(findSection(path, words.seriesHeading.title), 'h3')).toEqual(titles);
  });

  test('shows six models with seats, range, top speed, drive, View Details and Get Quote', () => {
    const section = findSection(path, words.lineupHeading.title);
    const names = listHeadings(section, 'h3');
    expect(names).toHaveLength(6);
    for (const name of names) {
      const card = findPart(section, name);
      const vehicle = vehicles.find((candidate) => candidate.name === name);
      expect(listPairs(card)).toEqual([
        ['Seats', String(vehicle?.specifications.seatingCapacity)],
        ['Range', vehicle?.specifications.range],
        ['Top speed', vehicle?.specifications.topSpeed],
        ['Drive', vehicle?.specifications['driveType']],
      ]);
      const [details, quote] = listLinks(card);
      expect(details?.name).toMatch(/^View Details /);
      expect(details?.href).toBe(`/vehicles/${vehicle?.id}`);
      expect(quote?.name).toMatch(/^Get Quote /);
      expect(quote?.href).toMatch(/^\/contact(\?|$)/);
    }
  });

  test('leads on to the comparison and a test drive', () => {
    const links = listLinks(findSection(path, words.lineupHeading.title));
    expect(links).toContainEqual({ name: 'Compare All Models', href: '/inventory' });
    expect(links).toContainEqual({ name: 'Schedule Test Drive', href: '/contact' });
  });

  test('says why to buy and closes with a call to action', () => {
    expect(listHeadings(findSection(path, words.whyChoose.title), 'h3').length).toBeGreaterThan(0);
    const hrefs = listLinks(findSection(path, words.callToAction.title)).map((link) => link.href);
    expect(hrefs).toEqual([`tel:${dealer.phone}`, '/contact']);
  });

  test('lists every cart of the brand that is in stock', () => {
    const listed = listLinks(findSection(path, words.inStockHeading.title)).map((link) => link.href);
    const expected = vehicleRecords.filter((record) => record.brandId === id && record.inStock);
    expect(listed).toEqual(expected.map((record) => `/vehicles/${record.id}`));
  });

  test('names the drive type as the vehicles do', () => {
    const text = readText(getMain(path));
    expect(text).toContain('Rear-wheel drive (2x4)');
    expect(text).not.toMatch(/all-wheel|AWD/i);
  });
});

describe('a series card', () => {
  test.each(series)(
    'of %s: %s starts at %s and links at most three models, with the number of the others',
    (id, title, price) => {
      const section = findSection(`/${id}`, getWords(id).seriesHeading.title);
      const card = findPart(section, title);
      const text = readText(card);
      expect(text).toContain(`From ${price} `);
      const links = listLinks(card);
      expect(links.length).toBeLessThanOrEqual(3);
      expect(links.map((link) => link.href)).toEqual(links.map((link) => `/vehicles/${formatId(link.name)}`));
      const seriesId = brands
        .find((brand) => brand.id === id)
        ?.series.find((entry) => entry.title === title)?.id;
      const models = vehicleRecords.filter((record) => record.brandId === id && record.seriesId === seriesId);
      const more = models.length - links.length;
      const notes = listLines(card).filter((line) => line.startsWith('+'));
      expect(notes).toEqual(more > 0 ? [`+${more} more ${more === 1 ? 'model' : 'models'}`] : []);
    },
  );
});
