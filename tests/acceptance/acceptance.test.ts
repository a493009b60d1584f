// Holds the built site and the data to what was ordered: ordered.json and municipalities.csv beside this file.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  getCounties,
  getDealer,
  getPageCopy,
  getPolicies,
  getTown,
  getTowns,
  getVehicle,
  getVehicles,
} from '../../src/content/site.ts';
import { filterVehicles, isInBand } from '../../src/features/inventory/inventory-filters.ts';
import { emptyQuery } from '../../src/features/inventory/inventory-query.ts';
import { buildInventoryOptions } from '../../src/features/inventory/inventory-options.ts';
import { files, getPage, pages, siteOrigin } from '../site/built-site.ts';
import { findHero, findPart, getMain, listHeadings, listLinks, listPairs } from '../site/page-parts.ts';
import { listRows, readMainText, readText } from '../site/page-parts.ts';
import ordered from './ordered.json' with { type: 'json' };

const counties = getCounties();
const dealer = getDealer();
const municipalities = getTowns();
const policies = getPolicies();
const vehicles = getVehicles();
const newModels = vehicles.filter(({ condition }) => condition === 'new');
const paths = pages.map(({ path }) => path);
const vehiclePaths = vehicles.map(({ id }) => `/vehicles/${id}`);

const towns = readFileSync('tests/acceptance/municipalities.csv', 'utf8')
  .trim()
  .split('\n')
  .slice(2)
  .map((row) => {
    const [county = '', path = '', name = '', ...figures] = row.split(',');
    const [population = 0, lat = 0, lng = 0] = figures.map(Number);
    return { county, path, name, population, coordinates: { lat, lng } };
  });
const townPaths = towns.map(({ path }) => path);

/** One row for each text that a page must hold: the page, what the text is or under which heading it stands, and the text. */
function listTexts(texts: Record<string, Record<string, string | readonly string[]>>) {
  return Object.entries(texts).flatMap(([path, parts]) =>
    Object.entries(parts).flatMap(([what, text]) => [text].flat().map((one) => [path, what, one] as const)),
  );
}

/** Whether a text holds another as a whole figure: "4 hours" is not in "24 hours". */
function holds(text: string, part: string): boolean {
  return new RegExp(`(?<![\\d,.])${RegExp.escape(part)}(?!\\d)`).test(text);
}

/** The pages whose text lacks something. */
function listPagesWithout(those: readonly string[], words: RegExp): string[] {
  return those.filter((path) => !words.test(readMainText(path)));
}

/** Titles of all cards of the list in which a card has this title. */
function listCardsBeside(path: string, title: string): string[] {
  const main = getMain(path);
  const heading = main.find('h3').filter((_, element) => readText(main.find(element)) === title);
  return listHeadings(heading.first().closest('ul'), 'h3');
}

test.each([...ordered.addresses, ...ordered.documents])('the site has %s', (path) => {
  expect([...paths, ...files]).toContain(path);
});

test('the header has six links and two menus', () => {
  expect(listLinks(getPage('/').$('header nav[aria-label=Main]'))).toEqual(ordered.headerLinks);
});

test('the footer links brands, documents, financing, email and the towns of Delaware, and prints the hours', () => {
  const footer = getPage('/').$('footer');
  const hrefs = listLinks(footer).map(({ href }) => href);
  const contacts = [dealer.financingUrl, `mailto:${dealer.email}`];
  // Milford has a second page, which is not its main one.
  const inDelaware = towns.filter(({ county, path }) => !/Camden/.test(county) && !path.endsWith('-kent'));
  const townLinks = inDelaware.map(({ path }) => path);
  const expected = [...ordered.footerLinks, ...ordered.documents, ...contacts, ...townLinks];
  expect(expected.filter((href) => !hrefs.includes(href))).toEqual([]);
  expect(ordered.footerTexts.filter((text) => !readText(footer).includes(text))).toEqual([]);
});

test.each(ordered.openingLinks)('$page opens with the link "$name" to $href', ({ page, ...link }) => {
  expect(listLinks(findHero(page))).toContainEqual(link);
});

test('the thank-you page leads on to inventory, rentals, services and home', () => {
  expect(listLinks(getMain('/thank-you')).map(({ href }) => href)).toEqual(ordered.thankYouLinks);
});

test.each(Object.entries(ordered.headings))('%s is headed "%s"', (path, title) => {
  expect(readText(getMain(path).find('h1'))).toBe(title);
});

test.each(listTexts(ordered.openings))('%s opens with its %s: "%s"', (path, _, text) => {
  expect(holds(readText(findHero(path)), text)).toBe(true);
});

test.each(listTexts(ordered.texts))('%s prints its %s: "%s"', (path, _, text) => {
  expect(holds(readMainText(path), text)).toBe(true);
});

test.each(listTexts(ordered.textsUnderHeadings))('%s says under "%s": "%s"', (path, title, text) => {
  expect(holds(readText(findPart(getMain(path), title)), text)).toBe(true);
});

test.each(ordered.cards)('$page has the cards from "$titles.0" on and no other', (row) => {
  const titles = [...(row.after === undefined ? [] : [row.after]), ...row.titles];
  expect(listCardsBeside(row.page, titles[0] ?? '')).toEqual(titles);
});

test.each(ordered.cardCounts)('$page has $count cards of the kind of "$with"', (row) => {
  expect(listCardsBeside(row.page, row.with)).toHaveLength(row.count);
});

test('two of the financing partners are reached by telephone', () => {
  expect(getMain('/financing').find('li:has(> h3) a[href^="tel:"]')).toHaveLength(2);
});

test('the documents are those that were ordered and no other', () => {
  expect(policies.map(({ path }) => path).toSorted()).toEqual(ordered.documents);
});

test.each(ordered.sections)('$page has its sections in order', ({ page, titles }) => {
  const main = getMain(page);
  const headings = [...main.find('h2, h3')].map((heading) => readText(main.find(heading)));
  expect(headings.filter((heading) => titles.includes(heading))).toEqual(titles);
});

test.each(ordered.counties)('$name has $towns towns and no other, each with a page', (county) => {
  const expected = towns.filter((town) => town.county === county.name).map(({ path }) => path);
  const listed = counties.find(({ name }) => name === county.name)?.municipalities ?? [];
  expect(expected).toHaveLength(county.towns);
  expect(listed.map(({ path }) => path).toSorted()).toEqual(expected.toSorted());
});

test('there are 95 towns, and pages of these alone', () => {
  const built = paths.filter((path) => /-golf-carts(-kent)?$/.test(path) && !path.includes('-county-'));
  expect(built.toSorted()).toEqual(townPaths.toSorted());
  expect(built).toHaveLength(95);
});

test.each(towns)('$path: $name has $population people, and its coordinates', (town) => {
  const { path, name, population, coordinates } = town;
  expect(getTown(path)).toMatchObject({ name, population, coordinates });
});

test('the home page links the first 24 towns of Camden County, and then the county', () => {
  const links = listLinks(findPart(getMain('/'), getPageCopy('home').municipalities.title));
  expect(links).toHaveLength(25);
  expect(links.at(-1)?.href).toBe('/camden-county-golf-carts');
});

test('Milford lies in two counties, and its page in Kent County names the other as the main one', () => {
  const canonical = (path: string) => getPage(path).$('link[rel=canonical]').attr('href');
  const others = townPaths.filter((path) => canonical(path) !== siteOrigin + path);
  expect(others).toEqual(['/milford-golf-carts-kent']);
  expect(canonical('/milford-golf-carts-kent')).toBe(`${siteOrigin}/milford-golf-carts`);
});

test.each(ordered.everyTown)('the page of every town says "%s"', (text) => {
  expect(listPagesWithout(townPaths, new RegExp(RegExp.escape(text)))).toEqual([]);
});

test('the page of every town shows its map at zoom 14', () => {
  const mapUrls = townPaths.map((path) => getMain(path).find('iframe').attr('data-map') ?? '');
  const zooms = mapUrls.map((url) => new URL(url, siteOrigin).searchParams.get('z'));
  expect([...new Set(zooms)]).toEqual(['14']);
});

const places = [
  ...municipalities.map(({ name }) => name),
  ...counties.flatMap(({ name, seat, stateName }) => [name, name.replace(/ County$/, ''), seat, stateName]),
  ...dealer.showrooms.map(({ city }) => city),
].toSorted((a, b) => b.length - a.length);
const anyPlace = new RegExp(`\\b(${places.map((name) => RegExp.escape(name)).join('|')})\\b`, 'g');

/** What a town's page says of it, line by line, with one word for all places and without what may be alike. */
function listOwnLines(path: string): string[] {
  const main = getMain(path).clone();
  const titles = listHeadings(main, 'h2');
  for (const alike of ordered.alikeTownSections) {
    const title = titles.find((words) => words.replaceAll(anyPlace, 'Place') === alike);
    findPart(main, title ?? alike).remove();
  }
  main.find('nav, table, svg, script, .hidden').remove();
  const elements = main.find('h1, h2, h3, p, li, dt, dd, blockquote').not(':has(p, h3)').toArray();
  return elements.map((element) => readText(main.find(element)).replaceAll(anyPlace, 'Place'));
}

test('no two pages of towns share more than half of their runs of five words', () => {
  const runs = townPaths.map((path) => {
    const text = listOwnLines(path).join(' ').toLowerCase();
    const words = text.match(/[a-z0-9']+/g) ?? [];
    return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')));
  });
  const alike = runs.flatMap((a, at) => {
    const others = runs.slice(at + 1).filter((b) => a.intersection(b).size / a.union(b).size > 0.5);
    return others.map((b) => `${townPaths[at]} and ${townPaths[runs.indexOf(b)]}`);
  });
  expect(runs.filter(({ size }) => size <= 150)).toEqual([]);
  expect(alike).toEqual([]);
});

test('the new models are 37: 6 of Denago and 31 of Evolution', () => {
  const brandIds = newModels.map(({ brandId }) => brandId).toSorted();
  expect(brandIds).toEqual([...Array<string>(6).fill('denago'), ...Array<string>(31).fill('evolution')]);
});

test('every new model has 25 mph, 35 to 60 miles, 2 to 8 seats, rear-wheel drive and a price of the list', () => {
  const drives = newModels.map(({ topSpeedMph, driveType }) => `${topSpeedMph} mph, ${driveType}`);
  expect([...new Set(drives)]).toEqual(['25 mph, Rear-wheel drive (2x4)']);
  expect(newModels.filter(({ rangeMiles: miles }) => miles < 35 || miles > 60)).toEqual([]);
  expect(newModels.filter(({ seats }) => seats < 2 || seats > 8)).toEqual([]);
  expect(newModels.filter(({ priceUsd }) => priceUsd < 6695 || priceUsd > 15_595)).toEqual([]);
});

test('the id of a vehicle is its name, of a used one without the year and with the stock number', () => {
  const expected = vehicles.map((vehicle) => {
    const name = vehicle.name.replace(/ \(\d{4}\)$/, '').replaceAll('+', ' plus ');
    const stockId = vehicle.condition === 'used' ? ` ${vehicle.stockId}` : '';
    const words = (name + stockId).toLowerCase().match(/[a-z0-9]+/g);
    return words?.join('-');
  });
  expect(vehicles.map(({ id }) => id)).toEqual(expected);
});

test('there are at least five used vehicles, of Club Car, EZ-GO and Tomberlin among others', () => {
  const used = vehicles.filter(({ condition }) => condition === 'used');
  const brandIds = used.map(({ brandId }) => brandId);
  expect(brandIds.length).toBeGreaterThanOrEqual(5);
  expect(brandIds).toEqual(expect.arrayContaining(['club-car', 'ez-go', 'tomberlin']));
});

test.each(ordered.badges)('a vehicle has the badge %s', (badge) => {
  const main = getMain('/inventory');
  expect([...main.find('li span')].map((element) => readText(main.find(element)))).toContain(badge);
});

test('a vehicle leads to the page of its maker', () => {
  const without = listPagesWithout(vehiclePaths, /View Vehicle Details and Full Specifications/);
  expect(without).not.toEqual(vehiclePaths);
});

test('the page of every vehicle prints the minimum of free delivery', () => {
  expect(listPagesWithout(vehiclePaths, /Free on purchases of \$5,000 or more/)).toEqual([]);
});

test.each(['/denago', '/evolution'])('%s shows six models and promises no all-wheel drive', (path) => {
  const names = listLinks(getMain(path)).map(({ name }) => name);
  expect(new Set(names.filter((name) => name.startsWith('View Details of'))).size).toBe(6);
  expect(readMainText(path)).not.toMatch(/all-wheel|AWD/i);
});

test.each(ordered.series)('$page shows the series $title with a model, $price', ({ page, title, price }) => {
  const card = findPart(getMain(page), title);
  expect(holds(readText(card), price)).toBe(true);
  expect(listLinks(card).some(({ href }) => href.startsWith('/vehicles/'))).toBe(true);
});

test.each(ordered.featured)(
  'the home page features $page at $price, $accessories of it for extras',
  (row) => {
    const card = getMain('/').find(`a[href="${row.page}"]`).closest('li');
    const extras = listPairs(card).map(([, price]) => Number(price.replaceAll(/\D/g, '')));
    expect(readText(card)).toContain(row.price);
    expect(extras.reduce((sum, usd) => sum + usd, 0)).toBe(row.accessories);
    expect(getVehicle(row.page.replace('/vehicles/', '')).priceUsd).toBe(row.listPriceUsd);
  },
);

const { filters } = getPageCopy('inventory');
const options = buildInventoryOptions(vehicles, filters);

test.each(Object.entries(ordered.filters))('the filter %s offers first %j', (label, values) => {
  const main = getMain('/inventory');
  const filter = main.find('label').filter((_, element) => main.find(element).find('span').text() === label);
  const offered = [...filter.find('option')].map((option) => option.attribs['value']);
  expect(offered.slice(0, values.length)).toEqual(values);
});

const filterNames = ['brand', 'category', 'price', 'condition', 'seats'] as const;
test.each(filterNames)('every choice of the filter %s finds a vehicle', (name) => {
  const queries = options[name].map(({ value }) => ({ ...emptyQuery, [name]: value }));
  const found = queries.map((query) => filterVehicles(vehicles, query, options.price).length);
  expect(found).not.toEqual([]);
  expect(found).not.toContain(0);
});

test.each(ordered.priceBounds)('a price of $price dollars is found under $choice alone', (row) => {
  const bands = filters.price.filter((band) => band.value !== 'all' && isInBand(row.price, band));
  expect(bands.map(({ value }) => value)).toEqual([row.choice]);
});

test.each(ordered.rentalPlans)('$cart, $plan: $price for $duration, $badge, saves $saving', (row) => {
  const plan = findPart(findPart(getMain('/rentals'), row.cart), row.plan);
  const text = readText(plan);
  expect(readText(plan.find('a[href^="tel:"]'))).toContain('Reserve Today');
  expect(text).toContain(row.badge);
  expect(text).toContain(` ${row.price} ${row.duration}`);
  expect(/Save (\S+)/.exec(text)?.[1] ?? 'nothing').toBe(row.saving);
  expect(text).toContain('Delivery Free within 10 miles, then $6 per mile');
});

test('the rentals page offers these plans and no other', () => {
  const carts = new Set(ordered.rentalPlans.map(({ cart }) => cart));
  const offered = [...carts].flatMap((cart) => listHeadings(findPart(getMain('/rentals'), cart), 'h4'));
  expect(offered).toEqual(ordered.rentalPlans.map(({ plan }) => plan));
});

test.each(ordered.hours)('the contact page prints the hours of $caption', ({ caption, rows }) => {
  const captions = getMain('/contact').find(`caption:contains("${caption}")`);
  expect(listRows(captions.closest('table'))).toEqual(rows);
});

test('the calculator starts and computes with the figures that were ordered', () => {
  expect(getPageCopy('ecoImpact').calculator).toMatchObject(ordered.calculator);
});

test('the calculator offers four uses and four time frames, and examples without a script', () => {
  const main = getMain('/eco-impact');
  const offered = [...main.find('select option')].map((option) => readText(main.find(option)));
  expect(offered).toEqual(ordered.calculatorChoices);
  expect(listRows(main)).toEqual(ordered.calculatorExamples);
});
