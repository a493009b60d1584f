import { describe, expect, test } from 'vitest';
import { dealer } from '../../src/lib/data/dealer.ts';
import { vehicleRecords, vehicles } from '../../src/lib/data/vehicles.ts';
import { getPage, pages, siteOrigin, type BuiltPage } from './built-site.ts';
import { findNode, isNode, listNodes, readGraph } from './json-ld.ts';
import { findHero, listLines, readText } from './page-parts.ts';

const pathsWhereNot = (isRight: (page: BuiltPage) => boolean) =>
  pages.filter((page) => !isRight(page)).map((page) => page.path);

describe('the structured data of every page', () => {
  test('is one graph', () => {
    expect(pages.map((page) => readGraph(page).length).every((length) => length >= 3)).toBe(true);
  });

  test('refers only to nodes of the same graph', () => {
    const dangling = pages.flatMap((page) => {
      const nodes = listNodes(readGraph(page)).filter((node) => '@id' in node);
      const isReference = (node: object) => Object.keys(node).length === 1;
      const known = nodes.filter((node) => !isReference(node)).map((node) => node['@id']);
      return (
        nodes
          .filter((node) => isReference(node) && !known.includes(node['@id']))
          // Words of another vocabulary (a business function of GoodRelations) are no nodes of ours.
          .filter((node) => String(node['@id']).startsWith(siteOrigin))
          .map((node) => `${page.path}: ${String(node['@id'])}`)
      );
    });
    expect(dangling).toEqual([]);
  });

  test('names each node once', () => {
    const wrong = pathsWhereNot((page) => {
      const ids = listNodes(readGraph(page))
        .filter((node) => '@id' in node && Object.keys(node).length > 1)
        .map((node) => node['@id']);
      return new Set(ids).size === ids.length;
    });
    expect(wrong).toEqual([]);
  });

  test('describes the page as its head does', () => {
    const wrong = pathsWhereNot((page) => {
      const node = findNode(page, 'WebPage');
      return (
        page.$('head > title').text().startsWith(String(node['name'])) &&
        node['description'] === page.$('meta[name=description]').attr('content') &&
        node['url'] === page.$('link[rel=canonical]').attr('href')
      );
    });
    expect(wrong).toEqual([]);
  });

  test('has the breadcrumbs that the page shows', () => {
    const wrong = pathsWhereNot((page) => {
      const shown = page
        .$('nav[aria-label=Breadcrumb] li')
        .toArray()
        .map((item) => {
          const crumb = page.$(item).children('a, [aria-current]');
          return [readText(crumb), siteOrigin + (crumb.attr('href') ?? page.path)];
        });
      const items = readGraph(page)
        .filter((node) => node['@type'] === 'BreadcrumbList')
        .flatMap((node) => listNodes(node['itemListElement']));
      const marked = items.map((item) => [item['name'], String(item['item']).replace(/\/$/, '')]);
      const expected = shown.map(([name = '', address = '']) => [name, address.replace(/\/$/, '')]);
      return JSON.stringify(marked) === JSON.stringify(expected);
    });
    expect(wrong).toEqual([]);
  });

  test('marks up no rating that the page does not show', () => {
    const wrong = pathsWhereNot((page) =>
      listNodes(readGraph(page))
        .filter((node) => 'ratingValue' in node)
        .every((node) => readText(page.$('main')).includes(String(node['ratingValue']))),
    );
    expect(wrong).toEqual([]);
  });
});

describe('breadcrumbs', () => {
  test('stand on every page below another one', () => {
    const deep = pages.filter(
      (page) => /^\/(vehicles|policies)\/|-golf-carts/.test(page.path) && !/-county-/.test(page.path),
    );
    expect(
      deep.filter((page) => page.$('nav[aria-label=Breadcrumb]').length !== 1).map((page) => page.path),
    ).toEqual([]);
  });
});

describe('the dealer in structured data', () => {
  const node = findNode(getPage('/'), 'AutoDealer');

  test('has the telephone, e-mail and both showrooms', () => {
    expect(node['telephone']).toBe(dealer.phone);
    expect(node['email']).toBe(dealer.email);
    const streets = listNodes(node['department']).map((part) => part['streetAddress']);
    for (const { street } of dealer.showrooms) expect(streets).toContain(street);
  });

  test('has the opening hours that the footer prints', () => {
    expect(listNodes(node['openingHoursSpecification'])[0]).toMatchObject({
      opens: '09:00',
      closes: '17:00',
    });
    expect(readText(getPage('/').$('footer'))).toContain('Mon-Sat: 9AM-5PM');
  });
});

describe('a vehicle in structured data', () => {
  test('costs what the page prints', () => {
    const wrong = vehicles.filter(({ id }) => {
      const page = getPage(`/vehicles/${id}`);
      const offer = findNode(page, 'Vehicle')['offers'];
      const printed = listLines(findHero(page.path)).find((line) => /^\$[\d,]+$/.test(line)) ?? '';
      return (
        !isNode(offer) ||
        Number(offer['price']) !== Number(printed.replaceAll(/\D/g, '')) ||
        offer['priceCurrency'] !== 'USD'
      );
    });
    expect(wrong.map((vehicle) => vehicle.id)).toEqual([]);
  });

  test('is new or used, in or out of stock, as in the data', () => {
    const wrong = vehicleRecords.filter(({ id, condition, inStock }) => {
      const offer = findNode(getPage(`/vehicles/${id}`), 'Vehicle')['offers'];
      return (
        !isNode(offer) ||
        offer['itemCondition'] !== `https://schema.org/${condition === 'new' ? 'New' : 'Used'}Condition` ||
        offer['availability'] !== `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`
      );
    });
    expect(wrong.map((record) => record.id)).toEqual([]);
  });
});
