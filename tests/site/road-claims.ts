// What pages say of carts and the road: every sentence that says more than the records of the carts that it is about.
import { load } from 'cheerio/slim';
import {
  getCounties,
  getLists,
  getPolicy,
  getRentalGroups,
  getStateLaw,
  getTowns,
  getVehicle,
  getVehicles,
} from '../../src/content/site.ts';
import { fixedPages } from '../../src/site/fixed-pages.ts';
import { listPath, vehiclePath } from '../../src/lib/paths.ts';
import { beltClaims, cartClaims, findClaims, roadClaims } from '../../src/features/vehicles/road-claims.ts';
import { areStreetLegal } from '../../src/features/rentals/rental-roads.ts';
import { roadClassLabel } from '../../src/features/vehicles/specifications.ts';
import type { BuiltPage } from './built-site.ts';
import { listSaid, readText } from './page-parts.ts';

const counties = getCounties();
const lists = getLists();
const municipalities = getTowns();
const rentalGroups = getRentalGroups();
const vehicles = getVehicles();

/** Whether a cart's record says that it may be registered for the road. */
export function isRoadCart(id: string): boolean {
  return getVehicle(id).roadClass === 'low-speed-vehicle';
}

const areRentalsRoadCarts = areStreetLegal(rentalGroups, vehicles);
const rentalPaths = [fixedPages.rentals.path, getPolicy('rental-policy').path];

/** URLs that are about nothing but carts for the road. */
const roadPaths = [
  ...vehicles.filter(({ id }) => isRoadCart(id)).map(({ id }) => vehiclePath(id)),
  ...lists
    .filter(({ entries }) => entries.every(({ vehicleId }) => isRoadCart(vehicleId)))
    .map(({ id }) => listPath(id)),
  ...(areRentalsRoadCarts ? rentalPaths : []),
];

/** What is printed of the law, of the rules of places, and of golf carts, whose records say that they are no more. */
const laws = [
  roadClassLabel,
  ...counties.flatMap(({ state }) => {
    const { answer, statements } = getStateLaw(state);
    return [answer, ...statements.map(({ text }) => text)];
  }),
  ...municipalities.flatMap(({ cartRule }) => (cartRule ? [cartRule.summary, cartRule.quote] : [])),
  ...vehicles.flatMap(({ roadClass, roadClassSource = '' }) =>
    roadClass === 'golf-cart' ? [roadClassSource] : [],
  ),
];

/** Sentences of a page, its head and its markup that say more of carts, or of rentals, than the carts' own records. */
export function listPageClaims({ path, html }: BuiltPage): string[] {
  if (roadPaths.includes(path)) return [];
  const $ = load(html);
  const ofCards: string[] = [];
  $('article, li, tr').each((_, element) => {
    const card = $(element);
    const links = card.find('a[href^="/vehicles/"]').toArray();
    const areForRoad = links.map(({ attribs }) => roadPaths.includes(attribs['href'] ?? ''));
    if (links.length === 0) return;
    if (areForRoad.every(Boolean)) card.remove();
    else if (!areForRoad.some(Boolean)) ofCards.push(...findClaims(readText(card), cartClaims));
  });
  $('a')
    .filter((_, { attribs }) => roadPaths.includes(attribs['href'] ?? ''))
    .remove();
  const attributes = $('[alt], [aria-label], [title]')
    .toArray()
    .flatMap(({ attribs }) => [attribs['alt'], attribs['aria-label'], attribs['title']]);
  const claims = [
    ...(path.startsWith('/vehicles/') ? cartClaims : roadClaims),
    ...(rentalPaths.includes(path) ? beltClaims : []),
  ];
  const find = (text: string) => findClaims(text, claims);
  const texts = [$('head title').text(), ...attributes, ...listSaid($).flat()]
    .filter((text) => text !== undefined && find(text).length > 0)
    .map((text = '') => laws.reduce((rest, law) => rest.replaceAll(law, ''), text));
  return [...new Set([...ofCards, ...texts.flatMap(find)])];
}

/** A text in Markdown without its links to carts for the road. */
export function dropRoadLinks(text: string): string {
  return text.replaceAll(/\[[^\]]*\]\(([^)]*)\)/g, (link, url: string) =>
    roadPaths.some((path) => url.endsWith(path)) ? '' : link,
  );
}
