import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { formatCount } from '../../../src/lib/format.ts';
import { vehiclePath } from '../../../src/lib/paths.ts';
import { describeUsedVehicle } from '../../../src/features/vehicles/vehicle-labels.ts';
import { getMain, listLines, listLinks, readMainText, readText } from '../page-parts.ts';

const { featuredCarts, pages, priceCopy, vehicles } = getContent();
const { filters } = pages.inventory;

const main = getMain('/inventory');

/** Values of the choices under a label, in order. */
function listChoices(label: string): (string | undefined)[] {
  return main
    .find('label:has(select)')
    .filter((_, element) => readText(main.find(element).children('span')) === label)
    .find('option')
    .toArray()
    .map((option) => main.find(option).attr('value'));
}

describe('the inventory page', () => {
  test('shows every vehicle without a script', () => {
    const paths = listLinks(main).map((link) => link.href);
    expect(vehicles.map(({ id }) => `/vehicles/${id}`).filter((path) => !paths.includes(path))).toEqual([]);
    expect(main.find('article')).toHaveLength(vehicles.length);
  });

  test('marks exactly the new ones with NEW', () => {
    const marked = main
      .find('article')
      .toArray()
      .filter((card) => readText(main.find(card)).startsWith('NEW '))
      .map((card) => main.find(card).find('a').attr('href'));
    const expected = vehicles
      .filter((vehicle) => vehicle.condition === 'new')
      .map(({ id }) => `/vehicles/${id}`);
    expect(marked.toSorted()).toEqual(expected.toSorted());
  });

  test('says on the card of each one that is out of stock that it is so, beside NEW where it is new', () => {
    const marked = main
      .find('article')
      .toArray()
      .filter((card) => /^(NEW )?Out of Stock /.test(readText(main.find(card))))
      .map((card) => main.find(card).find('a').attr('href'));
    const expected = vehicles.filter((vehicle) => !vehicle.inStock).map(({ id }) => `/vehicles/${id}`);
    expect(marked.toSorted()).toEqual(expected.toSorted());
  });

  test('starts with the featured carts of the home page, in their order', () => {
    const first = main
      .find('article a')
      .toArray()
      .slice(0, featuredCarts.length)
      .map((link) => main.find(link).attr('href'));
    expect(first).toEqual(featuredCarts.map(({ vehicleId }) => vehiclePath(vehicleId)));
  });

  test('prints the price of each card', () => {
    const wrong = vehicles.filter((vehicle) => {
      const card = main.find(`a[href="/vehicles/${vehicle.id}"]`).closest('article');
      return !listLines(card).some((line) => line === `$${vehicle.priceUsd.toLocaleString('en-US')}`);
    });
    expect(wrong.map((vehicle) => vehicle.id)).toEqual([]);
  });

  test('says of each used cart its year, battery, hours and warranty', () => {
    const wrong = vehicles.filter((vehicle) => {
      const card = main.find(`a[href="/vehicles/${vehicle.id}"]`).closest('article');
      const facts = describeUsedVehicle(vehicle);
      return facts !== undefined && !listLines(card).includes(facts);
    });
    expect(wrong.map((vehicle) => vehicle.id)).toEqual([]);
  });

  test('gives each card its first picture, or a placeholder', () => {
    const wrong = vehicles.filter((vehicle) => {
      const src =
        main.find(`a[href="/vehicles/${vehicle.id}"]`).closest('article').find('img').attr('src') ?? '';
      return !src.startsWith(vehicle.pictureCount > 0 ? `/pictures/${vehicle.id}-1-` : '/drawings/');
    });
    expect(wrong.map((vehicle) => vehicle.id)).toEqual([]);
  });

  test.each([
    ['Brand', filters.brand],
    ['Category', filters.category],
    ['Price', filters.price],
  ])('offers the given choices first: %s', (label, given) => {
    expect(listChoices(label).slice(0, given.length)).toEqual(given.map(({ value }) => value));
  });

  test('has a search field', () => {
    expect(main.find('input[type=search]')).toHaveLength(1);
  });

  test('counts the vehicles', () => {
    expect(readText(main.find('[role=status]'))).toContain(formatCount(vehicles.length, 'vehicle'));
  });

  test('leads to the contact page and says what the prices hold', () => {
    expect(listLinks(main).map((link) => link.href)).toContain('/contact');
    expect(readMainText('/inventory')).toContain(priceCopy.line);
  });
});
