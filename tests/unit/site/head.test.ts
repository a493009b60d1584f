import { expect, test } from 'vitest';
import { buildHead, formatTitle } from '../../../src/site/build-head.ts';
import { buildGraph, formatGraph } from '../../../src/site/json-ld.ts';
import { buildDealer } from '../samples.ts';

const imageUrl = 'https://dealer.example/share/weekly.jpg';
const head = buildHead(
  { title: 'Weekly', description: 'Rent a cart by the week.', keywords: ['rental'] },
  '/rentals/weekly',
  {
    crumbs: [
      { label: 'Home', path: '/' },
      { label: 'Weekly', path: '/rentals/weekly' },
    ],
  },
);

/** The graph as a crawler reads it: printed and parsed again. */
const parseGraph = (changes: Partial<typeof head> = {}) => {
  const text = formatGraph(buildGraph({ ...head, ...changes }, buildDealer(), imageUrl));
  return (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'];
};

test('holds dealer, site, page and breadcrumbs, then what the page is about, linked by id', () => {
  expect(parseGraph({ things: [{ '@type': 'Thing', name: 'Own' }] })).toEqual([
    {
      '@type': 'Organization',
      '@id': 'https://dealer.example/#dealer',
      name: 'Sample Carts',
      url: 'https://dealer.example/',
    },
    expect.objectContaining({
      '@id': 'https://dealer.example/#site',
      publisher: { '@id': 'https://dealer.example/#dealer' },
    }),
    {
      '@type': 'WebPage',
      '@id': 'https://dealer.example/rentals/weekly#page',
      url: 'https://dealer.example/rentals/weekly',
      name: 'Weekly',
      isPartOf: { '@id': 'https://dealer.example/#site' },
      primaryImageOfPage: { '@type': 'ImageObject', url: imageUrl },
      breadcrumb: { '@id': 'https://dealer.example/rentals/weekly#breadcrumbs' },
    },
    {
      '@type': 'BreadcrumbList',
      '@id': 'https://dealer.example/rentals/weekly#breadcrumbs',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://dealer.example/' },
        { '@type': 'ListItem', position: 2, name: 'Weekly', item: 'https://dealer.example/rentals/weekly' },
      ],
    },
    { '@type': 'Thing', name: 'Own' },
  ]);
});

test('describes the dealer in full, under the same id, where the head has the details', () => {
  const [dealer] = parseGraph({ dealerDetails: { counties: [], priceRangeUsd: [4595, 27500] } });
  expect(dealer).toMatchObject({ '@type': 'AutoDealer', '@id': 'https://dealer.example/#dealer' });
});

test('says what a page is for, what it is about and when its document was changed', () => {
  const [mainEntityId, aboutId] = ['https://dealer.example/#list', 'https://dealer.example/lewes#place'];
  const dates = { published: '2025-01-23', modified: '2026-11-01' };
  expect(parseGraph({ page: { type: 'CollectionPage', mainEntityId, aboutId, dates } })[2]).toMatchObject({
    '@type': 'CollectionPage',
    mainEntity: { '@id': mainEntityId },
    about: { '@id': aboutId },
    datePublished: '2025-01-23',
    dateModified: '2026-11-01',
  });
});

test('has no breadcrumbs and no link to them on a page directly under home', () => {
  const flat = parseGraph({ crumbs: [] });
  expect(flat).toHaveLength(3);
  expect(flat[2]).not.toHaveProperty('breadcrumb');
});

test('escapes "<", so that no text ends the script element', () => {
  const title = '</script><b>';
  expect(formatGraph(buildGraph({ ...head, title }, buildDealer(), imageUrl))).not.toContain('<');
  expect(parseGraph({ title })[2]).toMatchObject({ name: title });
});

const rentals = { title: 'Rentals', description: 'Rent a cart by the day.', keywords: ['golf cart rental'] };

test('a page is its own canonical unless it names another', () => {
  expect(buildHead(rentals, '/rentals')).toMatchObject({ ...rentals, canonicalPath: '/rentals', crumbs: [] });
  const canonicalPath = '/milford-golf-carts';
  expect(buildHead(rentals, '/milford-golf-carts-kent', { canonicalPath })).toMatchObject({
    path: '/milford-golf-carts-kent',
    canonicalPath,
  });
});

test.each([
  ['Rentals', 'Rentals | Sample Carts', 'the name behind the title'],
  ['a'.repeat(45), `${'a'.repeat(45)} | Sample Carts`, '60 characters with the name'],
  ['a'.repeat(46), 'a'.repeat(46), '61 characters with the name are too many'],
  ['About Sample Carts', 'About Sample Carts', 'no name twice'],
])('the title "%s" becomes "%s": %s', (title, full) => {
  expect(formatTitle(title, 'Sample Carts')).toBe(full);
});
