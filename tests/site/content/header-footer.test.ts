import { describe, expect, test } from 'vitest';
import {
  getDealer,
  getPageCopy,
  getPolicies,
  getRentalGroups,
  getTowns,
  getVehicles,
} from '../../../src/content/site.ts';
import type { Link } from '../../../src/schemas/section.schema.ts';
import { contactPath, inventoryPath, thankYouPath, vehiclePath } from '../../../src/lib/paths.ts';
import { fixedPages } from '../../../src/site/fixed-pages.ts';
import { getMenus } from '../../../src/layouts/menus.ts';
import { getPage, pages, siteOrigin } from '../built-site.ts';
import { listLinks, readText } from '../page-parts.ts';

const dealer = getDealer();
const municipalities = getTowns();
const menus = getMenus();
const policies = getPolicies();
const rentalGroups = getRentalGroups();
const vehicles = getVehicles();
const usualPlan = rentalGroups.flatMap(({ plans }) => plans).find(({ recommended }) => recommended);

const menuLinks: readonly Link[] = [...menus.main, ...menus.locations, ...menus.about];

describe('the header', () => {
  test.each(menuLinks)('marks $label as active on $path', ({ label, path }) => {
    const page = getPage(path);
    const current = page.$('header nav[aria-label=Main] a[aria-current=page]').toArray();
    expect(current.map((link) => readText(page.$(link)))).toEqual([label]);
  });

  test('marks the inventory on the page of a vehicle, in the menu of phones, too', () => {
    const page = getPage(vehiclePath(vehicles[0]?.id ?? ''));
    const current = page.$('header nav a[aria-current]').toArray();
    expect(current.map((link) => page.$(link).attr('href'))).toEqual([inventoryPath, inventoryPath]);
    expect(current.map((link) => page.$(link).attr('aria-current'))).toEqual(['true', 'true']);
  });

  test('marks nothing on a page that is in no menu', () => {
    const page = getPage(policies[0]?.path ?? '');
    expect(page.$('header nav a[aria-current]')).toHaveLength(0);
  });
});

describe('every page', () => {
  /** The links of header and footer, by name and URL. */
  const listFrame = (page: (typeof pages)[number]) =>
    [...listLinks(page.$('header')), ...listLinks(page.$('footer'))].map(({ name, href }) => ({
      name,
      url: new URL(href, siteOrigin),
    }));

  test('has a request beside the call in the bar of phones, except for forms and thanks', () => {
    const withoutBar = [contactPath, fixedPages.fleet.path, fixedPages.tradeIn.path, thankYouPath];
    const wrong = pages.filter(({ path, $ }) => {
      const hrefs = $('.phone-bar a')
        .toArray()
        .map((link) => $(link).attr('href') ?? '');
      if (withoutBar.includes(path)) return hrefs.length > 0;
      const [request = '', call = ''] = hrefs;
      return hrefs.length !== 2 || !request.startsWith(`${contactPath}?`) || !call.startsWith('tel:');
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('has the same header and footer, but for what its links to the contact form fill in', () => {
    const describeFrame = (page: (typeof pages)[number]) =>
      JSON.stringify(
        listFrame(page).map(({ name, url }) => [name, url.pathname === contactPath ? contactPath : url.href]),
      );
    const expected = describeFrame(getPage('/'));
    expect(pages.filter((page) => describeFrame(page) !== expected).map((page) => page.path)).toEqual([]);
  });

  test.each([
    ['/services', getPageCopy('services').requestLabel, { interest: 'service' }],
    [
      '/rentals',
      getPageCopy('rentals').requestLabel,
      { interest: 'sales', ...(usualPlan ? { plan: usualPlan.id } : { wish: 'rental' }) },
    ],
    [inventoryPath, 'Get a quote', { interest: 'sales', wish: 'quote' }],
    [
      municipalities[0]?.path ?? '',
      'Get a quote',
      { interest: 'sales', town: municipalities[0]?.path, wish: 'quote' },
    ],
  ])('asks in the bar of phones for what %s is about: %s', (path, label, query) => {
    const bar = getPage(path).$('main ~ nav');
    const request = listLinks(bar).find(({ href }) => !href.startsWith('tel:'));
    expect(request?.name).toBe(label);
    const url = new URL(request?.href ?? '', siteOrigin);
    expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([contactPath, query]);
  });

  test('takes its cart, its service, its rentals or its town along to the contact form', () => {
    const wrong = pages.filter((page) => {
      const [, vehicle] = /^\/vehicles\/(.*)$/.exec(page.path) ?? [];
      const expected = {
        ...(vehicle !== undefined && { vehicle }),
        ...(page.path === '/rentals' && (usualPlan ? { plan: usualPlan.id } : { wish: 'rental' })),
        ...(municipalities.some(({ path }) => path === page.path) && { town: page.path }),
        ...(page.path === '/services' && { interest: 'service' }),
      };
      const contact = listFrame(page).filter(({ url }) => url.pathname === contactPath);
      return !contact.every(({ url }) =>
        Object.entries(expected).every(([name, value]) => url.searchParams.get(name) === value),
      );
    });
    expect(wrong.map((page) => page.path)).toEqual([]);
  });

  test('has a bar of phones that calls the dealer or a showroom, and may lead to the form before, unless it has a form or thanks for it', () => {
    const numbers = [dealer, ...dealer.showrooms].map(({ phone }) => `tel:${phone}`);
    const wrong = pages.filter((page) => {
      const hrefs = listLinks(page.$('#content ~ nav[aria-label="Get in touch"]')).map(({ href }) => href);
      if (page.$('form[action]').length > 0 || page.path === thankYouPath) return hrefs.length > 0;
      const requests = hrefs.slice(0, -1);
      return (
        requests.length > 1 ||
        requests.some((href) => new URL(href, siteOrigin).pathname !== contactPath) ||
        !numbers.includes(hrefs.at(-1) ?? '')
      );
    });
    expect(wrong.map((page) => page.path)).toEqual([]);
  });

  test('has the place for toasts, and the dealer in header and footer', () => {
    const wrong = pages.filter(
      (page) => page.$('#toasts').length !== 1 || page.$(`a[href="tel:${dealer.phone}"]`).length < 2,
    );
    expect(wrong.map((page) => page.path)).toEqual([]);
  });
});
