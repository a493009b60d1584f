// What is valid in data/ and yet probably a slip: the build and `npm run data:check` print it. Apart from loadContent(),
// since it looks at git and at the clock.
import { listOffers } from '../../lib/financing/offers.ts';
import { readToday } from '../../lib/site/clock.ts';
import { buildTokens } from '../../lib/site/dealer-tokens.ts';
import type { CheckedContent } from '../check.ts';
import { DataFolder } from '../data-folder.ts';
import type { Content } from '../load.ts';
import { formatPath, type Diagnostic } from '../diagnostic.ts';
import type { Picture } from '../pictures.ts';
import { parseSource } from '../source.ts';
import { describeTown } from '../describe-town.ts';
import { listReadRules, warnOfOldRules } from './cart-rules.ts';
import { warnOfBareOffers, warnOfCreditTerms, warnOfRoadClaims } from './claims.ts';
import { warnOfLargePercentages, warnOfUnderstatedSavings, warnOfUnlikelyRenewals } from './figures.ts';
import { listNamedDays, warnOfFutureDates, warnOfUnreviewed } from './future-dates.ts';
import { warnOfMovedPages, warnOfUnreviewedChanges, warnOfVanishedVehicles } from './gone.ts';
import { warnOfLocalNotes } from './local-notes.ts';
import { listPageTexts } from './page-texts.ts';
import { warnOfPastDates } from './past-dates.ts';
import { warnOfHeavyPictures, warnOfSceneShapes, warnOfSmallPhotos, warnOfUnusedPhotos } from './photos.ts';
import { warnOfSecurityTxt } from './security-txt.ts';
import { warnOfOldExample } from './payment-example.ts';
import { listPriceChanges, warnOfCheapPlus, warnOfCheapRentals, warnOfPriceChanges } from './prices.ts';
import { readPublished, type PublishedFiles } from './published.ts';
import { listSearchDescriptions, warnOfSearchDescriptions } from './search-descriptions.ts';
import {
  warnOfShowroomPlaces,
  warnOfShowroomWords,
  warnOfStaleRenewals,
  warnOfTypedPhones,
} from './stale-facts.ts';
import { warnOfUnreadFiles } from './unread-files.ts';
import {
  warnOfFeaturedOutOfStock,
  warnOfFutureModels,
  warnOfNearCategories,
  warnOfRepeatedDescriptions,
  warnOfUnusualFigures,
} from './vehicles.ts';
import type { Finding } from './warning.ts';
import {
  listPositions,
  warnOfEmoji,
  warnOfEqualPositions,
  warnOfListPrices,
  warnOfLongHome,
  warnOfShortReviews,
} from './words.ts';
import { listLinkedVehicleIds, warnOfUnlinkedVehicles } from './unlinked-vehicles.ts';

/**
 * What is probably a slip in a folder and its pictures, or wrong today; beside mistakes, what each record that could be
 * read shows alone. Nothing of it stops a build, not even an error: a build depends on the data alone, so that any commit
 * can be published again.
 */
export function listWarnings({ root, content, readable, pictures }: CheckedContent): Diagnostic[] {
  const folder = new DataFolder(root);
  const texts = new Map(folder.readAllTexts().map(({ path, text }) => [path, text]));
  const published = readPublished(root, process.env);
  const warnings = [
    ...warnOfPriceChanges(listPriceChanges(published, texts)),
    ...(readable ? listRecordWarnings(readable) : []),
    ...(content ? listSiteWarnings(content, { folder, texts, published, pictures }) : []),
  ];
  return warnings.map(({ severity = 'warning', file, at, line, ...words }) => {
    const text = texts.get(file);
    const found = text === undefined ? undefined : parseSource(file, text, 0).lineOf(at);
    return { severity, file: `data/${file}`, line: line ?? found, field: formatPath(at), ...words };
  });
}

/** Slips that a record shows alone, or beside one of its kind: a record with a mistake that is left out makes none. */
function listRecordWarnings({
  dealer,
  figures,
  figureIdsByFile,
  vehicleRecords,
  rentalGroups,
}: Content): Finding[] {
  return [
    ...warnOfCheapPlus(vehicleRecords),
    ...warnOfCheapRentals(rentalGroups),
    ...warnOfUnlikelyRenewals(rentalGroups),
    ...warnOfUnderstatedSavings(rentalGroups),
    ...warnOfLargePercentages(figureIdsByFile, figures),
    ...warnOfUnusualFigures(vehicleRecords),
    ...warnOfFutureModels(vehicleRecords, readToday(dealer.timeZone)),
  ];
}

interface Surroundings {
  folder: DataFolder;
  /** Every text by its path below data/. */
  texts: ReadonlyMap<string, string>;
  published: PublishedFiles;
  pictures: readonly Picture[];
}

/** Slips that only the whole site shows: what is left out for a mistake would look as if it were missing. */
function listSiteWarnings(content: Content, { folder, texts, published, pictures }: Surroundings): Finding[] {
  const { dealer, paymentExample, vehicleRecords } = content;
  const today = readToday(dealer.timeZone);
  const towns = content.municipalities.map((town) => describeTown(town, content));
  const pageTexts = listPageTexts(texts, buildTokens(dealer, content.priceWords, content.figures));
  return [
    ...warnOfRoadClaims(pageTexts, content),
    ...warnOfCreditTerms(pageTexts, content.figures),
    ...warnOfBareOffers(
      pageTexts,
      listOffers(dealer.creditCondition, content.getSaleFigures().freeDeliveryFromUsd),
    ),
    ...warnOfTypedPhones(pageTexts, dealer, published),
    ...warnOfShowroomWords(pageTexts, dealer),
    ...warnOfShowroomPlaces(dealer, content.municipalities),
    ...warnOfStaleRenewals(content.rentalGroups, published),
    ...warnOfEmoji(pageTexts),
    ...warnOfShortReviews(content),
    ...warnOfListPrices(content),
    ...warnOfEqualPositions(listPositions(content)),
    ...warnOfLongHome(content),
    ...warnOfVanishedVehicles(published, content),
    ...warnOfMovedPages(published, content),
    ...warnOfUnreviewedChanges(published, texts, content),
    ...warnOfNearCategories(vehicleRecords),
    ...warnOfRepeatedDescriptions(vehicleRecords),
    ...warnOfFeaturedOutOfStock(content.featuredCarts, vehicleRecords),
    ...warnOfUnlinkedVehicles(vehicleRecords, listLinkedVehicleIds(content, towns)),
    ...warnOfSearchDescriptions(listSearchDescriptions(content, towns)),
    ...warnOfSmallPhotos(vehicleRecords, pictures),
    ...warnOfSceneShapes(pictures),
    ...warnOfUnusedPhotos(vehicleRecords, pictures),
    ...warnOfHeavyPictures(pictures),
    ...warnOfLocalNotes(content.counties),
    ...warnOfUnreadFiles(folder.listAllPaths()),
    ...warnOfPastDates(dealer, today),
    ...warnOfSecurityTxt(dealer, today),
    ...warnOfOldExample(paymentExample, today),
    ...warnOfOldRules(listReadRules(content), today),
    ...warnOfFutureDates(listNamedDays(content), today),
    ...warnOfUnreviewed(content.policies),
  ];
}
