// Reads every record of a data folder, before anything is checked between them or built of them.
import { buildTokens } from '../features/dealer/dealer-tokens.ts';
import type { Deploy } from '../lib/deploy.ts';
import { fixedPageRows, type FixedPageName, type fixedPages } from '../site/fixed-pages.ts';
import { choosePriceCopy } from '../features/dealer/price-copy.ts';
import type { FileOutput } from './file-kinds.ts';
import { listTokens, reasonTokens } from '../features/lists/list.schema.ts';
import { countyTokens } from '../features/places/county-page.schema.ts';
import { brandTokens } from '../features/brands/brand.schema.ts';
import { townTokens } from '../features/places/town-page.schema.ts';
import { vehicleTokens } from '../features/vehicles/vehicle-page.schema.ts';
import { exampleTokens } from '../features/financing/payment-example.schema.ts';
import type { DataFolder, DataRecord, TokenRules } from './engine/data-folder.ts';
import { buildFigures } from './builders/build-figures.ts';
import { buildRentalTokens } from './builders/rental-tokens.ts';
import { validateFigureIds, validateRequiredFigures } from './rules/figure-rules.ts';

/** What all other files quote, and the texts of its tokens. */
export type DealerAndFigures = NonNullable<ReturnType<typeof readDealerAndFigures>>;

/** Every record without a mistake; a single file with one is undefined. */
export type Records = ReturnType<typeof readRecords>;

/** Records none of which has a mistake. */
export type ReadRecords = { [Name in keyof Records]: NonNullable<Records[Name]> };

/**
 * Figures and dealer, with the tokens for all other texts; undefined when the dealer's file has a mistake. They are checked
 * at once, so that no text is blamed for quoting a figure that is missing.
 */
export function readDealerAndFigures(folder: DataFolder, deploy: Deploy) {
  const figures = folder.readRecords('figures');
  validateFigureIds(figures);
  const dealer = folder.readRecord('dealer.yaml');
  if (!dealer) return undefined;
  const hasRequiredFigures = validateRequiredFigures(folder, figures);
  const priceCopy = choosePriceCopy(dealer.value.priceTerms, deploy);
  const figureContent = buildFigures(figures);
  const tokens = buildTokens(dealer.value, priceCopy, figureContent.figures);
  return { figures, dealer, priceCopy, figureContent, hasRequiredFigures, tokens };
}

/** All records; each mistake of a file for itself is reported, and its record left out. */
export function readRecords(folder: DataFolder, { figures, dealer, ...facts }: DealerAndFigures) {
  const rules: TokenRules = { values: facts.tokens };
  const withTokens = (...localNames: readonly string[]): TokenRules => ({ ...rules, localNames });
  const rentalPlans = folder.readRecord('rental-plans.yaml', rules);
  const allVehicles = folder.readRecords('vehicles', rules);
  const rentalTokens = buildRentalTokens(rentalPlans?.value, facts);
  return {
    figures,
    dealer,
    /** The texts of tokens, by their names. */
    tokens: facts.tokens,
    rentalPlans,
    brands: folder.readRecords('brands', withTokens(...brandTokens)),
    vehicles: allVehicles.filter(({ value }) => value.retired !== true),
    /** Vehicles with `retired: true`. */
    retiredVehicles: allVehicles.filter(({ value }) => value.retired === true),
    counties: folder.readRecords('counties', rules),
    lists: folder.readRecords('lists', withTokens(...listTokens, ...reasonTokens)),
    policies: folder.readDocuments('policies', { values: { ...facts.tokens, ...rentalTokens } }),
    streetLegal: folder.readRecord('street-legal.yaml', rules),
    scenes: folder.readRecord('scenes/scenes.yaml'),
    featured: folder.readRecord('featured-carts.yaml', rules),
    partners: folder.readRecord('financing-partners.yaml', rules),
    retired: folder.readRecord('retired-vehicles.yaml'),
    reviews: folder.readRecord('reviews.yaml', rules),
    services: folder.readRecord('services.yaml', rules),
    paymentExample: folder.readRecord('payment-example.yaml', withTokens(...exampleTokens)),
    pages: {
      ...readFixedPages(folder, rules),
      navigation: folder.readRecord('navigation.yaml', rules),
      vehicle: folder.readRecord('pages/vehicle.yaml', withTokens(...vehicleTokens)),
      county: folder.readRecord('pages/county.yaml', withTokens(...countyTokens)),
      town: folder.readRecord('pages/town.yaml', withTokens(...townTokens)),
    },
  };
}

type FixedPageRecords = {
  [Name in FixedPageName]: DataRecord<FileOutput<(typeof fixedPages)[Name]['copyFile']>> | undefined;
};

/** The copy of the pages that are no record, by the names of their rows. */
function readFixedPages(folder: DataFolder, rules: TokenRules): FixedPageRecords {
  return Object.fromEntries(
    fixedPageRows.map(([name, { copyFile, tokens = [] }]) => [
      name,
      folder.readRecord(copyFile, { ...rules, localNames: tokens }),
    ]),
  ) as FixedPageRecords;
}
