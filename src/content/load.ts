// The content of a data folder: its records as pages use them.
import { choosePriceCopy } from '../features/dealer/price-copy.ts';
import type { Deploy } from '../lib/deploy.ts';
import { buildBrands } from './builders/build-brands.ts';
import { buildFigures } from './builders/build-figures.ts';
import { buildMenuLinks } from './builders/menus.ts';
import { buildOffers } from './builders/build-offers.ts';
import { buildPaymentExample } from './builders/build-payment-example.ts';
import { buildPlaces } from './builders/build-places.ts';
import { buildPolicies } from './builders/build-policies.ts';
import { buildRentals } from './builders/build-rentals.ts';
import { buildScenes } from './builders/build-scenes.ts';
import { buildStreetLegal } from './builders/build-street-legal.ts';
import { buildVehicleLists } from './builders/build-vehicle-lists.ts';
import { buildVehicles } from './builders/build-vehicles.ts';
import { checkData } from './check-data.ts';
import type { Data, DataRecord } from './data.ts';
import { formatMistakes, type Mistake } from './mistake.ts';
import { listRecords } from './records.ts';
import { listPagePaths, listReferenceTargets } from './references.ts';
import type { ReferenceKind } from '../schemas/reference.ts';

/** Every record of the site, and what finds them. */
export type Content = ReturnType<typeof buildContent>;

/** A folder that was read: its content, or else its mistakes. */
export interface LoadedContent {
  /** Undefined as soon as there is a mistake. */
  content: Content | undefined;
  mistakes: readonly Mistake[];
}

/** Reads a data folder, such as data/. Unconfirmed content is included according to `deploy`. */
export function loadContent(root: string, deploy: Deploy = process.env): LoadedContent {
  const data = checkData(root, deploy);
  const { mistakes } = data;
  return { content: mistakes.length === 0 ? buildContent(data, deploy) : undefined, mistakes };
}

/** The content of a folder. Throws with every mistake listed where there is one. */
export function openContent(root: string): Content {
  const { content, mistakes } = loadContent(root);
  if (!content) throw new Error(formatMistakes(mistakes));
  return content;
}

function buildContent(data: Data, deploy: Deploy) {
  const records = listRecords(data);
  const dealer = records.dealer.value;
  const brands = buildBrands(records.brands, records.vehicles);
  const vehicles = buildVehicles(records.vehicles, brands);
  const streetLegal = buildStreetLegal(records.streetLegal.value);
  const places = buildPlaces(records.counties, streetLegal.stateNames);
  const policies = buildPolicies(records.policies);
  const pages = readValues(records.pages);
  const figures = buildFigures(records.figures);
  const prices = vehicles.vehicles.map(({ priceUsd }) => priceUsd);
  return {
    root: data.root,
    dealer,
    /** What stands beside prices. */
    priceCopy: choosePriceCopy(dealer.priceTerms, deploy),
    /** What markup says of the dealer besides data/dealer.yaml; the page that prints reviews adds them. */
    dealerDetails: {
      counties: places.counties,
      priceRangeUsd: [Math.min(...prices), Math.max(...prices)] as const,
    },
    ...figures,
    ...brands,
    ...vehicles,
    ...buildScenes(records.scenes.value, dealer),
    ...places,
    ...buildVehicleLists(records.lists, vehicles.vehicles),
    /** Outlines of counties, also of neighbors without a page. */
    outlines: data.outlines,
    /** The outline of a county; undefined where there is none. */
    findOutline: (county: { name: string; state: string }) =>
      data.outlines.find(({ name, state }) => name === county.name && state === county.state),
    ...streetLegal,
    ...policies,
    ...buildOffers(records, brands),
    ...buildRentals(records.rentalPlans.value, {
      ...figures,
      ...places,
      getVehicle: vehicles.getVehicle,
      showrooms: dealer.showrooms,
    }),
    ...buildPaymentExample(records.paymentExample.value, deploy, vehicles.vehicles),
    /** Menus of header and footer. */
    navigation: pages.navigation,
    /** The copy of each page. */
    pages,
    ...buildMenuLinks(pages.navigation, { ...places, ...policies }),
    /** Every URL that a page has. */
    pagePaths: listPagePaths(data),
    /** What references of a kind may name. */
    findReferenceTargets: (kind: ReferenceKind) => listReferenceTargets(data, kind),
  };
}

/** What stands in each record, by its name. */
function readValues<Named extends Readonly<Record<string, DataRecord<unknown>>>>(
  records: Named,
): { [Name in keyof Named]: Named[Name]['value'] } {
  const values = Object.entries(records).map(([name, { value }]) => [name, value]);
  return Object.fromEntries(values) as { [Name in keyof Named]: Named[Name]['value'] };
}
