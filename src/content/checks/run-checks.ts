// What is valid in data/ and yet wrong today, or probably a slip. Separate from loadContent(), because it looks at git and at the
// clock. A new check is a function from the site to its findings, and a row of the table below.
import { readToday } from '../../lib/clock.ts';
import { buildTokens } from '../../features/dealer/dealer-tokens.ts';
import type { ContentWithPictures } from '../load-with-pictures.ts';
import { DataFolder } from '../engine/data-folder.ts';
import { parseDataFiles } from '../engine/data-file.ts';
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
} from './dates.ts';
import type { Finding } from './finding.ts';
import type { CheckContext } from './check-context.ts';
import { findMovedPages, findUnreviewedChanges, findVanishedVehicles } from './gone.ts';
import { listPageTexts } from './page-texts.ts';
import { findHeavyPictures, findSmallPictures } from './pictures.ts';
import { findCheapPlus, findPriceChanges } from './prices.ts';
import { readPublished } from './published.ts';
import { findCheapRentals, findOddRenewals, findUnderstatedSavings } from './rentals.ts';
import { findSearchDescriptions } from './search-descriptions.ts';
import { findMisplacedShowrooms, findOldPhones } from './stale-facts.ts';
import { findUnreadFiles } from './unread-files.ts';
import { findFeaturedOutOfStock, findFutureModels, findUnusualFigures } from './vehicles.ts';
import { findEmoji, findContradictingListPrices, findLongHome, findRepeatedWords } from './copy.ts';

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
  scope: 'records' | 'site';
  find: (site: CheckContext) => Finding[];
}

/** Every check, in the order in which its findings are told. */
const checks: readonly Check[] = [
  { severity: 'warning', scope: 'records', find: findPriceChanges },
  { severity: 'warning', scope: 'records', find: findCheapPlus },
  { severity: 'warning', scope: 'records', find: findCheapRentals },
  { severity: 'warning', scope: 'records', find: findOddRenewals },
  { severity: 'warning', scope: 'records', find: findUnderstatedSavings },
  { severity: 'warning', scope: 'records', find: findUnusualFigures },
  { severity: 'warning', scope: 'records', find: findFutureModels },
  { severity: 'error', scope: 'site', find: findStreetClaims },
  { severity: 'error', scope: 'site', find: findBareCreditTerms },
  { severity: 'error', scope: 'site', find: findBareOffers },
  { severity: 'warning', scope: 'site', find: findOldPhones },
  { severity: 'warning', scope: 'site', find: findMisplacedShowrooms },
  { severity: 'warning', scope: 'site', find: findEmoji },
  { severity: 'warning', scope: 'site', find: findContradictingListPrices },
  { severity: 'warning', scope: 'site', find: findLongHome },
  { severity: 'warning', scope: 'site', find: findVanishedVehicles },
  { severity: 'warning', scope: 'site', find: findMovedPages },
  { severity: 'warning', scope: 'site', find: findUnreviewedChanges },
  { severity: 'warning', scope: 'site', find: findRepeatedWords },
  { severity: 'warning', scope: 'site', find: findFeaturedOutOfStock },
  { severity: 'warning', scope: 'site', find: findSearchDescriptions },
  { severity: 'error', scope: 'site', find: findSmallPictures },
  { severity: 'error', scope: 'site', find: findHeavyPictures },
  { severity: 'warning', scope: 'site', find: findUnreadFiles },
  { severity: 'warning', scope: 'site', find: findPastDays },
  { severity: 'error', scope: 'site', find: findExpiredSecurityTxt },
  { severity: 'warning', scope: 'site', find: findSecurityTxtEnd },
  { severity: 'warning', scope: 'site', find: findOldExample },
  { severity: 'warning', scope: 'site', find: findOldRules },
  { severity: 'error', scope: 'site', find: findFutureDays },
  { severity: 'warning', scope: 'site', find: findFarNotice },
];

/** What the checks find in a folder; none while a file has a mistake that everything else quotes. */
export function runChecks(checked: ContentWithPictures): Diagnostic[] {
  const site = describeSite(checked);
  if (!site) return [];
  return checks
    .filter((check) => check.scope === 'records' || checked.content)
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
function describeSite({ root, content, readable, pictures }: ContentWithPictures): CheckContext | undefined {
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
  };
}
