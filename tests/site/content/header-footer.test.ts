import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { describeOpeningHours } from '../../../src/lib/site/opening-hours.ts';
import { getPage, pages } from '../built-site.ts';
import { listHeadings, listLinks, readText } from '../page-parts.ts';

const { counties, municipalities, dealer, policies } = getContent();

const { $ } = getPage('/');
const mainLinks = [
  { name: 'Home', href: '/' },
  { name: 'Inventory', href: '/inventory' },
  { name: 'Rentals', href: '/rentals' },
  { name: 'Services', href: '/services' },
  { name: 'Showroom', href: '/showroom' },
  { name: 'Contact', href: '/contact' },
];
const locationLinks = [
  { name: 'Camden City', href: '/camden-city-golf-carts' },
  { name: 'Cherry Hill Township', href: '/cherry-hill-golf-carts' },
  { name: 'Gloucester Township', href: '/gloucester-township-golf-carts' },
];
const aboutLinks = [
  { name: 'About', href: '/about' },
  { name: 'Financing', href: '/financing' },
  { name: 'Eco-Impact Calculator', href: '/eco-impact' },
];
const countyLinks = counties.map(({ name, path }) => ({ name, href: path }));

describe('the header', () => {
  test('has six links and the menus Locations and About', () => {
    const nav = $('header nav[aria-label=Main]');
    expect(listLinks(nav)).toEqual([...mainLinks, ...locationLinks, ...aboutLinks]);
    const menus = nav
      .find('details')
      .toArray()
      .map((menu) => $(menu));
    expect(menus.map((menu) => readText(menu.find('summary')))).toEqual(['Locations', 'About']);
    expect(menus.map((menu) => listLinks(menu))).toEqual([locationLinks, aboutLinks]);
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
    expect(listLinks(nav)).toEqual([...mainLinks, ...locationLinks, ...countyLinks, ...aboutLinks]);
  });

  test.each([
    ['/', ['Home']],
    ['/inventory', ['Inventory']],
    ['/contact', ['Contact']],
    ['/financing', ['Financing']],
    ['/cherry-hill-golf-carts', ['Cherry Hill Township']],
    ['/policies/rental-policy', []],
  ])('marks on %s the active link: %s', (path, names) => {
    const page = getPage(path);
    const current = page.$('header nav[aria-label=Main] a[aria-current=page]').toArray();
    expect(current.map((link) => readText(page.$(link)))).toEqual(names);
  });
});

describe('the footer', () => {
  const links = listLinks($('footer'));

  test.each([
    ['the brands', ['/denago', '/evolution']],
    ['the legal pages', ['/privacy', '/terms']],
    ['every policy', policies.map((policy) => policy.path)],
    ['every county', counties.map((county) => county.path)],
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

  test('links "{name} Golf Carts" once for every town of Delaware, and says how many there are', () => {
    const expected = municipalities
      // A town that lies in two counties has a page in each; the second names the first.
      .filter((town) => town.state === 'DE' && town.canonicalPath === undefined)
      .map(({ name, path }) => ({ name: `${name} Golf Carts`, href: path }));
    expect(links.filter((link) => link.name.endsWith(' Golf Carts'))).toEqual(expected);
    expect(readText($('footer'))).toContain(`Delaware towns we serve (${expected.length})`);
  });

  test('prints the hours of the showrooms', () => {
    const text = readText($('footer'));
    expect(text).toContain('Mon-Sat: 9AM-5PM');
    expect(text).toContain('Sun: Closed');
  });
});

describe('every page', () => {
  test('has the same header and footer', () => {
    const describeFrame = (page: (typeof pages)[number]) =>
      JSON.stringify([listLinks(page.$('header')), listLinks(page.$('footer'))]);
    const expected = describeFrame(getPage('/'));
    expect(pages.filter((page) => describeFrame(page) !== expected).map((page) => page.path)).toEqual([]);
  });

  test('has the bar of phones and the place for toasts', () => {
    const wrong = pages.filter(
      (page) => page.$('#toasts').length !== 1 || page.$(`a[href="tel:${dealer.phone}"]`).length < 3,
    );
    expect(wrong.map((page) => page.path)).toEqual([]);
  });
});
