import { describe, expect, test } from 'vitest';
import { getContent } from '../../src/content/site.ts';
import { files, pages } from '../site/built-site.ts';

const { counties, vehicles } = getContent();

const paths = pages.map((page) => page.path);
const missing = (expected: readonly string[]) => expected.filter((path) => !paths.includes(path));
const townPaths = (slugs: string) => slugs.split(/\s+/).map((slug) => `/${slug}-golf-carts`);

// Every list is the specification's own (section 2); pages of vehicles and of Camden County's towns come from the data.
const newCastle = townPaths(
  'arden ardencroft ardentown bellefonte clayton delaware-city elsmere middletown new-castle newark newport odessa smyrna townsend wilmington',
);
const kent = [
  ...townPaths(
    'bowers camden cheswold dover farmington felton frederica harrington hartly houston kenton leipsic little-creek magnolia viola woodside wyoming',
  ),
  '/milford-golf-carts-kent',
];
const sussex = townPaths(
  'bethany-beach bethel blades bridgeville dagsboro delmar dewey-beach ellendale fenwick-island frankford georgetown greenwood henlopen-acres laurel lewes milford millsboro millville milton ocean-view rehoboth-beach seaford selbyville slaughter-beach south-bethany',
);
const policies = [
  'terms-conditions',
  'return-policy',
  'delivery-policy',
  'rental-policy',
  'storage-policy',
  'publishing-policy',
  'feedback-policy',
  'corrections-policy',
  'diversity-policy',
  'ethics-policy',
  'staffing-report',
].map((policy) => `/policies/${policy}`);

describe('the built site', () => {
  test.each([
    '/',
    '/inventory',
    '/rentals',
    '/services',
    '/about',
    '/denago',
    '/evolution',
    '/contact',
    '/thank-you',
    '/showroom',
    '/financing',
    '/eco-impact',
    '/privacy',
    '/terms',
    '/new-castle-county-golf-carts',
    '/kent-county-golf-carts',
    '/sussex-county-golf-carts',
    '/camden-county-golf-carts',
    '/camden-city-golf-carts',
    '/cherry-hill-golf-carts',
    '/gloucester-township-golf-carts',
    '/magnolia-borough-golf-carts',
    '/404',
    '/vehicle-not-found',
  ])('has %s', (path) => {
    expect(paths).toContain(path);
  });

  test.each([
    ['New Castle County', 15, newCastle],
    ['Kent County', 18, kent],
    ['Sussex County', 25, sussex],
  ])('has a page for each town of %s', (name, count, expected) => {
    expect(expected).toHaveLength(count);
    expect(missing(expected)).toEqual([]);
    // The data names the same towns and no others.
    const listed = counties.find((county) => county.name === name)?.municipalities ?? [];
    expect(listed.map((town) => town.path).toSorted()).toEqual(expected.toSorted());
  });

  test('has a page for each of the 37 towns of Camden County', () => {
    const towns = counties.find((county) => county.name === 'Camden County')?.municipalities ?? [];
    expect(towns).toHaveLength(37);
    expect(missing(towns.map((town) => town.path))).toEqual([]);
  });

  test('has 95 town pages', () => {
    expect(
      paths.filter((path) => /-golf-carts(-kent)?$/.test(path) && !path.includes('-county-')),
    ).toHaveLength(95);
  });

  test('has all eleven policies', () => {
    expect(policies).toHaveLength(11);
    expect(missing(policies)).toEqual([]);
  });

  test('has a page for each vehicle and no other', () => {
    const built = paths.filter((path) => path.startsWith('/vehicles/'));
    expect(built.toSorted()).toEqual(vehicles.map(({ id }) => `/vehicles/${id}`).toSorted());
  });

  test('has at least 165 pages', () => {
    expect(pages.length).toBeGreaterThanOrEqual(165);
  });

  test.each(['/robots.txt', '/llms.txt', '/sitemap-index.xml', '/listings.json', '/_headers', '/_redirects'])(
    'has the file %s',
    (file) => {
      expect(files).toContain(file);
    },
  );
});
