// What is valid in data/ and yet probably a slip: the build and `npm run data:check` print it. Apart from loadContent(),
// since it looks at git and at the clock.
import { readToday } from '../../lib/site/clock.ts';
import { formatCount } from '../../lib/site/format.ts';
import { DataFolder } from '../data-folder.ts';
import type { Content } from '../load.ts';
import { formatPath, formatPlace, type Doubt } from '../problem.ts';
import type { Picture } from '../pictures.ts';
import { parseSource } from '../source.ts';
import { describeTown } from '../describe-town.ts';
import { listReadRules, warnOfOldRules } from './cart-rules.ts';
import { warnOfLargePercentages, warnOfUnderstatedSavings, warnOfUnlikelyRenewals } from './figures.ts';
import { listNamedDays, warnOfFutureDates, warnOfUnreviewed } from './future-dates.ts';
import { warnOfMovedPages, warnOfUnreviewedChanges, warnOfVanishedVehicles } from './gone.ts';
import { warnOfLocalNotes } from './local-notes.ts';
import { warnOfPastDates } from './past-dates.ts';
import { warnOfHeavyPictures, warnOfSmallPhotos, warnOfUnusedPhotos } from './photos.ts';
import { warnOfSecurityTxt } from './security-txt.ts';
import { warnOfOldExample } from './payment-example.ts';
import { listPriceChanges, warnOfCheapPlus, warnOfCheapRentals, warnOfPriceChanges } from './prices.ts';
import { readPublished } from './published.ts';
import { listSearchDescriptions, warnOfSearchDescriptions } from './search-descriptions.ts';
import { warnOfUnreadFiles } from './unread-files.ts';
import {
  warnOfFeaturedOutOfStock,
  warnOfFutureModels,
  warnOfNearCategories,
  warnOfRepeatedDescriptions,
  warnOfUnusualFigures,
} from './vehicles.ts';
import { listLinkedVehicleIds, warnOfUnlinkedVehicles } from './unlinked-vehicles.ts';

/** What was seen while the content was checked. */
interface Seen {
  doubts: readonly Doubt[];
  pictures: readonly Picture[];
}

/** What is probably a slip in a content and its pictures. */
export function listWarnings(content: Content, { doubts, pictures }: Seen): Doubt[] {
  const { root, dealer, paymentExample, figures, figureIdsByFile, vehicleRecords, rentalGroups } = content;
  const folder = new DataFolder(root);
  const texts = new Map(folder.readAllTexts().map(({ path, text }) => [path, text]));
  const published = readPublished(root, process.env);
  const today = readToday(dealer.timeZone);
  const towns = content.municipalities.map((town) => describeTown(town, content));
  const warnings = [
    ...warnOfPriceChanges(listPriceChanges(published, texts)),
    ...warnOfVanishedVehicles(published, content),
    ...warnOfMovedPages(published, content),
    ...warnOfUnreviewedChanges(published, texts, content),
    ...warnOfCheapPlus(vehicleRecords),
    ...warnOfCheapRentals(rentalGroups),
    ...warnOfUnlikelyRenewals(rentalGroups),
    ...warnOfUnderstatedSavings(rentalGroups),
    ...warnOfLargePercentages(figureIdsByFile, figures),
    ...warnOfUnusualFigures(vehicleRecords),
    ...warnOfFutureModels(vehicleRecords, today),
    ...warnOfNearCategories(vehicleRecords),
    ...warnOfRepeatedDescriptions(vehicleRecords),
    ...warnOfFeaturedOutOfStock(content.featuredCarts, vehicleRecords),
    ...warnOfUnlinkedVehicles(vehicleRecords, listLinkedVehicleIds(content, towns)),
    ...warnOfSearchDescriptions(listSearchDescriptions(content, towns)),
    ...warnOfSmallPhotos(vehicleRecords, pictures),
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
  const placed = warnings.map(({ file, at, ...words }) => {
    const text = texts.get(file);
    const line = text === undefined ? undefined : parseSource(file, text, 0).lineOf(at);
    return { file: `data/${file}`, line, field: formatPath(at), ...words };
  });
  return [...doubts, ...placed];
}

/** Warnings as the text that staff read; undefined where there are none. */
export function formatWarnings(warnings: readonly Doubt[]): string | undefined {
  if (warnings.length === 0) return undefined;
  const blocks = warnings.map(({ file, line, field, found, advice }) => {
    return `${formatPlace({ file, line, field })}\n  found:    ${found}\n  advice:   ${advice}`;
  });
  const count = `${formatCount(blocks.length, 'thing')} to look at in data/`;
  return [`${count} (the site is built all the same)`, ...blocks].join('\n\n');
}
