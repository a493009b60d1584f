// What was ordered of counties, towns and showrooms.
import { describe, expect, test } from 'vitest';
import { getContent } from '../../src/content/site.ts';
import {
  findHero,
  findPart,
  findSection,
  getMain,
  listHeadings,
  listLinks,
  readText,
} from '../site/page-parts.ts';

const { counties, dealer, listMunicipalities, municipalities, pages } = getContent();

test('municipalities are 95: 15 in New Castle, 18 in Kent, 25 in Sussex and 37 in Camden County', () => {
  const counts = counties.map((county) => [county.id, listMunicipalities(county.id).length]);
  expect(Object.fromEntries(counts)).toEqual({
    'new-castle-county': 15,
    'kent-county': 18,
    'sussex-county': 25,
    'camden-county': 37,
  });
  expect(municipalities).toHaveLength(95);
});

test('Milford lies in two counties, and its page in Kent County names the other as the main one', () => {
  const copies = municipalities.filter((town) => town.canonicalPath !== undefined);
  expect(copies.map((town) => [town.path, town.canonicalPath])).toEqual([
    ['/milford-golf-carts-kent', '/milford-golf-carts'],
  ]);
});

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

test.each(counties)(
  '$name quotes the law of its state, four benefits and the minimum of free delivery',
  (county) => {
    const law = county.state === 'DE' ? 'Delaware Code, Title 21, § 2113A' : 'New Jersey Statutes 39:4-31.1';
    expect(readText(getMain(county.path).find('#street-legal'))).toContain(law);
    const benefits = findSection(
      county.path,
      pages.county.benefits.title.replaceAll('{{county.name}}', county.name),
    );
    expect(listHeadings(benefits, 'h3')).toHaveLength(4);
    expect(readText(findPart(benefits, 'Delivery'))).toContain('$5,000');
  },
);

describe('every town page', () => {
  test.each([
    ['the way to one of the two showrooms', /(Lewes|Cherry Hill) showroom, \d+\.\d miles/],
    ['the minimum of free delivery', /Free Local Delivery.*Purchases of \$5,000 or more/],
    ['warranty and service team', /Comprehensive Warranty.*Expert Service Team/],
    ['the radius of its service area', /15 miles/],
    ['what delivery costs a buyer', /free delivery from \$5,000/],
  ])('says %s', (_, words) => {
    const wrong = municipalities.filter(({ path }) => !words.test(readText(getMain(path))));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('shows its map at zoom 14', () => {
    const wrong = municipalities.filter(({ path }) => {
      const mapUrl = getMain(path).find('iframe').attr('data-map') ?? '';
      return new URL(mapUrl, 'https://nowhere.example').searchParams.get('z') !== '14';
    });
    expect(wrong).toEqual([]);
  });
});

describe('showrooms', () => {
  test('are two, with a card each and none for the workshop', () => {
    const cards = findSection('/showroom', pages.showroom.showrooms.title);
    expect(listHeadings(cards, 'h3')).toEqual(['Lewes showroom', 'Cherry Hill showroom']);
    expect(dealer.showrooms).toHaveLength(2);
  });
});

describe('the home page', () => {
  test('counts the towns of Camden County and links the first 24', () => {
    const section = findSection('/', pages.home.municipalities.title);
    expect(readText(section)).toContain('Serving all 37 Camden County municipalities');
    expect(listLinks(section)).toHaveLength(25);
    expect(listLinks(section).at(-1)?.href).toBe('/camden-county-golf-carts');
  });

  test('has three area cards', () => {
    expect(listLinks(findSection('/', pages.home.areas.title))).toEqual([
      { name: 'Camden City', href: '/camden-city-golf-carts' },
      { name: 'Cherry Hill Township', href: '/cherry-hill-golf-carts' },
      { name: 'Gloucester Township', href: '/gloucester-township-golf-carts' },
    ]);
  });
});
