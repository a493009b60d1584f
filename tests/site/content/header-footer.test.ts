import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { describeOpeningHours, listOpeningHours } from '../../../src/features/dealer/opening-hours.ts';
import type { Link } from '../../../src/schemas/section.schema.ts';
import { contactPath, contactPathFor, inventoryPath, listPath, vehiclePath } from '../../../src/lib/paths.ts';
import { getPage, pages, siteOrigin } from '../built-site.ts';
import { listHeadings, listLinks, readText } from '../page-parts.ts';

const {
  brands,
  counties,
  lists,
  locationLinks,
  municipalities,
  dealer,
  navigation,
  policies,
  townList,
  vehicles,
} = getContent();

const { $ } = getPage('/');
const asLinks = (links: readonly Link[]) => links.map(({ label, path }) => ({ name: label, href: path }));
const mainLinks = asLinks(navigation.main);
const locations = asLinks(locationLinks);
const aboutLinks = asLinks(navigation.about);
const countyLinks = counties.map(({ name, path }) => ({ name, href: path }));

describe('the header', () => {
  test('has its links and the menus Locations and About', () => {
    const nav = $('header nav[aria-label=Main]');
    expect(listLinks(nav)).toEqual([...mainLinks, ...locations, ...aboutLinks]);
    const menus = nav
      .find('details')
      .toArray()
      .map((menu) => $(menu));
    expect(menus.map((menu) => readText(menu.find('summary')))).toEqual(['Locations', 'About']);
    expect(menus.map((menu) => listLinks(menu))).toEqual([locations, aboutLinks]);
  });

  test('dials the dealer with Call Now', () => {
    const call = listLinks($('header')).find((link) => link.name.startsWith('Call Now'));
    expect(call?.href).toBe(`tel:${dealer.phone}`);
  });

  test('says when the showrooms are open, on wide screens and in the menu of phones', () => {
    const hours = describeOpeningHours(dealer.hours.showroom);
    expect(readText($('header > p'))).toContain(hours);
    expect(readText($('header nav[aria-label=Menu] p'))).toContain(hours);
  });

  test('adds the counties to the menu of phones', () => {
    const nav = $('header nav[aria-label=Menu]');
    expect(listHeadings(nav, 'h2')).toEqual(['Pages', 'Locations', 'Counties', 'About']);
    expect(listLinks(nav)).toEqual([...mainLinks, ...locations, ...countyLinks, ...aboutLinks]);
  });

  test.each([...mainLinks, ...locations, ...aboutLinks])(
    'marks $name as active on $href',
    ({ name, href }) => {
      const page = getPage(href);
      const current = page.$('header nav[aria-label=Main] a[aria-current=page]').toArray();
      expect(current.map((link) => readText(page.$(link)))).toEqual([name]);
    },
  );

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

describe('the footer', () => {
  const links = listLinks($('footer'));

  test.each([
    ['the brands', brands.flatMap(({ page }) => page?.path ?? [])],
    ['the legal pages', navigation.footer.legal.map(({ path }) => path)],
    ['every policy', policies.map((policy) => policy.path)],
    ['every county', counties.map((county) => county.path)],
    ['every list of carts', lists.map(({ id }) => listPath(id))],
    ['the e-mail address', [`mailto:${dealer.email}`]],
  ])('links %s', (_name, expected) => {
    const hrefs = links.map((link) => link.href);
    expect(expected.filter((href) => !hrefs.includes(href))).toEqual([]);
  });

  test('links the external financing site in a new tab', () => {
    const link = $(`footer a[href="${dealer.financingUrl}"]`);
    expect(link.attr('target')).toBe('_blank');
    expect(new URL(dealer.financingUrl).origin).not.toBe(dealer.url);
  });

  test('links "{name} Golf Carts" once for every town of its state, and says how many there are', () => {
    const expected = municipalities
      // A town that lies in two counties has a page in each; the second names the first.
      .filter((town) => town.state === navigation.footer.townsState && town.canonicalPath === undefined)
      .map(({ name, path }) => ({ name: `${name} Golf Carts`, href: path }));
    expect(links.filter((link) => link.name.endsWith(' Golf Carts'))).toEqual(expected);
    expect(readText($('footer'))).toContain(`${townList.stateName} towns we serve (${expected.length})`);
  });

  test('prints the hours of the showrooms', () => {
    const text = readText($('footer'));
    for (const { days, time } of listOpeningHours(dealer.hours.showroom)) {
      expect(text).toContain(`${days}: ${time}`);
    }
  });
});

describe('every page', () => {
  test('has the same header and footer, but that the page of a cart takes it along to the contact form', () => {
    const describeFrame = (page: (typeof pages)[number]) => {
      const [, vehicle] = /^\/vehicles\/(.*)$/.exec(page.path) ?? [];
      const links = [...listLinks(page.$('header')), ...listLinks(page.$('footer'))];
      return JSON.stringify(
        links.map(({ name, href }) => {
          const url = new URL(href, siteOrigin);
          if (vehicle === undefined || url.pathname !== contactPath) return { name, href };
          const carried = url.searchParams.get('vehicle') === vehicle;
          return {
            name,
            href: carried ? (name === 'Contact' ? contactPath : contactPathFor('sales')) : 'without',
          };
        }),
      );
    };
    const expected = describeFrame(getPage('/'));
    expect(pages.filter((page) => describeFrame(page) !== expected).map((page) => page.path)).toEqual([]);
  });

  test('has a bar of phones whose second way leads on: to the form, and from the form to e-mail', () => {
    const wrong = pages.filter((page) => {
      const [, second] = listLinks(page.$('#content ~ nav').has(`a[href="tel:${dealer.phone}"]`));
      const isForm = page.path === contactPath;
      return !second?.href.startsWith(isForm ? `mailto:${dealer.email}` : `${contactPath}?`);
    });
    expect(wrong.map((page) => page.path)).toEqual([]);
  });

  test('has the bar of phones and the place for toasts', () => {
    const wrong = pages.filter(
      (page) => page.$('#toasts').length !== 1 || page.$(`a[href="tel:${dealer.phone}"]`).length < 3,
    );
    expect(wrong.map((page) => page.path)).toEqual([]);
  });
});
