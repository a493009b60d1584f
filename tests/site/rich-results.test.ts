// What Google asks of structured data. A validator knows products, offers, breadcrumbs and ratings; for the rest the
// properties stand here with the page of Google's documentation that names them.
import Validator from '@adobe/structured-data-validator';
import { describe, expect, test } from 'vitest';
import { getDealer, getReviews } from '../../src/content/site.ts';
import { getPage, pages, type BuiltPage } from './built-site.ts';
import { listNodes, readGraph } from './json-ld.ts';

/** Recommended properties that are left out, with the reason; whoever adds one takes its line out. */
const leftOut: Record<string, string> = {
  aggregateRating:
    'the data holds an average of all carts, but no number of ratings, which Google requires with it',
  review: 'the reviews are of the dealer, not of a cart',
  priceValidUntil: 'no price in the data ends on a date',
  bestRating: 'Google takes 5 where it is left out, which is ours',
  worstRating: 'Google takes 1 where it is left out, which is ours',
  audience: 'no vehicle is for an audience of a certain age or gender',
  color: 'vehicles have no color in the data, and new ones come in several',
  material: 'not in the data',
  pattern: 'not in the data',
  size: 'not in the data',
  mpn: 'no number of the maker in the data',
  'gtin,gtin8,gtin12,gtin13,gtin14,isbn': 'carts have no such number',
  hasCertification: 'not in the data',
  inProductGroupWithID: 'each vehicle has a page of its own, none is a variant',
  isVariantOf: 'each vehicle has a page of its own, none is a variant',
  subjectOf: 'there is no 3D model or video',
  refundType: 'the price less a fee is paid back, for which schema.org has no word',
  returnLabelSource: 'the buyer brings the cart to the showroom, so there is no label',
  customerRemorseReturnLabelSource: 'the buyer brings the cart to the showroom, so there is no label',
  itemDefectReturnLabelSource: 'the buyer brings the cart to the showroom, so there is no label',
  customerRemorseReturnFees: 'returnFees says it for every return',
  itemDefectReturnFees: 'returnFees says it for every return',
  customerRemorseReturnShippingFeesAmount: 'nothing is shipped back',
  itemDefectReturnShippingFeesAmount: 'nothing is shipped back',
};

/** What the validator says of a page. The dealer is checked as the Organization that it is, the only type the validator knows. */
function validate(page: BuiltPage) {
  const nodes = readGraph(page).map((node) =>
    node['@type'] === 'AutoDealer' ? { ...node, '@type': 'Organization' } : node,
  );
  const jsonld = Object.groupBy(nodes, (node) => String([node['@type']].flat()[0]));
  return new Validator().validate({ jsonld });
}

describe('the validator of structured data', async () => {
  const issues = await Promise.all(
    pages.map(async (page) => (await validate(page)).map((issue) => ({ ...issue, path: page.path }))),
  );
  const list = (severity: 'ERROR' | 'WARNING') =>
    issues.flat().filter((issue) => issue.severity === severity);

  test('finds no error on any page', () => {
    expect(list('ERROR').map(({ path, issueMessage }) => `${path}: ${issueMessage}`)).toEqual([]);
  });

  test('misses nothing that is recommended but what is left out for a reason', () => {
    const missing = list('WARNING').map(({ fieldNames }) => fieldNames.join());
    expect([...new Set(missing)].toSorted()).toEqual(Object.keys(leftOut).toSorted());
  });
});

const documentation = 'https://developers.google.com/search/docs/appearance';

/** Properties by type; all of them stand on every node of the type. */
const rules: readonly { type: string; properties: readonly string[]; source: string }[] = [
  {
    // geo is asked of the showrooms only: the dealer as a whole stands in no one place.
    type: 'AutoDealer',
    properties: ['name', 'address', 'image', 'telephone', 'url', 'priceRange', 'openingHoursSpecification'],
    source: `${documentation}/structured-data/local-business`,
  },
  {
    type: 'PostalAddress',
    properties: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
    source: `${documentation}/structured-data/local-business`,
  },
  {
    type: 'GeoCoordinates',
    properties: ['latitude', 'longitude'],
    source: `${documentation}/structured-data/local-business`,
  },
  {
    type: 'Organization',
    properties: ['name', 'url'],
    source: `${documentation}/structured-data/organization`,
  },
  { type: 'WebSite', properties: ['name', 'url'], source: `${documentation}/site-names` },
  { type: 'ItemList', properties: ['itemListElement'], source: `${documentation}/structured-data/carousel` },
  {
    type: 'Product',
    properties: ['name', 'image', 'description', 'brand', 'sku', 'offers'],
    source: `${documentation}/structured-data/merchant-listing`,
  },
  {
    type: 'Review',
    properties: ['author', 'reviewRating', 'datePublished'],
    source: `${documentation}/structured-data/review-snippet`,
  },
];

const listOf = (page: BuiltPage, type: string) =>
  listNodes(readGraph(page)).filter((node) => [node['@type']].flat().includes(type));
const has = (node: Record<string, unknown>, property: string) =>
  node[property] !== undefined && node[property] !== '' && [node[property]].flat().length > 0;

describe('Google’s documentation', () => {
  test.each(rules)('finds all it asks of $type ($source)', ({ type, properties }) => {
    const nodes = pages.flatMap((page) => listOf(page, type).map((node) => ({ path: page.path, node })));
    // The dealer may have no review yet.
    if (type !== 'Review' || getReviews().length > 0) expect(nodes).not.toEqual([]);
    const missing = nodes.flatMap(({ path, node }) =>
      properties.filter((property) => !has(node, property)).map((property) => `${path}: ${property}`),
    );
    expect(missing).toEqual([]);
  });

  test(`finds coordinates at each showroom (${documentation}/structured-data/local-business)`, () => {
    const [dealer] = listOf(getPage('/'), 'AutoDealer');
    const departments = listNodes(dealer?.['department']).filter((node) => node['@type'] === 'AutoDealer');
    expect(departments).toHaveLength(getDealer().showrooms.length);
    expect(departments.filter((department) => !has(department, 'geo'))).toEqual([]);
  });

  test(`finds days or dates with all hours (${documentation}/structured-data/local-business)`, () => {
    const hours = listOf(getPage('/'), 'OpeningHoursSpecification');
    const wrong = hours.filter(
      (node) =>
        !has(node, 'opens') ||
        !has(node, 'closes') ||
        (!has(node, 'dayOfWeek') && !(has(node, 'validFrom') && has(node, 'validThrough'))),
    );
    expect(hours.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  test(`finds in each list of pages another page at every position (${documentation}/structured-data/carousel)`, () => {
    const wrong = pages.flatMap((page) =>
      listOf(page, 'ItemList').filter((list) => {
        const items = listNodes(list['itemListElement']);
        const isCounted = items.every((item, index) => item['position'] === index + 1);
        const urls = new Set(items.map((item) => item['url']));
        return !isCounted || urls.size !== items.length || list['numberOfItems'] !== items.length;
      }),
    );
    expect(wrong).toEqual([]);
  });
});
