import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { formatUsd } from '../../../src/lib/site/format.ts';
import type { Vehicle } from '../../../src/schemas/vehicle.ts';
import { getPage } from '../built-site.ts';
import {
  findHero,
  findSection,
  getMain,
  listLines,
  listLinks,
  listPairs,
  readMainText,
  readText,
} from '../page-parts.ts';

const { dealer, getFigureNumber, pages, vehicles } = getContent();
const minimum = formatUsd(getFigureNumber('delivery-free-minimum-purchase'));

const pathOf = (vehicle: Vehicle) => `/vehicles/${vehicle.id}`;
const idsWhereNot = (isRight: (vehicle: Vehicle) => boolean) =>
  vehicles.filter((vehicle) => !isRight(vehicle)).map((vehicle) => vehicle.id);
const linksNamed = (vehicle: Vehicle, start: string) =>
  listLinks(getMain(pathOf(vehicle))).filter((link) => link.name.startsWith(start));

const labels: Record<string, string> = {
  seatingCapacity: 'Seats',
  topSpeed: 'Top speed',
  range: 'Range',
  batteryType: 'Battery',
  chargingTime: 'Charging time',
  payload: 'Payload',
  driveType: 'Drive',
};

describe('every vehicle page', () => {
  test('prints name, description, price, brand and seats', () => {
    const wrong = idsWhereNot((vehicle) => {
      const hero = findHero(pathOf(vehicle));
      const lines = listLines(hero);
      const price = vehicle.price.toLocaleString('en-US', {
        style: 'currency',
        currency: 'USD',
        maximumFractionDigits: 0,
      });
      return (
        readText(getPage(pathOf(vehicle)).$('h1')) === vehicle.name &&
        lines.includes(price) &&
        lines.includes(vehicle.description.replaceAll(/\s+/g, ' ').trim()) &&
        listPairs(hero).some(([label, value]) => label === 'Brand' && value === vehicle.brand) &&
        listPairs(hero).some(
          ([label, value]) => label === 'Seats' && value === String(vehicle.specifications.seatingCapacity),
        )
      );
    });
    expect(wrong).toEqual([]);
  });

  test('says NEW when new, else In Stock or Out of Stock, and only one of them', () => {
    const wrong = idsWhereNot((vehicle) => {
      const badge = vehicle.isNew ? 'NEW' : vehicle.inStock ? 'In Stock' : 'Out of Stock';
      const shown = listLines(findHero(pathOf(vehicle))).filter((line) =>
        ['NEW', 'In Stock', 'Out of Stock'].includes(line),
      );
      return shown.join() === badge;
    });
    expect(wrong).toEqual([]);
  });

  test('lists every specification as label and value', () => {
    const wrong = idsWhereNot((vehicle) => {
      const printed = listPairs(findSection(pathOf(vehicle), 'Specifications'));
      const expected = Object.entries(vehicle.specifications).map(([key, value]) => [
        labels[key] ?? key,
        String(value),
      ]);
      return JSON.stringify(printed.toSorted()) === JSON.stringify(expected.toSorted());
    });
    expect(wrong).toEqual([]);
  });

  test('lists every feature', () => {
    const wrong = idsWhereNot((vehicle) => {
      const lines = listLines(findSection(pathOf(vehicle), 'Features'));
      return vehicle.features.every((feature) => lines.includes(feature));
    });
    expect(wrong).toEqual([]);
  });

  test('shows a picture with words for those who do not see it', () => {
    expect(
      idsWhereNot((vehicle) => (getMain(pathOf(vehicle)).find('img').first().attr('alt') ?? '') !== ''),
    ).toEqual([]);
  });

  test.each([
    ['Schedule Test Drive', `tel:${dealer.phone}`],
    ['Get Financing Quote', dealer.financingUrl],
    ['Contact Sales Team', `tel:${dealer.phone}`],
    ['Back to Inventory', '/inventory'],
    ['View More Vehicles', '/inventory'],
  ])('has the action %s, which leads to %s', (name, href) => {
    const wrong = idsWhereNot((vehicle) => {
      const links = linksNamed(vehicle, name);
      return links.length > 0 && links.every((link) => link.href === href);
    });
    expect(wrong).toEqual([]);
  });

  test('opens the financing quote and the specifications elsewhere in a new tab', () => {
    const wrong = idsWhereNot((vehicle) =>
      [dealer.financingUrl, vehicle.externalUrl].every((url) => {
        const link = getMain(pathOf(vehicle)).find(`a[href="${url}"]`);
        return url === undefined || (link.attr('target') === '_blank' && link.attr('rel') === 'noopener');
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('links the full specifications elsewhere only where there are any', () => {
    const name = 'View Vehicle Details and Full Specifications';
    const wrong = idsWhereNot((vehicle) => {
      const hrefs = linksNamed(vehicle, name).map((link) => link.href);
      return hrefs.join() === (vehicle.externalUrl ?? '');
    });
    expect(wrong).toEqual([]);
  });

  test('prints delivery and returns with their conditions', () => {
    const wrong = idsWhereNot((vehicle) => {
      const text = readMainText(pathOf(vehicle));
      return text.includes(minimum) && text.includes('Returns');
    });
    expect(wrong).toEqual([]);
  });

  test('leads, where it is sold out, with similar ones that are in stock', () => {
    const wrong = idsWhereNot((vehicle) => {
      const headings = getMain(pathOf(vehicle))
        .find('h2')
        .toArray()
        .map((heading) => readText(getPage(pathOf(vehicle)).$(heading)));
      return vehicle.inStock || headings[0] === pages.vehicle.similarInStock.title;
    });
    expect(wrong).toEqual([]);
  });

  test('suggests three others in stock', () => {
    const wrong = idsWhereNot((vehicle) => {
      const title = vehicle.inStock ? pages.vehicle.related.title : pages.vehicle.similarInStock.title;
      const paths = listLinks(findSection(pathOf(vehicle), title)).map((link) => link.href);
      const others = vehicles.filter(
        (other) => other.id !== vehicle.id && other.inStock && paths.includes(pathOf(other)),
      );
      return others.length === 3;
    });
    expect(wrong).toEqual([]);
  });
});
