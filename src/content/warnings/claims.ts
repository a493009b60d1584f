// What no page may say: that carts may be driven on the street, of which only a cart's record knows, and terms of a loan
// without the others. The tests of pages look for the same; here it is told at its line.
import { listBareTerms, listMonthlyFees } from '../../lib/financing/credit-terms.ts';
import type { Offer } from '../../lib/financing/offers.ts';
import { listPath, vehiclePath } from '../../lib/site/paths.ts';
import {
  areRoadRentals,
  beltClaim,
  findCartClaims,
  findFacts,
  findRoadClaims,
} from '../../lib/vehicles/road-claims.ts';
import type { Figure } from '../../schemas/figure.ts';
import type { VehicleRecord } from '../../schemas/vehicle-record.ts';
import type { Content } from '../load.ts';
import type { PageText } from './page-texts.ts';
import type { Finding } from './warning.ts';

type RoadFacts = Pick<Content, 'brands' | 'lists' | 'rentalGroups' | 'vehicleRecords'>;

const isRoadCart = ({ roadClass }: Pick<VehicleRecord, 'roadClass'>) => roadClass === 'low-speed-vehicle';

/** Files whose words stand on the pages of rentals. */
const rentalFiles: readonly string[] = [
  'rental-plans.yaml',
  'pages/rentals.yaml',
  'policies/rental-policy.md',
];

/** Tells sentences that say of carts, or of rentals, that they may be driven on the street. */
export function warnOfRoadClaims(texts: readonly PageText[], facts: RoadFacts): Finding[] {
  const find = makeClaimFinder(facts);
  return texts.flatMap((text) =>
    find(text).map((claim) => ({
      ...placeOf(text),
      found: `"${claim}", which sends carts onto the street`,
      expected:
        'leave it out, or make it a question; only a vehicle whose file has roadClass: low-speed-vehicle may be called that, on its own page',
      severity: 'error',
    })),
  );
}

/** What finds such sentences in a text, where neither the law, nor a record, nor a question says them. */
function makeClaimFinder({ brands, lists, rentalGroups, vehicleRecords }: RoadFacts) {
  const roadIds = new Set(vehicleRecords.filter(isRoadCart).map(({ id }) => id));
  const roadLists = lists.filter(({ entries }) => entries.every(({ vehicleId }) => roadIds.has(vehicleId)));
  const roadPaths = [...[...roadIds].map(vehiclePath), ...roadLists.map(({ id }) => listPath(id))];
  const roadSeries = brands.flatMap(({ id, series }) =>
    series.flatMap((one, index) => {
      const carts = vehicleRecords.filter(({ brandId, seriesId }) => brandId === id && seriesId === one.id);
      return carts.length > 0 && carts.every(isRoadCart) ? [`brands/${id}.yaml series ${index}`] : [];
    }),
  );
  const areRentals = areRoadRentals(rentalGroups, vehicleRecords);
  return ({ file, at, text, beside }: PageText): string[] => {
    const isLaw = file === 'street-legal.yaml' || at.includes('cartRule');
    // A vehicle's own file is looked at when it is read.
    if (isLaw || file.startsWith('vehicles/')) return [];
    const words = beside.split(/[\s()]+/);
    const isOfRoad =
      roadLists.some(({ id }) => file === `lists/${id}.yaml`) ||
      roadSeries.includes(`${file} ${at.slice(0, 2).join(' ')}`) ||
      (areRentals && rentalFiles.includes(file)) ||
      (file.endsWith('.yaml') && words.some((word) => roadPaths.includes(word)));
    if (isOfRoad) return [];
    if (file === 'featured-carts.yaml')
      return words.some((word) => roadIds.has(word)) ? [] : findCartClaims(text);
    const own = text.replaceAll(/\[[^\]]*\]\(([^)]*)\)/g, (link, path: string) =>
      roadPaths.includes(path) ? '' : link,
    );
    return [...findRoadClaims(own), ...(rentalFiles.includes(file) ? findFacts(own, [beltClaim]) : [])];
  };
}

/** Tells a term of a loan that stands without the whole example. */
export function warnOfCreditTerms(texts: readonly PageText[], figures: readonly Figure[]): Finding[] {
  const fees = listMonthlyFees(figures);
  return texts
    .filter(({ file, text }) => file !== 'payment-example.yaml' && listBareTerms([text], fees).length > 0)
    .map((text) => ({
      ...placeOf(text),
      found: `"${clip(text.text)}", a term of a loan without the others`,
      expected:
        'leave the months or the amount out: the law wants every term of an example beside it, and data/payment-example.yaml prints them; what is paid by the month for something else is a figure of data/figures with per: month',
      severity: 'error',
    }));
}

/** Fields for search results: a condition stands where the offer is read. */
const searchKeys = /^(head|keywords|metaTitle|descriptions|descriptionTemplate)$/;

/** Tells an offer without its condition in the same record, or within three lines of a policy. */
export function warnOfBareOffers(texts: readonly PageText[], offers: readonly Offer[]): Finding[] {
  return texts
    .filter(({ file, at }) => {
      const isForSearch =
        at.some((key) => searchKeys.test(String(key))) || (file.endsWith('.md') && at[0] === 'description');
      return !isForSearch && !file.startsWith('figures/');
    })
    .flatMap((text) =>
      offers
        .filter(({ words, condition }) => words.test(text.text) && !condition.test(text.beside))
        .map(({ advice }) => ({
          ...placeOf(text),
          found: `"${clip(text.text)}", an offer without its condition`,
          expected: advice,
          severity: 'error',
        })),
    );
}

const placeOf = ({ file, at, line }: PageText) => ({ file, at, ...(line !== undefined && { line }) });

const clip = (words: string) => (words.length > 90 ? `${words.slice(0, 80).trim()}...` : words.trim());
