import { expect, test } from 'vitest';
import { findRentalRoadsUnconfirmed, getPageCopy, getTowns, getVehicles } from '../../src/content/site.ts';
import { toApiVehicle } from '../../src/features/vehicles/api-vehicle.ts';
import { cartClaims, findClaims, roadClaims } from '../../src/features/vehicles/road-claims.ts';
import { pages, readBuiltFile } from './built-site.ts';
import { findHero, findSection, readText } from './page-parts.ts';
import { dropRoadLinks, isRoadCart, listPageClaims } from './road-claims.ts';

test('no page says more of a cart, or of rentals, than the record of the cart', () => {
  const wrong = pages.flatMap((page) => listPageClaims(page).map((claim) => `${page.path}: ${claim}`));
  expect(wrong).toEqual([]);
});

test('neither do the API and the feed of carts, nor the text for programs', () => {
  const wrong = getVehicles()
    .filter(({ id }) => !isRoadCart(id))
    .map(toApiVehicle)
    .flatMap(({ id, description, features, specifications }) =>
      [description, ...features, ...Object.values(specifications).map(String)]
        .flatMap((text) => findClaims(text, cartClaims))
        .map((claim) => `${id}: ${claim}`),
    );
  expect(wrong).toEqual([]);
  expect(findClaims(dropRoadLinks(readBuiltFile('/llms.txt').toString()), roadClaims)).toEqual([]);
});

const said = findRentalRoadsUnconfirmed();

test.runIf(said)('while no rental is confirmed for the road, home, rentals and every town say so', () => {
  expect(readText(findSection('/', getPageCopy('home').rent.title))).toContain(said?.note);
  const [beforePrices = ''] = readText(findSection('/rentals', getPageCopy('rentals').plans.title)).split(
    '$',
  );
  expect(beforePrices).toContain(said?.sentence);
  const { unconfirmed, registeredOnly, closed } = getPageCopy('town').answers.roads;
  const without = getTowns().filter(({ path }) => {
    const hero = readText(findHero(path));
    return ![unconfirmed, registeredOnly, closed].some((note) => hero.includes(note));
  });
  expect(without.map(({ path }) => path)).toEqual([]);
});
