import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { formatPhone, formatUsd } from '../../../src/lib/format.ts';
import { describeOpeningHours } from '../../../src/features/dealer/opening-hours.ts';
import { vehiclePath } from '../../../src/lib/paths.ts';
import { toApiVehicle } from '../../../src/features/vehicles/api-vehicle.ts';
import { roadClassLabels, roadLabel } from '../../../src/features/vehicles/vehicle-labels.ts';
import type { Vehicle } from '../../../src/features/vehicles/vehicle.ts';
import { getPage } from '../built-site.ts';
import {
  findHero,
  findSection,
  getMain,
  listHeadings,
  listLines,
  listLinks,
  listPairs,
  readMainText,
  readText,
} from '../page-parts.ts';

const { dealer, getFigureNumber, getVehicle, pages, stateLaws, vehicles } = getContent();
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
      const price = vehicle.priceUsd.toLocaleString('en-US', {
        style: 'currency',
        currency: 'USD',
        maximumFractionDigits: 0,
      });
      return (
        readText(getPage(pathOf(vehicle)).$('h1')) === vehicle.fullName &&
        lines.includes(price) &&
        lines.includes(vehicle.description.replaceAll(/\s+/g, ' ').trim()) &&
        listPairs(hero).some(([label, value]) => label === 'Brand' && value === vehicle.brandName) &&
        listPairs(hero).some(([label, value]) => label === 'Seats' && value === String(vehicle.seats))
      );
    });
    expect(wrong).toEqual([]);
  });

  test('says NEW when new, and Out of Stock when it is so, else In Stock', () => {
    const wrong = idsWhereNot((vehicle) => {
      const stock = vehicle.inStock ? 'In Stock' : 'Out of Stock';
      const badges = vehicle.condition === 'new' ? ['NEW', ...(vehicle.inStock ? [] : [stock])] : [stock];
      const shown = listLines(findHero(pathOf(vehicle))).filter((line) =>
        /^(NEW|In Stock|Out of Stock)( Out of Stock)?$/.test(line),
      );
      return shown.join() === badges.join(' ');
    });
    expect(wrong).toEqual([]);
  });

  test('lists every specification as label and value', () => {
    const wrong = idsWhereNot((vehicle) => {
      const printed = listPairs(findSection(pathOf(vehicle), 'Specifications'));
      const expected = Object.entries(toApiVehicle(vehicle).specifications).map(([key, value]) => [
        labels[key] ?? key,
        String(value),
      ]);
      if (vehicle.color) expected.push(['Color', vehicle.color]);
      expected.push([roadLabel, vehicle.roadClass ? roadClassLabels[vehicle.roadClass] : 'Ask us']);
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

  test('says whether it may drive on the road, with what makes it so and the law of every state', () => {
    const { road } = pages.vehicle;
    const answers = {
      'low-speed-vehicle': road.lowSpeedVehicle,
      'golf-cart': road.golfCart,
      'off-road': road.offRoad,
    };
    const wrong = idsWhereNot(({ id, roadClass }) => {
      const text = readText(findSection(vehiclePath(id), road.title));
      const { roadClassSource = '' } = getVehicle(id);
      return [
        roadClass ? answers[roadClass] : road.unknown,
        roadClassSource,
        ...stateLaws.map(({ answer }) => answer),
      ].every((words) => text.includes(words.replaceAll(/\s+/g, ' ').trim()));
    });
    expect(wrong).toEqual([]);
  });

  test('opens, where it is used, with the condition report, faults included', () => {
    const { title } = pages.vehicle.conditionReport;
    const wrong = idsWhereNot(({ id, inStock }) => {
      const record = getVehicle(id);
      const report = record.condition === 'used' ? record.conditionReport : undefined;
      const headings = listHeadings(getMain(vehiclePath(id)), 'h2');
      if (!report) return !headings.includes(title);
      const text = readText(findSection(vehiclePath(id), title));
      const { batteryTest, tires, brakes, knownFaults, comesWith } = report;
      const lines = [batteryTest, tires, brakes, ...knownFaults, ...comesWith];
      return headings.indexOf(title) === (inStock ? 0 : 1) && lines.every((line) => text.includes(line));
    });
    expect(wrong).toEqual([]);
  });

  test('says, while it can be bought, at which showroom it stands, with hours and number', () => {
    const wrong = idsWhereNot(({ id, inStock }) => {
      const { standsAt } = getVehicle(id);
      const showroom = dealer.showrooms.find((room) => room.id === standsAt?.showroomId);
      const shown = listPairs(findHero(vehiclePath(id))).find(([label]) => label === 'See it at')?.[1];
      if (!showroom || !inStock) return shown === undefined;
      return [showroom.name, describeOpeningHours(dealer.hours.showroom), formatPhone(showroom.phone)].every(
        (words) => shown?.includes(words),
      );
    });
    expect(wrong).toEqual([]);
  });

  test('says first, where it is sold out, that it is, and offers word when one comes in', () => {
    const wrong = idsWhereNot(({ id, inStock }) => {
      const lines = listLines(findHero(vehiclePath(id)));
      const links = listLinks(findHero(vehiclePath(id))).map(({ name }) => name);
      if (inStock) return !lines.includes(pages.vehicle.outOfStock.title);
      return (
        lines[0] === pages.vehicle.outOfStock.title &&
        links[0] === 'Tell me when one comes in' &&
        !links.some((name) => name.startsWith('Schedule Test Drive'))
      );
    });
    expect(wrong).toEqual([]);
  });
});
