// Reads a data folder whole. Nothing is read before it is asked for, and nothing is remembered here, so the same folder
// read again shows what was changed.
import type { Deploy } from '../lib/deploy.ts';
import { listPagePaths } from './page-paths.ts';
import { buildBrands } from './builders/build-brands.ts';
import { buildPlaces } from './builders/build-places.ts';
import { buildVehicleLists } from './builders/build-vehicle-lists.ts';
import { buildOffers } from './builders/build-offers.ts';
import { buildPaymentExample } from './builders/build-payment-example.ts';
import { buildPolicies } from './builders/build-policies.ts';
import { buildRentals } from './builders/build-rentals.ts';
import { buildScenes } from './builders/build-scenes.ts';
import { buildStreetLegal } from './builders/build-street-legal.ts';
import { buildVehicles } from './builders/build-vehicles.ts';
import { checkReferences, checkUniqueFields } from './engine/check-fields.ts';
import { allOrNone, DataFolder, type DataRecord } from './engine/data-folder.ts';
import { formatErrors, isError, type Diagnostic } from './engine/diagnostic.ts';
import { buildMenuLinks } from './builders/menus.ts';
import { listReferenceTargets } from './reference-targets.ts';
import { readOutlines } from './read-outlines.ts';
import { readDealerAndFigures, readRecords } from './records.ts';
import { checkRules } from './rules/check-rules.ts';

/** Every record of the site, and what finds them. */
export type Content = NonNullable<ReturnType<typeof readContent>>;

/** A folder that was read: its content, or else its mistakes. */
export interface LoadedContent {
  /** The folder. */
  root: string;
  /** Undefined as soon as there is an error. */
  content: Content | undefined;
  /** What could be read beside mistakes; undefined where a file is wrong that everything else quotes. */
  readable: Content | undefined;
  /** Every mistake, and what is probably a slip, sorted by file and line. */
  diagnostics: readonly Diagnostic[];
}

/**
 * The content of a data folder, such as data/, or every mistake in it. Unconfirmed content is included
 * according to `deploy`.
 */
export function loadContent(root: string, deploy: Deploy = process.env): LoadedContent {
  const folder = new DataFolder(root);
  const readable = readContent(folder, deploy);
  const diagnostics = folder.listDiagnostics();
  const content = diagnostics.some(isError) ? undefined : readable;
  return { root, content, readable, diagnostics };
}

/** The content of a folder. Throws with every mistake listed where there is one. */
export function openContent(root: string): Content {
  const loaded = loadContent(root);
  if (!loaded.content) throw new Error(formatErrors(loaded.diagnostics));
  return loaded.content;
}

/** What can be read; undefined when a file is wrong that everything else quotes, or a page's own. */
function readContent(folder: DataFolder, deploy: Deploy) {
  const facts = readDealerAndFigures(folder, deploy);
  if (!facts) return undefined;
  const read = readRecords(folder, facts);
  const findReferenceTargets = listReferenceTargets(read, folder);
  checkRules(read, folder);
  checkUniqueFields(folder);
  const retiredIds = [...(read.retired?.value.vehicles ?? []), ...read.retiredVehicles].map(({ id }) => id);
  checkReferences(folder, findReferenceTargets, retiredIds);

  const records = allOrNone(read);
  const pageRecords = allOrNone(read.pages);
  if (!records || !pageRecords) return undefined;
  const dealer = records.dealer.value;
  const brands = buildBrands(records.brands, records.vehicles);
  const vehicles = buildVehicles(records.vehicles, brands);
  const streetLegal = buildStreetLegal(records.streetLegal.value);
  const places = buildPlaces(records.counties, streetLegal.stateNames);
  const policies = buildPolicies(records.policies);
  const pages = readValues(pageRecords);
  const prices = vehicles.vehicles.map(({ priceUsd }) => priceUsd);
  return {
    root: folder.root,
    dealer,
    /** What stands beside prices. */
    priceCopy: facts.priceCopy,
    /** What markup says of the dealer besides data/dealer.yaml; the page that prints reviews adds them. */
    dealerDetails: {
      counties: places.counties,
      priceRangeUsd: [Math.min(...prices), Math.max(...prices)] as const,
    },
    ...facts.figureContent,
    ...brands,
    ...vehicles,
    ...buildScenes(records.scenes.value, dealer),
    ...places,
    ...buildVehicleLists(records.lists, vehicles.vehicles),
    ...readOutlines(folder),
    ...streetLegal,
    ...policies,
    ...buildOffers(records, brands),
    ...buildRentals(records.rentalPlans.value, {
      ...facts.figureContent,
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
    pagePaths: [...new Set(listPagePaths(records, folder).map(({ path }) => path))],
    /** What references may name. */
    findReferenceTargets,
  };
}

/** What stands in each record, by its name. */
function readValues<Named extends Readonly<Record<string, DataRecord<unknown>>>>(
  records: Named,
): { [Name in keyof Named]: Named[Name]['value'] } {
  const values = Object.entries(records).map(([name, { value }]) => [name, value]);
  return Object.fromEntries(values) as { [Name in keyof Named]: Named[Name]['value'] };
}
