import { describe, expect, test } from 'vitest';
import { buildHead } from '../../../src/site/build-head.ts';
import { buildGraph, formatGraph, type PageGraph } from '../../../src/site/json-ld.ts';
import { buildDealer } from '../samples.ts';

const imageUrl = 'https://dealer.example/share/rentals.png';
const head = buildHead(
  { title: 'Rentals', description: 'Rent a cart by the day.', keywords: ['rental'] },
  '/rentals/weekly',
  {
    crumbs: [
      { label: 'Home', path: '/' },
      { label: 'Rentals', path: '/rentals' },
      { label: 'Weekly', path: '/rentals/weekly' },
    ],
  },
);

/** The graph as a crawler reads it: printed and parsed again. */
function parseGraph(graph: PageGraph): Record<string, unknown>[] {
  const parsed = JSON.parse(formatGraph(graph)) as {
    '@context': string;
    '@graph': Record<string, unknown>[];
  };
  expect(parsed['@context']).toBe('https://schema.org');
  return parsed['@graph'];
}

describe('buildGraph', () => {
  const nodes = parseGraph(buildGraph(head, buildDealer(), imageUrl));
  const find = (type: string) => nodes.find((node) => node['@type'] === type);
  const buildPageNode = (changes: Partial<typeof head>) =>
    parseGraph(buildGraph({ ...head, ...changes }, buildDealer(), imageUrl))[2];

  test('holds dealer, site, page and breadcrumbs, then the page’s own things', () => {
    const things = [{ '@type': 'Thing', name: 'Own' } as const];
    const types = parseGraph(buildGraph({ ...head, things }, buildDealer(), imageUrl)).map(
      (node) => node['@type'],
    );
    expect(types).toEqual(['Organization', 'WebSite', 'WebPage', 'BreadcrumbList', 'Thing']);
  });

  test('only names the dealer where the page is about something else', () => {
    expect(nodes[0]).toEqual({
      '@type': 'Organization',
      '@id': 'https://dealer.example/#dealer',
      name: 'Sample Carts',
      url: 'https://dealer.example/',
    });
  });

  test('describes the dealer in full, under the same id, where the head has the details', () => {
    const dealerDetails = {
      counties: [],
      priceRangeUsd: [4595, 27500],
    } as const;
    const [dealer] = parseGraph(buildGraph({ ...head, dealerDetails }, buildDealer(), imageUrl));
    expect(dealer).toMatchObject({ '@type': 'AutoDealer', '@id': 'https://dealer.example/#dealer' });
  });

  test('links page, site, dealer and breadcrumbs by ids that exist', () => {
    const ids = nodes.map((node) => node['@id']);
    expect(ids).toEqual([
      'https://dealer.example/#dealer',
      'https://dealer.example/#site',
      'https://dealer.example/rentals/weekly#page',
      'https://dealer.example/rentals/weekly#breadcrumbs',
    ]);
    expect(find('WebPage')).toMatchObject({
      isPartOf: { '@id': ids[1] },
      breadcrumb: { '@id': ids[3] },
    });
    expect(find('WebSite')).toMatchObject({ publisher: { '@id': ids[0] } });
  });

  test('says of the page what its head says', () => {
    expect(find('WebPage')).toMatchObject({
      url: 'https://dealer.example/rentals/weekly',
      name: 'Rentals',
      primaryImageOfPage: { url: imageUrl },
    });
  });

  test('links a page to what it is there for, and to what it is about', () => {
    const list = buildPageNode({
      page: { type: 'CollectionPage', mainEntityId: 'https://dealer.example/#list' },
    });
    expect(list).toMatchObject({
      '@type': 'CollectionPage',
      mainEntity: { '@id': 'https://dealer.example/#list' },
    });
    const place = buildPageNode({ page: { type: 'WebPage', aboutId: 'https://dealer.example/lewes#place' } });
    expect(place).toMatchObject({ about: { '@id': 'https://dealer.example/lewes#place' } });
  });

  test('dates a document as its page does', () => {
    const dates = { published: '2025-01-23', modified: '2026-11-01' };
    expect(buildPageNode({ page: { type: 'WebPage', dates } })).toMatchObject({
      datePublished: '2025-01-23',
      dateModified: '2026-11-01',
    });
  });

  test('names a page by its canonical URL', () => {
    expect(buildPageNode({ path: '/copy', canonicalPath: '/original' })).toMatchObject({
      '@id': 'https://dealer.example/original#page',
      url: 'https://dealer.example/original',
    });
  });

  test('numbers the breadcrumbs from 1, each with its full URL', () => {
    expect(find('BreadcrumbList')?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://dealer.example/' },
      { '@type': 'ListItem', position: 2, name: 'Rentals', item: 'https://dealer.example/rentals' },
      { '@type': 'ListItem', position: 3, name: 'Weekly', item: 'https://dealer.example/rentals/weekly' },
    ]);
  });

  test('has no breadcrumbs and no link to them on a page directly under home', () => {
    const flat = parseGraph(buildGraph({ ...head, crumbs: [] }, buildDealer(), imageUrl));
    expect(flat.map((node) => node['@type'])).toEqual(['Organization', 'WebSite', 'WebPage']);
    expect(flat[2]).not.toHaveProperty('breadcrumb');
  });
});

describe('formatGraph', () => {
  test('escapes "<", so that no text ends the script element, and stays the same value', () => {
    const graph = buildGraph({ ...head, title: '</script><b>' }, buildDealer(), imageUrl);
    expect(formatGraph(graph)).not.toContain('<');
    expect(parseGraph(graph)[2]).toMatchObject({ name: '</script><b>' });
  });
});
