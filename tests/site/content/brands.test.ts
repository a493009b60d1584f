import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { formatCount, formatUsd } from '../../../src/lib/format.ts';
import { vehiclePath } from '../../../src/lib/paths.ts';
import { summarizeSeries } from '../../../src/features/brands/series.ts';
import {
  findHero,
  findPart,
  findSection,
  listHeadings,
  listLines,
  listLinks,
  listPairs,
  readText,
} from '../page-parts.ts';

const { brands, dealer, vehicles } = getContent();

const brandsWithPage = brands.flatMap(({ id, name, page, series }) =>
  page ? [{ id, name, path: page.path, copy: page, summaries: summarizeSeries(series, id, vehicles) }] : [],
);

describe.each(brandsWithPage)('the page of $name', ({ id, path, copy, summaries }) => {
  test('opens with the inventory and a call button', () => {
    const hrefs = listLinks(findHero(path)).map((link) => link.href);
    expect(hrefs).toEqual(['/inventory', `tel:${dealer.phone}`]);
  });

  test('lists features', () => {
    const items = findSection(path, copy.features.title).find('li');
    expect(items).toHaveLength(copy.features.items.length);
  });

  test('shows its series in order', () => {
    const titles = summaries.map(({ series }) => series.title);
    expect(listHeadings(findSection(path, copy.seriesHeading.title), 'h3')).toEqual(titles);
  });

  test('shows the models of its lineup with seats, range, top speed, drive, View Details and Get Quote', () => {
    const section = findSection(path, copy.lineupHeading.title);
    const names = listHeadings(section, 'h3');
    expect(names).toHaveLength(copy.lineupVehicleIds.length);
    for (const name of names) {
      const card = findPart(section, name);
      const vehicle = vehicles.find((candidate) => candidate.fullName === name);
      expect(listPairs(card)).toEqual([
        ['Seats', String(vehicle?.seats)],
        ['Range', `${vehicle?.rangeMiles} miles`],
        ['Top speed', `${vehicle?.topSpeedMph} mph`],
        ['Drive', vehicle?.driveType],
      ]);
      const [details, quote] = listLinks(card);
      expect(details?.name).toMatch(/^View Details /);
      expect(details?.href).toBe(`/vehicles/${vehicle?.id}`);
      expect(quote?.name).toMatch(/^Get Quote /);
      expect(quote?.href).toMatch(/^\/contact(\?|$)/);
    }
  });

  test('leads on to the comparison and a test drive', () => {
    const links = listLinks(findSection(path, copy.lineupHeading.title));
    expect(links).toContainEqual({ name: 'Compare All Models', href: '/inventory' });
    expect(links).toContainEqual({ name: 'Schedule Test Drive', href: '/contact' });
  });

  test('says why to buy and closes with a call to action', () => {
    expect(listHeadings(findSection(path, copy.whyChoose.title), 'h3').length).toBeGreaterThan(0);
    const hrefs = listLinks(findSection(path, copy.callToAction.title)).map((link) => link.href);
    expect(hrefs).toEqual([`tel:${dealer.phone}`, '/contact']);
  });

  test('lists every cart of the brand that is in stock', () => {
    const listed = listLinks(findSection(path, copy.inStockHeading.title)).map((link) => link.href);
    const expected = vehicles.filter((record) => record.brandId === id && record.inStock);
    expect(listed).toEqual(expected.map((record) => `/vehicles/${record.id}`));
  });

  test.each(summaries)(
    'says from which price on $series.title is, and links at most three models, with the number of the others',
    ({ series, startingPriceUsd }) => {
      const card = findPart(findSection(path, copy.seriesHeading.title), series.title);
      expect(readText(card)).toContain(`From ${formatUsd(startingPriceUsd)} `);
      const models = vehicles.filter((record) => record.brandId === id && record.seriesId === series.id);
      const hrefs = listLinks(card).map((link) => link.href);
      expect(hrefs.length).toBe(Math.min(3, models.length));
      expect(hrefs.filter((href) => !models.some((model) => vehiclePath(model.id) === href))).toEqual([]);
      const notes = listLines(card).filter((line) => line.startsWith('+'));
      const more = models.length - hrefs.length;
      expect(notes).toEqual(more > 0 ? [`+${formatCount(more, 'more model')}`] : []);
    },
  );
});
