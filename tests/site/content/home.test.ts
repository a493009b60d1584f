import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { formatUsd } from '../../../src/lib/format.ts';
import { contactPathFor, vehiclePath } from '../../../src/lib/paths.ts';
import { findBrandPath } from '../../../src/features/brands/brand-vehicles.ts';
import {
  findHero,
  findPart,
  findSection,
  getMain,
  listHeadings,
  listLinks,
  listPairs,
  readText,
} from '../page-parts.ts';

const { brands, dealer, featuredCarts, findMunicipality, getCounty, getVehicle, reviews, pages, vehicles } =
  getContent();

const copy = pages.home;
const shownCounty = getCounty(copy.municipalities.countyId);

describe('the home page', () => {
  test('opens with the inventory and a call button', () => {
    const hrefs = listLinks(findHero('/')).map((link) => link.href);
    expect(hrefs).toEqual(expect.arrayContaining(['/inventory', `tel:${dealer.phone}`]));
  });

  test('claims what the data claims', () => {
    const pairs = listPairs(getMain('/'));
    for (const { figure, label } of copy.facts) expect(pairs).toContainEqual([label, figure]);
  });

  test('gives its reasons, and the credit condition beside each that names a rate', () => {
    const section = findSection('/', copy.whyChoose.title);
    const titles = copy.whyChoose.cards.map(({ title }) => title);
    expect(listHeadings(section, 'h3')).toEqual(titles);
    for (const title of titles.filter((text) => text.includes('%'))) {
      expect(readText(findPart(section, title))).toContain(dealer.creditCondition);
    }
  });

  test('names every brand, leads to its page, its carts or the form, and says what is promised for all', () => {
    const section = findSection('/', copy.brands.title);
    expect(listHeadings(section, 'h3').toSorted()).toEqual(brands.map(({ name }) => name).toSorted());
    const links = brands.map((brand) => {
      const href = findBrandPath(brand, vehicles);
      return href
        ? { name: brand.name, href }
        : { name: `Ask us about ${brand.name}`, href: contactPathFor('sales') };
    });
    expect(listLinks(section)).toEqual(links);
    for (const promise of copy.brands.items) expect(readText(section)).toContain(promise);
  });

  test.each(featuredCarts)(
    'features $vehicleId as new, at its price with all accessories',
    ({ vehicleId, accessories }) => {
      const section = findSection('/', copy.featured.title);
      expect(listHeadings(section, 'h3')).toHaveLength(featuredCarts.length);
      const card = section.find(`a[href="${vehiclePath(vehicleId)}"]`).closest('li');
      const usd = accessories.reduce((sum, { priceUsd }) => sum + priceUsd, getVehicle(vehicleId).priceUsd);
      expect(readText(card)).toMatch(/^NEW /);
      expect(readText(card)).toContain(formatUsd(usd));
      const printed = card
        .find('dd')
        .toArray()
        .map((element) => readText(card.find(element)));
      expect(printed).toEqual(accessories.map(({ priceUsd }) => formatUsd(priceUsd)));
    },
  );

  test.each(featuredCarts)(
    'says on the card of $vehicleId what its price stands for, and shows the extras or says that it does not',
    ({ vehicleId, accessories, picture }) => {
      const link = findSection('/', copy.featured.title).find(`a[href="${vehiclePath(vehicleId)}"]`);
      const text = readText(link.closest('li'));
      const { shownLabel, equippedLabel, pictureNote } = copy.featured;
      const label = picture ? shownLabel : equippedLabel;
      expect(text).toContain(accessories.length > 0 ? label : 'list price');
      expect(text.includes(pictureNote)).toBe(accessories.length > 0 && !picture);
      const alt = link.closest('li').find('img').attr('alt')?.toLowerCase();
      if (picture) for (const { name } of accessories) expect(alt).toContain(name.toLowerCase());
    },
  );

  test('shows a map beside the text about the dealer', () => {
    const frame = getMain('/').find('iframe');
    expect(frame).toHaveLength(1);
    expect(frame.attr('title')).toBe(`Map of ${copy.about.mapQuery}`);
    expect(readText(frame.closest('section'))).toContain(copy.about.title);
  });

  test('counts the towns of one county, links the first, and leads to all of them', () => {
    const section = findSection('/', copy.municipalities.title);
    const towns = shownCounty.municipalities.slice(0, copy.municipalities.gridSize);
    expect(readText(section)).toContain(
      copy.municipalities.lead?.replace('{{count}}', String(shownCounty.municipalities.length)),
    );
    expect(listLinks(section)).toEqual([
      ...towns.map(({ name, path }) => ({ name, href: path })),
      { name: copy.municipalities.linkLabel, href: shownCounty.path },
    ]);
  });

  test('has a card for each area', () => {
    expect(listLinks(findSection('/', copy.areas.title))).toEqual(
      copy.areas.cards.map(({ path }) => ({ name: findMunicipality(path)?.name, href: path })),
    );
  });

  test('ends with a contact block', () => {
    const hrefs = listLinks(findSection('/', copy.contact.title)).map((link) => link.href);
    expect(hrefs).toEqual([`tel:${dealer.phone}`, '/contact']);
  });

  test('has a chapter each for renting and service, with a picture and a link', () => {
    for (const [{ title, linkLabel }, href] of [
      [copy.rent, '/rentals'],
      [copy.service, '/services'],
    ] as const) {
      const chapter = findSection('/', title);
      expect(listLinks(chapter)).toEqual([{ name: linkLabel, href }]);
      expect(chapter.find('img').attr('alt')).toBeTruthy();
    }
    expect(readText(findSection('/', copy.rent.title))).not.toContain('{{');
  });

  test('links the towns at the shore, and their county, before the grid of the other county', () => {
    const county = getCounty(copy.shore.countyId);
    const links = listLinks(findSection('/', copy.shore.title));
    const towns = county.municipalities.filter(({ setting }) => setting === 'ocean' || setting === 'bay');
    expect(links).toEqual([
      ...towns.map(({ name, path }) => ({ name, href: path })),
      { name: copy.shore.linkLabel, href: county.path },
    ]);
    const titles = listHeadings(getMain('/'), 'h2');
    expect(titles.indexOf(copy.shore.title)).toBeLessThan(titles.indexOf(copy.municipalities.title));
  });

  test('shows a picture for each brand', () => {
    const section = findSection('/', copy.brands.title);
    expect(section.find('h3').closest('li').has('img')).toHaveLength(brands.length);
  });

  test('shows every review', () => {
    const text = readText(findSection('/', copy.reviews.title));
    expect(reviews.filter((review) => !text.includes(review.headline))).toEqual([]);
  });

  test('shows both averages beside the reviews, for the dealer and for the carts, samples with a label', () => {
    const text = readText(findSection('/', copy.reviews.title));
    const { ratings } = dealer;
    expect(text).toContain(`${ratings.dealer.toFixed(1)} of 5 for the dealer`);
    expect(text).toContain(`${ratings.products.toFixed(1)} of 5 for our carts`);
    const areSamples = reviews.some(({ sample }) => sample) || ratings.sample === true;
    expect(text.includes('Sample reviews and ratings')).toBe(areSamples);
  });
});
