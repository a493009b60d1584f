import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  getBrands,
  getCounties,
  getDealer,
  getPageCopy,
  getPolicies,
  getPolicy,
  getTowns,
  getVehicles,
} from '../../src/content/site.ts';
import { formatUsd } from '../../src/lib/format.ts';
import { getSaleTerms } from '../../src/features/vehicles/sale-terms.ts';
import { files, getPage, pages, siteOrigin, type BuiltPage } from './built-site.ts';
import { findNode, findPageNode, isNode, listNodes, readGraph } from './json-ld.ts';
import { findHero, listLines, readMainText, readText } from './page-parts.ts';

const brands = getBrands();
const counties = getCounties();
const dealer = getDealer();
const municipalities = getTowns();
const policies = getPolicies();
const vehicles = getVehicles();
const { returns } = getPageCopy('vehicle');

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
      const node = findPageNode(page);
      return (
        page.$('head > title').text().startsWith(String(node['name'])) &&
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
      const expected = shown.map(([name = '', url = '']) => [name, url.replace(/\/$/, '')]);
      return JSON.stringify(marked) === JSON.stringify(expected);
    });
    expect(wrong).toEqual([]);
  });

  test('marks up no rating and no review that the page does not show', () => {
    const wrong = pathsWhereNot((page) =>
      listNodes(readGraph(page))
        .flatMap((node) => [node['ratingValue'], node['reviewBody']])
        .filter((shown) => typeof shown === 'number' || typeof shown === 'string')
        .every((shown) => readMainText(page.path).includes(String(shown))),
    );
    expect(wrong).toEqual([]);
  });

  test('marks up no question and no answer that the page does not show', () => {
    const wrong = pathsWhereNot((page) =>
      listNodes(readGraph(page))
        .filter((node) => node['@type'] === 'Question')
        .flatMap((node) => [
          node['name'],
          ...listNodes(node['acceptedAnswer']).map((answer) => answer['text']),
        ])
        .every((shown) => readMainText(page.path).includes(String(shown))),
    );
    expect(wrong).toEqual([]);
  });

  test('marks up no price that the page does not print', () => {
    const wrong = pages.flatMap((page) =>
      listNodes(readGraph(page))
        .flatMap((node) => [node['price'], node['minPrice']])
        .filter((price) => typeof price === 'number')
        .filter((price) => !readMainText(page.path).includes(formatUsd(price)))
        .map((price) => `${page.path}: ${price}`),
    );
    expect(wrong).toEqual([]);
  });

  test('names no page and no picture of the site that does not exist', () => {
    const paths = new Set([...pages.map((page) => page.path), ...files]);
    const missing = pages.flatMap((page) =>
      listNodes(readGraph(page))
        .flatMap((node) => ['url', 'image', 'item', 'merchantReturnLink'].map((property) => node[property]))
        .flat()
        .filter((url) => typeof url === 'string' && url.startsWith(siteOrigin))
        .map((url) => new URL(String(url)).pathname)
        .filter((path) => !paths.has(path))
        .map((path) => `${page.path}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  test('describes the dealer in full where the page is about the dealer, and elsewhere by name', () => {
    const full = pages.filter((page) => readGraph(page).some((node) => node['@type'] === 'AutoDealer'));
    expect(full.map((page) => page.path).toSorted()).toEqual(['/', '/about', '/contact', '/showroom']);
    const ids = pages.map((page) => readGraph(page)[0]?.['@id']);
    expect(new Set(ids)).toEqual(new Set([`${siteOrigin}/#dealer`]));
  });

  test.each<readonly [string, string]>([
    ['/about', 'AboutPage'],
    ['/contact', 'ContactPage'],
    ['/inventory', 'CollectionPage'],
    ...brands.flatMap(({ page }) => (page ? [[page.path, 'CollectionPage'] as const] : [])),
    ...counties.map(({ path }) => [path, 'CollectionPage'] as const),
    ...municipalities.slice(0, 1).map(({ path }) => [path, 'WebPage'] as const),
    ...vehicles.slice(0, 1).map(({ id }) => [`/vehicles/${id}`, 'ItemPage'] as const),
    ...policies.map(({ path }) => [path, 'WebPage'] as const),
  ])('calls %s a page of the kind %s', (path, type) => {
    expect(findPageNode(getPage(path))['@type']).toBe(type);
  });
});

describe('breadcrumbs', () => {
  test('stand on every page below another one', () => {
    const deep = pages.filter(
      (page) => /^\/(vehicles|policies)\/|-golf-carts/.test(page.path) && !/-county-/.test(page.path),
    );
    expect(deep).not.toEqual([]);
    expect(
      deep.filter((page) => page.$('nav[aria-label=Breadcrumb]').length !== 1).map((page) => page.path),
    ).toEqual([]);
  });
});

describe('a vehicle in structured data', () => {
  test('costs what the page prints', () => {
    const wrong = vehicles.filter(({ id }) => {
      const page = getPage(`/vehicles/${id}`);
      const offer = findNode(page, 'Vehicle')['offers'];
      const printed = listLines(findHero(page.path)).find((line) => /^(Was )?\$[\d,]+$/.test(line)) ?? '';
      return (
        !isNode(offer) ||
        Number(offer['price']) !== Number(printed.replaceAll(/\D/g, '')) ||
        offer['priceCurrency'] !== 'USD'
      );
    });
    expect(wrong.map((vehicle) => vehicle.id)).toEqual([]);
  });
});

describe('the offer of a vehicle in structured data', () => {
  const findDealer = (policyId: string) => findNode(getPage(getPolicy(policyId).path), 'Organization');
  const readReturns = (id: string) => {
    const offer = findNode(getPage(`/vehicles/${id}`), 'Vehicle')['offers'];
    const returns = isNode(offer) ? offer['hasMerchantReturnPolicy'] : undefined;
    return isNode(returns) ? returns : {};
  };

  test('names the page of its returns, and new ones have the rule that stands there with the dealer', () => {
    const policyPath = getPolicy(getPageCopy('vehicle').returnPolicyId).path;
    const link = dealer.url + policyPath;
    const unlinked = vehicles.filter(({ id }) => readReturns(id)['merchantReturnLink'] !== link);
    expect(unlinked.map(({ id }) => id)).toEqual([]);
    const { hasMerchantReturnPolicy: rule } = findDealer(getPageCopy('vehicle').returnPolicyId);
    const differing = vehicles.filter(
      ({ id, condition }) => condition === 'new' && !isDeepStrictEqual(readReturns(id), rule),
    );
    expect(differing.map(({ id }) => id)).toEqual([]);
  });

  test('leaves delivery to the dealer: free from the amount that the page of the policy prints', () => {
    const { deliveryPolicyId } = getPageCopy('vehicle');
    const { hasShippingService: service } = findDealer(deliveryPolicyId);
    const conditions = isNode(service) ? service['shippingConditions'] : undefined;
    const amount = isNode(conditions) && isNode(conditions['orderValue']) ? conditions['orderValue'] : {};
    expect(readMainText(getPolicy(deliveryPolicyId).path)).toContain(formatUsd(Number(amount['minValue'])));
    const repeating = vehicles.filter(({ id }) =>
      JSON.stringify(findNode(getPage(`/vehicles/${id}`), 'Vehicle')).includes('hipping'),
    );
    expect(repeating.map(({ id }) => id)).toEqual([]);
  });

  test('takes a vehicle back for the days and the fee that the page prints', () => {
    const wrong = vehicles.filter((vehicle) => {
      const printed = returns[getSaleTerms(vehicle)];
      const { merchantReturnDays: days, restockingFee: percent } = readReturns(vehicle.id);
      const figures = days === undefined ? [] : [`${Number(days)} days`, `${Number(percent)}%`];
      return (
        !readMainText(`/vehicles/${vehicle.id}`).includes(printed) ||
        !figures.every((figure) => printed.includes(figure))
      );
    });
    expect(wrong.map((vehicle) => vehicle.id)).toEqual([]);
  });

  test('promises no return of what is sold as-is alone', () => {
    const never = vehicles.filter(({ id }) =>
      String(readReturns(id)['returnPolicyCategory']).endsWith('NotPermitted'),
    );
    const asIs = vehicles.filter((vehicle) => getSaleTerms(vehicle) === 'asIs');
    expect(never.map(({ id }) => id)).toEqual(asIs.map(({ id }) => id));
  });
});
