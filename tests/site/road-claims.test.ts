import { expect, test } from 'vitest';
import { getVehicles } from '../../src/content/site.ts';
import { toApiVehicle } from '../../src/features/vehicles/api-vehicle.ts';
import { findCartClaims, findRoadClaims } from '../../src/features/vehicles/road-claims.ts';
import { pages, readBuiltFile } from './built-site.ts';
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
        .flatMap(findCartClaims)
        .map((claim) => `${id}: ${claim}`),
    );
  expect(wrong).toEqual([]);
  expect(findRoadClaims(dropRoadLinks(readBuiltFile('/llms.txt').toString()))).toEqual([]);
});
