// Distances and prices on the page of every town, done once more from the records alone and by another formula.
import { describe, expect, test } from 'vitest';
import {
  getDealer,
  getFigureNumber,
  getPageCopy,
  getRentalCatalog,
  getRentalGroups,
  getTownFacts,
  getTowns,
  getVehicles,
} from '../../../src/content/site.ts';
import { buildTownPage } from '../../../src/features/places/town-page.ts';
import { findRental } from '../../../src/features/rentals/rental-catalog.ts';
import type { Coordinates } from '../../../src/schemas/fields.ts';
import {
  findHero,
  findSection,
  listHeadings,
  listLines,
  listLinks,
  listPairs,
  readMainText,
  readText,
} from '../page-parts.ts';
import { getPage } from '../built-site.ts';

const dealer = getDealer();
const municipalities = getTowns();
const rentalGroups = getRentalGroups();
const vehicles = getVehicles();
const catalog = getRentalCatalog();
const included = getFigureNumber('delivery-rental-included-miles');
const freeFromUsd = getFigureNumber('delivery-free-minimum-purchase');
const perMile = getFigureNumber('delivery-rental-per-mile');
type Town = (typeof municipalities)[number];

/** Straight-line miles, by the angle between two vectors; the site uses the haversine formula. */
function measure(from: Coordinates, to: Coordinates): number {
  const [a, b] = [from, to].map(({ lat, lng }) => {
    const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)] as const;
  });
  if (!a || !b) throw new Error('two points are needed');
  const cross = Math.hypot(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]);
  // Mean radius of the Earth: 6371.0088 km of 1.609344 km a mile.
  return Math.atan2(cross, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) * (6371.0088 / 1.609344);
}

/** Whether a text names a distance, to a tenth of a mile. */
function names(text: string, miles: number): boolean {
  const printed = Number(/(\d+\.\d) mi(les)?\b/.exec(text)?.[1]);
  return Math.abs(printed - miles) <= 0.1;
}

const plans = rentalGroups.flatMap((group) => group.plans.map((plan) => ({ group: group.title, ...plan })));
const fewestDays = Math.min(...plans.map(({ days }) => days));
const lowestUsd = Math.min(
  ...plans.filter(({ days }) => days === fewestDays).map(({ priceUsd }) => priceUsd),
);

/** What the town's page has to say. */
const expected = municipalities.map((town) => {
  const [nearest] = dealer.showrooms
    .map((showroom) => ({ showroom, miles: measure(town.coordinates, showroom.coordinates) }))
    .toSorted((a, b) => a.miles - b.miles);
  if (!nearest) throw new Error('there is no showroom');
  const delivery = Math.max(0, Math.floor(nearest.miles - included)) * perMile;
  return { town, ...nearest, delivery, answers: new Map(listPairs(findHero(town.path))) };
});
type Expected = (typeof expected)[number];
const pathsWhereNot = (isRight: (one: Expected) => boolean) =>
  expected.filter((one) => !isRight(one)).map(({ town }) => town.path);
const rentalOf = (town: Town) =>
  findSection(town.path, getPageCopy('town').rental.title.replaceAll('{{town.name}}', town.name));

describe('the page of every town', () => {
  test('names the nearest showroom on the first screen, and the way to a tenth of a mile', () => {
    const { label } = getPageCopy('town').answers.showroom;
    const wrong = pathsWhereNot(({ answers, showroom, miles }) => {
      const answer = answers.get(label) ?? '';
      return answer.includes(showroom.name) && names(answer, miles);
    });
    expect(wrong).toEqual([]);
  });

  test('says on the first screen what the shortest rental costs at the door', () => {
    const { label } = getPageCopy('town').answers.rental;
    const wrong = pathsWhereNot(({ answers, delivery }) =>
      (answers.get(label) ?? '').includes(`$${(lowestUsd + delivery).toLocaleString('en-US')}`),
    );
    expect(wrong).toEqual([]);
  });

  test('names the nearest towns and how far they are', () => {
    const wrong = pathsWhereNot(({ town }) => {
      // The second page of one place keeps to its county, and no page names another's second page.
      const isSecond = town.canonicalPath !== undefined;
      const others = municipalities
        .filter(
          (other) => other.canonicalPath === undefined && (!isSecond || other.countyId === town.countyId),
        )
        .filter((other) => other.path !== (town.canonicalPath ?? town.path))
        .map((other) => ({ ...other, miles: measure(town.coordinates, other.coordinates) }))
        .toSorted((a, b) => a.miles - b.miles)
        .slice(0, getPageCopy('town').neighbors.count);
      const title = getPageCopy('town').neighbors.title.replaceAll('{{town.name}}', town.name);
      const links = listLinks(findSection(town.path, title).find('ul'));
      return (
        links.map(({ href }) => href).join() === others.map(({ path }) => path).join() &&
        others.every(({ miles }, index) => names(links[index]?.name ?? '', miles))
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('what a rental costs at the door', () => {
  test('is right for every plan of every cart in every town, and leads to the form, which has the same sums', () => {
    const wrong = pathsWhereNot(({ town, delivery }) => {
      const links = listLinks(rentalOf(town)).map(({ name, href }) => {
        const params = new URL(href, 'https://nowhere.example').searchParams;
        const rental = findRental(catalog, params.get('plan') ?? '', params.get('town') ?? '');
        return JSON.stringify([name, rental?.plan, rental?.town, rental?.priceUsd, rental?.deliveryUsd]);
      });
      return plans.every(({ group, title, priceUsd }) => {
        const total = `$${(priceUsd + delivery).toLocaleString('en-US')}`;
        const name = `${total} (${group}, ${title}: request)`;
        return links.includes(JSON.stringify([name, `${group} ${title}`, town.name, priceUsd, delivery]));
      });
    });
    expect(wrong).toEqual([]);
  });

  test('stands beside the refundable deposits', () => {
    const deposits = rentalGroups.map(({ depositFigureId }) => `$${getFigureNumber(depositFigureId)}`);
    const row = `${getPageCopy('town').rental.depositLabel} ${deposits.join(' ')}`;
    expect(pathsWhereNot(({ town }) => readText(rentalOf(town)).includes(row))).toEqual([]);
  });

  test('is one link away from the rentals page, for every town', () => {
    const links = listLinks(findSection('/rentals', getPageCopy('rentals').towns.title));
    const hrefs = new Set(links.map(({ href }) => href));
    expect(pathsWhereNot(({ town }) => hrefs.has(`${town.path}#rental`))).toEqual([]);
    expect(pathsWhereNot(({ town }) => rentalOf(town).closest('#rental').length === 1)).toEqual([]);
  });

  test('is on the rentals page, beside each town, that of the shortest rental', () => {
    const rows = findSection('/rentals', getPageCopy('rentals').towns.title).find('li');
    const costs = new Map(
      rows.toArray().map((element) => {
        const row = rows.filter(element);
        const [link] = listLinks(row);
        return [
          link?.href,
          readText(row)
            .replace(link?.name ?? '', '')
            .trim(),
        ];
      }),
    );
    const wrong = pathsWhereNot(
      ({ town, delivery }) =>
        costs.get(`${town.path}#rental`) === `$${(lowestUsd + delivery).toLocaleString('en-US')}`,
    );
    expect(wrong).toEqual([]);
  });

  test('follows the figures that both policies and the rentals page name', () => {
    const figures = [`${included} miles`, `$${perMile}`];
    const texts = [
      readMainText('/policies/rental-policy'),
      readMainText('/policies/delivery-policy'),
      readText(findSection('/rentals', getPageCopy('rentals').towns.title)),
    ];
    for (const text of texts) for (const figure of figures) expect(text).toContain(figure);
  });
});

describe('what a cart costs at the door', () => {
  const isOpen = ({ cartRule }: Town) => !cartRule?.forbids.includes('low-speed vehicles');

  test('is its price from what is said over all carts on; below that a card says that it is quoted', () => {
    const wrong = pathsWhereNot(({ town }) => {
      const titles = listHeadings(getPage(town.path).$('main'), 'h2');
      const { copy } = buildTownPage(town, getTownFacts());
      const { title, none, note, quoted } = copy.vehicles;
      if (!isOpen(town) || !titles.includes(title)) return titles.includes(none.title);
      const section = findSection(town.path, title);
      const lines = listLines(section);
      const carts = listLinks(section).flatMap(({ href }) =>
        vehicles.filter(({ id }) => href === `/vehicles/${id}`),
      );
      const paid = carts.filter(({ priceUsd }) => priceUsd < freeFromUsd);
      return (
        carts.length > 0 &&
        lines.includes(note) &&
        lines.filter((line) => line.includes(quoted)).length === paid.length
      );
    });
    expect(wrong).toEqual([]);
  });
});
