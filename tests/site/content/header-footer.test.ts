import { expect, test } from 'vitest';
import { getDealer, getRentalGroups, getTowns, getVehicles } from '../../../src/content/site.ts';
import { getMenus } from '../../../src/layouts/menus.ts';
import { contactPath, inventoryPath, thankYouPath, vehiclePath } from '../../../src/lib/paths.ts';
import { fixedPages } from '../../../src/site/fixed-pages.ts';
import { getPage, listPaths, pages, siteOrigin, type BuiltPage } from '../built-site.ts';
import { listLinks, readText } from '../page-parts.ts';

const dealer = getDealer();
const menus = getMenus();

/** The links of header and footer of each page, by name and URL. */
const frames = new Map(
  pages.map(({ path, $ }) => [
    path,
    listLinks($('header, footer')).map(({ name, href }) => ({ name, url: new URL(href, siteOrigin) })),
  ]),
);
const listFrame = ({ path }: BuiltPage) => frames.get(path) ?? [];

test.each([...menus.main, ...menus.locations, ...menus.about])(
  'the header marks $label as active on $path',
  ({ label, path }) => {
    const { $ } = getPage(path);
    const current = $('header nav[aria-label=Main] a[aria-current=page]').toArray();
    expect(current.map((link) => readText($(link)))).toEqual([label]);
  },
);

test('the header marks the inventory on the page of a vehicle', () => {
  const { $ } = getPage(vehiclePath(getVehicles()[0]?.id ?? ''));
  const current = $('header nav a[aria-current]').toArray();
  expect(new Set(current.map(({ attribs }) => attribs['href']))).toEqual(new Set([inventoryPath]));
});

test('every page has the same header and footer, but for what the links to the contact form fill in', () => {
  const describeFrame = (page: BuiltPage) =>
    JSON.stringify(
      listFrame(page).map(({ name, url }) => [name, url.pathname === contactPath ? contactPath : url.href]),
    );
  const expected = describeFrame(getPage('/'));
  expect(listPaths((page) => describeFrame(page) !== expected)).toEqual([]);
});

test('a cart, rentals, service or a town is taken along to the contact form', () => {
  const usualPlan = getRentalGroups()
    .flatMap(({ plans }) => plans)
    .find(({ recommended }) => recommended);
  const expected = new Map<string, Record<string, string>>([
    ...getVehicles().map(({ id }) => [vehiclePath(id), { vehicle: id }] as const),
    ...getTowns().map(({ path }) => [path, { town: path }] as const),
    [fixedPages.rentals.path, usualPlan ? { plan: usualPlan.id } : { wish: 'rental' }],
    [fixedPages.services.path, { interest: 'service' }],
  ]);
  const wrong = listPaths((page) => {
    const links = listFrame(page).filter(({ url }) => url.pathname === contactPath);
    return Object.entries(expected.get(page.path) ?? {}).some(
      ([name, value]) => !links.every(({ url }) => url.searchParams.get(name) === value),
    );
  });
  expect(wrong).toEqual([]);
});

test('the bar of phones has a request and a call to the dealer or a showroom, but on forms and thanks', () => {
  const numbers = [dealer, ...dealer.showrooms].map(({ phone }) => `tel:${phone}`);
  const withoutBar = [contactPath, fixedPages.fleet.path, fixedPages.tradeIn.path, thankYouPath];
  const wrong = listPaths(({ path, $ }) => {
    const hrefs = listLinks($('.mobile-bar')).map(({ href }) => href);
    if (withoutBar.includes(path)) return hrefs.length > 0;
    const [request = '', call = ''] = hrefs;
    return hrefs.length !== 2 || !request.startsWith(`${contactPath}?`) || !numbers.includes(call);
  });
  expect(wrong).toEqual([]);
});

test('every page has the place for toasts, and the number of the dealer in header and footer', () => {
  const wrong = listPaths(({ $ }) =>
    ['#toasts', `header a[href="tel:${dealer.phone}"]`, `footer a[href="tel:${dealer.phone}"]`].some(
      (selector) => $(selector).length === 0,
    ),
  );
  expect(wrong).toEqual([]);
});
