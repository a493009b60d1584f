import Validator from '@adobe/structured-data-validator';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
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
import { getSaleTerms } from '../../src/features/vehicles/sale-terms.ts';
import { formatUsd } from '../../src/lib/format.ts';
import { vehiclePath } from '../../src/lib/paths.ts';
import { files, getPage, pages, siteOrigin, type BuiltPage } from './built-site.ts';
import { findNode, isNode, listNodes, readGraph, type JsonNode } from './json-ld.ts';
import { findHero, listLines, readMainText, readText } from './page-parts.ts';

const vehicles = getVehicles();
const { returns, returnPolicyId } = getPageCopy('vehicle');

/** What `list` finds wrong on each page. */
const listWrong = (list: (nodes: JsonNode[], page: BuiltPage) => unknown[]) =>
  pages.flatMap((page) =>
    list(listNodes(readGraph(page)), page).map((found) => `${page.path}: ${String(found)}`),
  );
const isReference = (node: JsonNode) => '@id' in node && Object.keys(node).length === 1;

/** Google's name for what a page is, and what else its graph holds. */
const templates: readonly [path: string | undefined, types: string[]][] = [
  ['/', ['AutoDealer', 'WebSite', 'WebPage']],
  ['/about', ['AutoDealer', 'AboutPage']],
  ['/contact', ['AutoDealer', 'ContactPage']],
  ['/showroom', ['AutoDealer', 'WebPage']],
  ['/rentals', ['Organization', 'Service', 'WebPage']],
  ['/services', ['Organization', 'Service', 'WebPage']],
  ['/inventory', ['Organization', 'ItemList', 'CollectionPage']],
  [getBrands().find(({ page }) => page)?.page?.path, ['Organization', 'CollectionPage', 'ItemList']],
  [getCounties()[0]?.path, ['Organization', 'CollectionPage']],
  [getTowns()[0]?.path, ['Organization', 'WebPage', 'BreadcrumbList']],
  [vehiclePath(vehicles[0]?.id ?? ''), ['Organization', 'ItemPage', 'Product', 'BreadcrumbList']],
  [getPolicies()[0]?.path, ['Organization', 'WebPage', 'BreadcrumbList']],
];

test.each(templates.flatMap(([path, types]) => (path === undefined ? [] : [{ path, types }])))(
  '$path has one graph with $types',
  ({ path, types }) => {
    expect(readGraph(getPage(path)).flatMap((node) => node['@type'])).toEqual(expect.arrayContaining(types));
  },
);

test("Adobe's validator of Google's rules finds no error on any page", async () => {
  const validator = new Validator();
  for (const page of pages) {
    // The validator knows the dealer only as the Organization that it is.
    const nodes = readGraph(page).map((node) =>
      node['@type'] === 'AutoDealer' ? { ...node, '@type': 'Organization' } : node,
    );
    const issues = await validator.validate({
      jsonld: Object.groupBy(nodes, (node) => String([node['@type']].flat()[0])),
    });
    const errors = issues.filter(({ severity }) => severity === 'ERROR');
    expect(errors.map(({ issueMessage }) => `${page.path}: ${issueMessage}`)).toEqual([]);
  }
});

// https://developers.google.com/search/docs/appearance/structured-data/local-business
test('the dealer and each showroom have what Google asks of a local business', () => {
  const dealers = listNodes(readGraph(getPage('/'))).filter(
    (node) => node['@type'] === 'AutoDealer' && !isReference(node),
  );
  expect(dealers).toHaveLength(1 + getDealer().showrooms.length);
  for (const node of dealers) {
    for (const property of ['name', 'address', 'telephone', 'url', 'priceRange', 'openingHoursSpecification'])
      expect(node).toHaveProperty(property);
  }
});

test('nodes are named once, and references lead to nodes of the same page', () => {
  const wrong = listWrong((nodes) => {
    const named = nodes.filter((node) => '@id' in node && !isReference(node)).map((node) => node['@id']);
    const twice = named.filter((id, index) => named.indexOf(id) !== index);
    const dangling = nodes
      .filter((node) => isReference(node) && String(node['@id']).startsWith(siteOrigin))
      .map((node) => node['@id'])
      .filter((id) => !named.includes(id));
    return [...twice, ...dangling];
  });
  expect(wrong).toEqual([]);
});

test('the breadcrumbs are those that the page shows', () => {
  const wrong = pages.filter((page) => {
    const shown = page
      .$('nav[aria-label=Breadcrumb] li')
      .toArray()
      .map((item) => readText(page.$(item).children('a, [aria-current]')));
    const marked = readGraph(page)
      .filter((node) => node['@type'] === 'BreadcrumbList')
      .flatMap((node) => listNodes(node['itemListElement']).map((item) => item['name']));
    return !isDeepStrictEqual(marked, shown);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('every price, rating, review, question and answer is also printed on the page', () => {
  const wrong = listWrong((nodes, { path }) => {
    const prices = nodes
      .flatMap((node) => [node['price'], node['minPrice']])
      .filter((price) => typeof price === 'number')
      .map(formatUsd);
    const texts = nodes.flatMap((node) => [
      node['ratingValue'],
      node['reviewBody'],
      ...(node['@type'] === 'Question' ? [node['name']] : []),
      ...(node['@type'] === 'Answer' ? [node['text']] : []),
    ]);
    const said = readMainText(path);
    const shown = texts.filter((text) => typeof text === 'string' || typeof text === 'number').map(String);
    return [...prices, ...shown].filter((text) => !said.includes(text));
  });
  expect(wrong).toEqual([]);
});

test('every page and picture of the site that is named exists', () => {
  const paths = new Set([...pages.map(({ path }) => path), ...files]);
  const wrong = listWrong((nodes) =>
    nodes
      .flatMap((node) => [node['url'], node['image'], node['item'], node['merchantReturnLink']])
      .flat()
      .filter((url) => typeof url === 'string' && url.startsWith(siteOrigin))
      .filter((url) => !paths.has(new URL(String(url)).pathname)),
  );
  expect(wrong).toEqual([]);
});

/** The offer of a vehicle and its rule of returns. */
function readOffer(id: string) {
  const { offers } = findNode(getPage(vehiclePath(id)), 'Vehicle');
  const offer = isNode(offers) ? offers : {};
  const rule = offer['hasMerchantReturnPolicy'];
  return { offer, rule: isNode(rule) ? rule : {} };
}

test('a vehicle costs what its page prints', () => {
  const wrong = vehicles.filter(({ id }) => {
    const { offer } = readOffer(id);
    const printed = listLines(findHero(vehiclePath(id))).find((line) => /^(Was )?\$[\d,]+$/.test(line)) ?? '';
    return (
      Number(offer['price']) !== Number(printed.replaceAll(/\D/g, '')) || offer['priceCurrency'] !== 'USD'
    );
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('a vehicle is taken back for the days and the fee that its page prints, and never when sold as-is', () => {
  const link = siteOrigin + getPolicy(returnPolicyId).path;
  const wrong = vehicles.filter((vehicle) => {
    const { rule } = readOffer(vehicle.id);
    const terms = getSaleTerms(vehicle);
    const isNever = String(rule['returnPolicyCategory']).endsWith('NotPermitted');
    const { merchantReturnDays: days, restockingFee: percent } = rule;
    const figures = days === undefined ? [] : [`${Number(days)} days`, `${Number(percent)}%`];
    return (
      rule['merchantReturnLink'] !== link ||
      isNever !== (terms === 'asIs') ||
      !readMainText(vehiclePath(vehicle.id)).includes(returns[terms]) ||
      !figures.every((figure) => returns[terms].includes(figure))
    );
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('the policy of returns has the rule of the dealer that it prints', () => {
  const { hasMerchantReturnPolicy: rule } = findNode(getPage(getPolicy(returnPolicyId).path), 'Organization');
  const newVehicle = vehicles.find(({ condition }) => condition === 'new');
  expect(rule).toEqual(readOffer(newVehicle?.id ?? '').rule);
});
