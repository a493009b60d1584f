import { describe, expect, test } from 'vitest';
import { findNearest } from '../../../src/features/places/distance.ts';
import { getContent } from '../../../src/content/site.ts';
import type { Municipality } from '../../../src/features/places/county.schema.ts';
import {
  findHero,
  findSection,
  getMain,
  listHeadings,
  listHourRows,
  listLinks,
  listPairs,
  listRows,
  readMainText,
  readText,
} from '../page-parts.ts';

const { counties, municipalities, dealer, pages } = getContent();

const showroomNames = dealer.showrooms.map(({ name }) => name);
const nearestTo = ({ coordinates }: Municipality) => findNearest(coordinates, dealer.showrooms).place;
const countyOf = (town: Municipality) => counties.find((county) => county.id === town.countyId);
const townsWhereNot = (isRight: (town: Municipality) => boolean) =>
  municipalities.filter((town) => !isRight(town)).map((town) => town.path);
/** The part under a heading that a template of the town pages names, with the town filled in. */
const findByTemplate = (town: Municipality, template: string) =>
  findSection(
    town.path,
    template.replaceAll('{{town.name}}', town.name).replaceAll('{{town.state}}', town.stateName),
  );

describe('every town page', () => {
  test('opens with the town, its state and the way to the nearest showroom', () => {
    const wrong = townsWhereNot((town) => {
      const text = readText(findHero(town.path));
      return (
        text.includes(` in ${town.name}, ${town.stateName}`) &&
        showroomNames.some((name) => text.includes(name))
      );
    });
    expect(wrong).toEqual([]);
  });

  test('has a promise for each benefit and a link for each service', () => {
    const wrong = townsWhereNot((town) => {
      const part = findByTemplate(town, pages.town.services.title);
      const titles = listHeadings(part, 'dt');
      const services = listLinks(part);
      return (
        titles.join() === pages.town.benefits.map(({ title }) => title).join() &&
        services.length === pages.town.services.items.length
      );
    });
    expect(wrong).toEqual([]);
  });

  test('gives telephone, e-mail, service area and the hours of phone and delivery', () => {
    const wrong = townsWhereNot((town) => {
      const part = findByTemplate(town, pages.town.contact.title);
      const hrefs = listLinks(part).map((link) => link.href);
      return (
        hrefs.includes(`tel:${nearestTo(town).phone}`) &&
        hrefs.includes(`mailto:${dealer.email}`) &&
        listPairs(part).some(
          ([label, value]) => label === pages.town.serviceArea.title && value.startsWith(town.name),
        ) &&
        readText(part.find('caption')) === dealer.hours.phoneAndDeliveryLabel &&
        JSON.stringify(listRows(part)) === JSON.stringify(listHourRows(dealer.hours.phoneAndDelivery))
      );
    });
    expect(wrong).toEqual([]);
  });

  test('embeds a map of the town, 400 pixels high', () => {
    const wrong = townsWhereNot((town) => {
      const frame = getMain(town.path).find('iframe');
      const query = `${town.name}, ${town.stateName}`;
      const url = new URL(frame.attr('data-map') ?? '', 'https://nowhere.example');
      return (
        frame.length === 1 &&
        url.origin === 'https://www.google.com' &&
        url.searchParams.get('q') === query &&
        url.searchParams.get('z') === String(pages.town.map.zoom) &&
        frame.attr('height') === '400' &&
        frame.attr('title') === `Map of ${query}`
      );
    });
    expect(wrong).toEqual([]);
  });

  test('marks itself on the map of its county', () => {
    const wrong = townsWhereNot((town) => {
      const map = getMain(town.path).find('svg[role=group]');
      const count = countyOf(town)?.municipalities.length;
      return (
        map.attr('aria-label') === `Map of ${countyOf(town)?.name} with ${count} towns` &&
        map.find(`a[href="${town.path}"]`).length === 1
      );
    });
    expect(wrong).toEqual([]);
  });

  test('links its county and the nearest towns', () => {
    const wrong = townsWhereNot((town) => {
      const part = findByTemplate(town, pages.town.neighbors.title);
      const near = listLinks(part.find('ul')).map((link) => link.href);
      return (
        near.length === pages.town.neighbors.count &&
        !near.includes(town.path) &&
        listLinks(part).at(-1)?.href === countyOf(town)?.path
      );
    });
    expect(wrong).toEqual([]);
  });

  test('closes with a call to action', () => {
    const wrong = townsWhereNot((town) => {
      const hrefs = listLinks(findByTemplate(town, pages.town.callToAction.title)).map((link) => link.href);
      return hrefs.join() === `tel:${nearestTo(town).phone},/contact`;
    });
    expect(wrong).toEqual([]);
  });

  test('prints the note of its entry', () => {
    expect(
      townsWhereNot((town) => town.note === undefined || readMainText(town.path).includes(town.note)),
    ).toEqual([]);
  });

  test('says something that no other town page says', () => {
    const texts = municipalities.map((town) =>
      readMainText(town.path)
        .replaceAll(town.name, '')
        .replaceAll(countyOf(town)?.name ?? '', ''),
    );
    expect(new Set(texts).size).toBe(municipalities.length);
  });
});
