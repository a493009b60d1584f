// What no page may say: that carts may be driven on the street, of which only a cart's record knows, and terms of a loan
// without the others. The tests of pages look for the same; here it is told at its line.
import { listBareTerms, listMonthlyFees } from '../../features/financing/credit-terms.ts';
import { listConditionalClaims } from '../../features/financing/conditional-claims.ts';
import { listPath, vehiclePath } from '../../lib/paths.ts';
import {
  beltClaim,
  findCartClaims,
  findAssertions,
  findRoadClaims,
} from '../../features/vehicles/road-claims.ts';
import { areRoadRentals } from '../../features/rentals/rental-roads.ts';
import { isForRoad } from '../../features/vehicles/related-vehicles.ts';
import type { Finding } from './finding.ts';
import type { CheckContext } from './check-context.ts';
import { clip, searchTexts, type PageText } from './page-texts.ts';

type RoadFacts = Pick<CheckContext, 'brands' | 'lists' | 'rentalGroups' | 'vehicles'>;

/** Files whose words stand on the pages of rentals. */
const rentalFiles: readonly string[] = [
  'rental-plans.yaml',
  'pages/rentals.yaml',
  'policies/rental-policy.md',
];

/** Sentences that say of carts, or of rentals, that they may be driven on the street. */
export function findStreetClaims({ texts, ...facts }: RoadFacts & Pick<CheckContext, 'texts'>): Finding[] {
  const findClaims = makeClaimFinder(facts);
  return searchTexts(texts, (text) =>
    findClaims(text).map((claim) => ({
      found: `"${claim}", which sends carts onto the street`,
      expected:
        'leave it out, or make it a question; only a vehicle whose file has roadClass: low-speed-vehicle may be called that, on its own page',
    })),
  );
}

/** What finds such sentences in a text, where neither the law, nor a record, nor a question says them. */
function makeClaimFinder({ brands, lists, rentalGroups, vehicles }: RoadFacts) {
  const roadIds = new Set(vehicles.filter(isForRoad).map(({ id }) => id));
  const roadLists = lists.filter(({ entries }) => entries.every(({ vehicleId }) => roadIds.has(vehicleId)));
  const roadPaths = [...[...roadIds].map(vehiclePath), ...roadLists.map(({ id }) => listPath(id))];
  const roadSeries = brands.flatMap(({ id, series }) =>
    series.flatMap((one, index) => {
      const carts = vehicles.filter(({ brandId, seriesId }) => brandId === id && seriesId === one.id);
      return carts.length > 0 && carts.every(isForRoad) ? [`brands/${id}.yaml series ${index}`] : [];
    }),
  );
  const areRentals = areRoadRentals(rentalGroups, vehicles);
  return ({ file, at, text, beside }: PageText): string[] => {
    const isLaw = file === 'street-legal.yaml' || at.includes('cartRule');
    // A vehicle's own file is looked at when it is read.
    if (isLaw || file.startsWith('vehicles/')) return [];
    const words = beside.split(/[\s()]+/);
    const isOfRoad =
      roadLists.some(({ id }) => file === `lists/${id}.yaml`) ||
      roadSeries.includes(`${file} ${at.slice(0, 2).join(' ')}`) ||
      (areRentals && rentalFiles.includes(file)) ||
      // A chip above the inventory that shows such carts alone.
      (file === 'pages/inventory.yaml' && at[0] === 'chips' && words.includes('low-speed-vehicle')) ||
      (file.endsWith('.yaml') && words.some((word) => roadPaths.includes(word)));
    if (isOfRoad) return [];
    if (file === 'featured-carts.yaml')
      return words.some((word) => roadIds.has(word)) ? [] : findCartClaims(text);
    const own = text.replaceAll(/\[[^\]]*\]\(([^)]*)\)/g, (link, path: string) =>
      roadPaths.includes(path) ? '' : link,
    );
    return [...findRoadClaims(own), ...(rentalFiles.includes(file) ? findAssertions(own, [beltClaim]) : [])];
  };
}

/** A term of a loan that stands without the whole example. */
export function findBareCreditTerms({ texts, figures }: Pick<CheckContext, 'texts' | 'figures'>): Finding[] {
  const fees = listMonthlyFees(figures);
  return searchTexts(texts, ({ file, text }) => {
    if (file === 'payment-example.yaml' || listBareTerms([text], fees).length === 0) return [];
    const found = `"${clip(text)}", a term of a loan without the others`;
    const expected =
      'leave the months or the amount out: the law wants every term of an example beside it, and data/payment-example.yaml prints them; what is paid by the month for something else is a figure of data/figures with per: month';
    return [{ found, expected }];
  });
}

/** Fields for search results: a condition stands where the offer is read. */
const searchKeys = /^(head|keywords|metaTitle|descriptions|descriptionTemplate)$/;

/** An offer without its condition in the same record, or within three lines of a policy. */
export function findBareOffers({
  texts,
  dealer,
  getSaleFigures,
}: Pick<CheckContext, 'texts' | 'dealer' | 'getSaleFigures'>): Finding[] {
  const offers = listConditionalClaims(dealer.creditCondition, getSaleFigures().freeDeliveryFromUsd);
  return searchTexts(texts, ({ file, at, text, beside }) => {
    const isForSearch =
      at.some((key) => searchKeys.test(String(key))) || (file.endsWith('.md') && at[0] === 'description');
    if (isForSearch || file.startsWith('figures/')) return [];
    return offers
      .filter(({ pattern, condition }) => pattern.test(text) && !condition.test(beside))
      .map(({ advice }) => ({
        found: `"${clip(text)}", an offer without its condition`,
        expected: advice,
      }));
  });
}
