// Distances and prices on the page of every town, done once more from the records alone and by another formula.
import { describe, expect, test } from 'vitest';
import {
  getDealer,
  getFigureNumber,
  getPageCopy,
  getRentalCatalog,
  getRentalGroups,
  getTowns,
} from '../../../src/content/site.ts';
import { findRental } from '../../../src/features/rentals/rental-catalog.ts';
import type { Coordinates } from '../../../src/schemas/fields.ts';
import { findHero, findSection, listLinks, listPairs, readText } from '../page-parts.ts';

const municipalities = getTowns();
const rentalGroups = getRentalGroups();
const catalog = getRentalCatalog();
const included = getFigureNumber('delivery-rental-included-miles');
const perMile = getFigureNumber('delivery-rental-per-mile');
const { answers, rental } = getPageCopy('town');
type Town = (typeof municipalities)[number];

/** Straight-line miles by the spherical law of cosines, on the Earth's mean radius of 3,958.8 miles. */
function measure(from: Coordinates, to: Coordinates): number {
  const [a, b, turn] = [from.lat, to.lat, to.lng - from.lng].map((degrees) => (degrees * Math.PI) / 180);
  if (a === undefined || b === undefined || turn === undefined) throw new Error('two points are needed');
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(turn);
  return 3958.8 * Math.acos(Math.min(cosine, 1));
}

/** Whether a text names a distance, to a tenth of a mile. */
function names(text: string, miles: number): boolean {
  return Math.abs(Number(/(\d+\.\d) mi(les)?\b/.exec(text)?.[1]) - miles) <= 0.1;
}

const plans = rentalGroups.flatMap((group) => group.plans.map((plan) => ({ group: group.title, ...plan })));
const fewestDays = Math.min(...plans.map(({ days }) => days));
const lowestUsd = Math.min(
  ...plans.filter(({ days }) => days === fewestDays).map(({ priceUsd }) => priceUsd),
);
const formatTotal = (usd: number) => `$${usd.toLocaleString('en-US')}`;

/** What each page has to say. */
const expected = municipalities.map((town) => {
  const [nearest] = getDealer()
    .showrooms.map((showroom) => ({ showroom, miles: measure(town.coordinates, showroom.coordinates) }))
    .toSorted((a, b) => a.miles - b.miles);
  if (!nearest) throw new Error('there is no showroom');
  const delivery = Math.max(0, Math.floor(nearest.miles - included)) * perMile;
  return { town, ...nearest, delivery, answers: new Map(listPairs(findHero(town.path))) };
});
const pathsWhereNot = (isRight: (one: (typeof expected)[number]) => boolean) =>
  expected.filter((one) => !isRight(one)).map(({ town }) => town.path);
const findTownSection = (town: Town, title: string) =>
  findSection(town.path, title.replaceAll('{{town.name}}', town.name));

describe('the page of every town', () => {
  test('names the nearest showroom on the first screen, and the way to a tenth of a mile', () => {
    const wrong = pathsWhereNot(({ answers: said, showroom, miles }) => {
      const answer = said.get(answers.showroom.label) ?? '';
      return answer.includes(showroom.name) && names(answer, miles);
    });
    expect(wrong).toEqual([]);
  });

  test('says on the first screen what the shortest rental costs at the door', () => {
    const wrong = pathsWhereNot(({ answers: said, delivery }) =>
      (said.get(answers.rental.label) ?? '').includes(formatTotal(lowestUsd + delivery)),
    );
    expect(wrong).toEqual([]);
  });

  test('has the total of every rental, and leads with it to the form, which has the same sums', () => {
    const wrong = pathsWhereNot(({ town, delivery }) => {
      const links = listLinks(findTownSection(town, rental.title)).map(({ name, href }) => {
        const params = new URL(href, 'https://nowhere.example').searchParams;
        const found = findRental(catalog, params.get('plan') ?? '', params.get('town') ?? '');
        return JSON.stringify([name, found?.plan, found?.town, found?.priceUsd, found?.deliveryUsd]);
      });
      return plans.every(({ group, title, priceUsd }) => {
        const name = `${formatTotal(priceUsd + delivery)} (${group}, ${title}: request)`;
        return links.includes(JSON.stringify([name, `${group} ${title}`, town.name, priceUsd, delivery]));
      });
    });
    expect(wrong).toEqual([]);
  });
});

test('the rentals page leads to the totals of every town, with what the shortest rental costs there', () => {
  const section = findSection('/rentals', getPageCopy('rentals').towns.title);
  const costs = new Map(
    section
      .find('li')
      .toArray()
      .map((element) => {
        const row = section.find(element);
        return [listLinks(row)[0]?.href, readText(row)];
      }),
  );
  const wrong = pathsWhereNot(({ town, delivery }) =>
    (costs.get(`${town.path}#rental`) ?? '').endsWith(` ${formatTotal(lowestUsd + delivery)}`),
  );
  expect(wrong).toEqual([]);
});
