// What is valid in data/ and yet wrong today, or probably a slip. Apart from loadContent(), since it looks at git and at the
// clock. A new check is a function from the site to its findings, and a row of the table below.
import { readToday } from '../../lib/clock.ts';
import { buildTokens } from '../../features/dealer/dealer-tokens.ts';
import type { CheckedContent } from '../check.ts';
import { DataFolder } from '../engine/data-folder.ts';
import { parseDataFiles } from '../engine/data-file.ts';
import { describeTown } from '../builders/describe-town.ts';
import { formatPath, type Diagnostic } from '../engine/diagnostic.ts';
import { findBareCreditTerms, findBareOffers, findStreetClaims } from './claims.ts';
import {
  findExpiredSecurityTxt,
  findFarNotice,
  findFutureDays,
  findOldExample,
  findOldRules,
  findPastDays,
  findSecurityTxtEnd,
  findUnreviewedPolicies,
} from './dates.ts';
import { findLargePercentages, findUnderstatedSavings, findUnlikelyRenewals } from './figures.ts';
import type { Finding } from './finding.ts';
import type { CheckContext } from './check-context.ts';
import { findMovedPages, findUnreviewedChanges, findVanishedVehicles } from './gone.ts';
import { findLocalNotes } from './local-notes.ts';
import { listPageTexts } from './page-texts.ts';
import { findHeavyPictures, findSceneShapes, findSmallPhotos, findUnusedPhotos } from './photos.ts';
import { findCheapPlus, findCheapRentals, findPriceChanges } from './prices.ts';
import { readPublished } from './published.ts';
import { findSearchDescriptions } from './search-descriptions.ts';
import {
  findKeptPhone,
  findShowroomPlaces,
  findShowroomMentions,
  findStaleRenewals,
  findHardcodedPhones,
} from './stale-facts.ts';
import { findUnlinkedVehicles } from './unlinked-vehicles.ts';
import { findUnreadFiles } from './unread-files.ts';
import {
  findFeaturedOutOfStock,
  findFutureModels,
  findSimilarCategories,
  findRepeatedDescriptions,
  findUnusualFigures,
} from './vehicles.ts';
import { findEmoji, findEqualPositions, findListPrices, findLongHome, findShortReviews } from './copy.ts';

/** One check: how bad its findings are, and what it looks at. */
interface Check {
  /**
   * On an error `npm run data:check` fails. A build tells it and goes on: it depends on the data alone, so that any commit
   * can be published again.
   */
  severity: Diagnostic['severity'];
  /**
   * A check of records sees each alone or beside one of its kind, and runs beside mistakes in others. One of the site needs
   * all of them: what is left out for a mistake would look as if it were missing.
   */
  of: 'records' | 'site';
  find: (site: CheckContext) => Finding[];
}

/** Every check, in the order in which its findings are told. */
const checks: readonly Check[] = [
  { severity: 'warning', of: 'records', find: findPriceChanges },
  { severity: 'warning', of: 'records', find: findCheapPlus },
  { severity: 'warning', of: 'records', find: findCheapRentals },
  { severity: 'warning', of: 'records', find: findUnlikelyRenewals },
  { severity: 'warning', of: 'records', find: findUnderstatedSavings },
  { severity: 'warning', of: 'records', find: findLargePercentages },
  { severity: 'warning', of: 'records', find: findUnusualFigures },
  { severity: 'warning', of: 'records', find: findFutureModels },
  { severity: 'error', of: 'site', find: findStreetClaims },
  { severity: 'error', of: 'site', find: findBareCreditTerms },
  { severity: 'error', of: 'site', find: findBareOffers },
  { severity: 'warning', of: 'site', find: findHardcodedPhones },
  { severity: 'warning', of: 'site', find: findKeptPhone },
  { severity: 'warning', of: 'site', find: findShowroomMentions },
  { severity: 'warning', of: 'site', find: findShowroomPlaces },
  { severity: 'warning', of: 'site', find: findStaleRenewals },
  { severity: 'warning', of: 'site', find: findEmoji },
  { severity: 'warning', of: 'site', find: findShortReviews },
  { severity: 'warning', of: 'site', find: findListPrices },
  { severity: 'warning', of: 'site', find: findEqualPositions },
  { severity: 'warning', of: 'site', find: findLongHome },
  { severity: 'warning', of: 'site', find: findVanishedVehicles },
  { severity: 'warning', of: 'site', find: findMovedPages },
  { severity: 'warning', of: 'site', find: findUnreviewedChanges },
  { severity: 'warning', of: 'site', find: findSimilarCategories },
  { severity: 'warning', of: 'site', find: findRepeatedDescriptions },
  { severity: 'warning', of: 'site', find: findFeaturedOutOfStock },
  { severity: 'warning', of: 'site', find: findUnlinkedVehicles },
  { severity: 'warning', of: 'site', find: findSearchDescriptions },
  { severity: 'warning', of: 'site', find: findSmallPhotos },
  { severity: 'warning', of: 'site', find: findSceneShapes },
  { severity: 'warning', of: 'site', find: findUnusedPhotos },
  { severity: 'warning', of: 'site', find: findHeavyPictures },
  { severity: 'warning', of: 'site', find: findLocalNotes },
  { severity: 'warning', of: 'site', find: findUnreadFiles },
  { severity: 'warning', of: 'site', find: findPastDays },
  { severity: 'error', of: 'site', find: findExpiredSecurityTxt },
  { severity: 'warning', of: 'site', find: findSecurityTxtEnd },
  { severity: 'warning', of: 'site', find: findOldExample },
  { severity: 'warning', of: 'site', find: findOldRules },
  { severity: 'error', of: 'site', find: findFutureDays },
  { severity: 'warning', of: 'site', find: findFarNotice },
  { severity: 'warning', of: 'site', find: findUnreviewedPolicies },
];

/** What the checks find in a folder; none while a file has a mistake that everything else quotes. */
export function runChecks(checked: CheckedContent): Diagnostic[] {
  const site = describeSite(checked);
  if (!site) return [];
  return checks
    .filter((check) => check.of === 'records' || checked.content)
    .flatMap(({ severity, find }) =>
      find(site).map(({ file, at, line, ...words }) => ({
        severity,
        file: `data/${file}`,
        line: line ?? site.files.get(file)?.lineOf(at),
        field: formatPath(at),
        ...words,
      })),
    );
}

/** What the checks look at; undefined where nothing could be read. */
function describeSite({ root, content, readable, pictures }: CheckedContent): CheckContext | undefined {
  const records = content ?? readable;
  if (!records) return undefined;
  const folder = new DataFolder(root);
  const files = parseDataFiles(folder.readAllTexts());
  const published = [...readPublished(root, process.env)].map(([path, text]) => ({ path, text }));
  const tokens = buildTokens(records.dealer, records.priceCopy, records.figures);
  return {
    ...records,
    today: readToday(records.dealer.timeZone),
    files,
    filePaths: folder.listAllPaths(),
    published: parseDataFiles(published),
    pictures,
    texts: content ? listPageTexts(files, tokens) : [],
    towns: content ? content.municipalities.map((town) => describeTown(town, content)) : [],
  };
}
