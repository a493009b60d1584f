// Reads a data folder whole. Nothing is read before it is asked for, and nothing is remembered here, so the same folder
// read again shows what was changed.
import { buildTokens } from '../lib/site/dealer-tokens.ts';
import type { Deploy } from '../lib/site/deploy.ts';
import { choosePriceWords } from '../lib/vehicles/price-words.ts';
import { Addresses } from './addresses.ts';
import { DataFolder } from './data-folder.ts';
import { buildMenus } from './menus.ts';
import { formatErrors, isError, type Diagnostic } from './diagnostic.ts';
import { readBrands } from './read-brands.ts';
import { readCounties } from './read-counties.ts';
import { readDealer } from './read-dealer.ts';
import { readFigures } from './read-figures.ts';
import { readIllustrations } from './read-illustrations.ts';
import { readLists } from './read-lists.ts';
import { readOffers } from './read-offers.ts';
import { readOutlines } from './read-outlines.ts';
import { readPages } from './read-pages.ts';
import { readPaymentExample } from './read-payment-example.ts';
import { readPolicies } from './read-policies.ts';
import { readRentals } from './read-rentals.ts';
import { readStreetLegal } from './read-street-legal.ts';
import { readVehicles } from './read-vehicles.ts';

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
 * The content of a data folder, such as data/, or every mistake in it. What only some deploys may say, such as that nobody
 * has confirmed it, follows the given one.
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
  const { checkReckonedWith, ...figures } = readFigures(folder);
  const dealerFile = readDealer(folder, figures.figures);
  if (!dealerFile) return undefined;
  const { dealer, checkShowroomPages } = dealerFile;
  const isReckonable = checkReckonedWith();
  const priceWords = choosePriceWords(dealer.priceTerms, deploy);
  const rules = { values: buildTokens(dealer, priceWords, figures.figures) };
  const addresses = new Addresses(folder.listRecordIds('vehicles'), folder.listRecordIds('lists'));
  const { brandRecords, brandIds, ...brands } = readBrands(folder, rules, addresses);
  const { vehicleDataRecords, ...vehicles } = readVehicles(
    folder,
    rules,
    { brandRecords, brandIds, ...brands },
    dealer,
  );
  const illustrations = readIllustrations(folder, dealer, { vehicleDataRecords, ...vehicles });
  const streetLegal = readStreetLegal(folder, rules);
  const places = readCounties(folder, rules, addresses, streetLegal?.stateNames);
  // Those of a vehicle with a mistake in its brand included, so that a reference to one is not reported.
  const categories = vehicleDataRecords.map(({ value }) => value.category);
  const { lists, listLinks } = readLists(folder, rules, { ...vehicles, categories, addresses });
  const { rentalGroups, rentalTokens } = readRentals(folder, rules, { ...figures, isReckonable });
  const policyRules = { values: { ...rules.values, ...rentalTokens } };
  const policies = readPolicies(folder, policyRules, addresses, figures.figureIdsByFile);
  const offers = readOffers(folder, rules, { ...figures, ...vehicles, brandIds, addresses });
  const payments = readPaymentExample(folder, rules, deploy, { vehicleDataRecords, ...vehicles });
  const pages = readPages(folder, rules, { ...places, ...policies, categories, addresses });
  checkShowroomPages(addresses.list());
  if (!illustrations || !streetLegal || !rentalGroups || !offers || !payments || !pages) return undefined;
  const prices = vehicles.vehicles.map(({ price }) => price);
  return {
    root: folder.root,
    dealer,
    /** What stands beside prices. */
    priceWords,
    /** What markup says of the dealer besides data/dealer.yaml; the page that prints reviews adds them. */
    dealerDetails: {
      counties: places.counties,
      priceRangeUsd: [Math.min(...prices), Math.max(...prices)] as const,
    },
    ...figures,
    ...brands,
    ...vehicles,
    ...illustrations,
    ...places,
    lists,
    listLinks,
    ...readOutlines(folder),
    ...streetLegal,
    ...policies,
    ...offers,
    /** Rental plans by kind of vehicle. */
    rentalGroups,
    ...payments,
    ...pages,
    ...buildMenus(pages.navigation, { ...places, ...policies }),
    /** Every address that a page has. */
    pagePaths: addresses.list(),
  };
}
