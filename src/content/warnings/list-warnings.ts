// What is valid in data/ and yet probably a slip: the build and `npm run data:check` print it. Apart from loadContent(),
// since it looks at git and at the clock.
import { readToday } from '../../lib/site/clock.ts';
import { formatCount } from '../../lib/site/format.ts';
import { DataFolder } from '../data-folder.ts';
import type { Content } from '../load.ts';
import { formatPath, formatPlace } from '../problem.ts';
import type { Picture } from '../pictures.ts';
import { parseSource } from '../source.ts';
import { warnOfPastDates } from './past-dates.ts';
import { warnOfHeavyPictures, warnOfSmallPhotos, warnOfUnusedPhotos } from './photos.ts';
import { listPriceChanges, warnOfCheapPlus, warnOfCheapRentals, warnOfPriceChanges } from './prices.ts';
import { listSearchDescriptions, warnOfSearchDescriptions } from './search-descriptions.ts';
import { listLinkedVehicleIds, warnOfUnlinkedVehicles } from './unlinked-vehicles.ts';

/** A warning with its place as it is told. */
export interface PlacedWarning {
  /** From the project's root: data/vehicles/ev-city.yaml. */
  file: string;
  /** Undefined for a picture. */
  line: number | undefined;
  /** Nested keys with dots, entries of lists counted from 1. */
  field: string;
  found: string;
  advice: string;
}

/** What is probably a slip in a content and its pictures. */
export function listWarnings(content: Content, pictures: readonly Picture[]): PlacedWarning[] {
  const { root, dealer, vehicleRecords, rentalGroups } = content;
  const folder = new DataFolder(root);
  const texts = new Map(folder.readAllTexts().map(({ path, text }) => [path, text]));
  const warnings = [
    ...warnOfPriceChanges(listPriceChanges(root, texts)),
    ...warnOfCheapPlus(vehicleRecords),
    ...warnOfCheapRentals(rentalGroups),
    ...warnOfUnlinkedVehicles(vehicleRecords, listLinkedVehicleIds(content)),
    ...warnOfSearchDescriptions(listSearchDescriptions(content)),
    ...warnOfSmallPhotos(vehicleRecords, pictures),
    ...warnOfUnusedPhotos(vehicleRecords, pictures),
    ...warnOfHeavyPictures(pictures),
    ...warnOfPastDates(dealer, readToday(dealer.timeZone)),
  ];
  return warnings.map(({ file, at, found, advice }) => {
    const text = texts.get(file);
    const line = text === undefined ? undefined : parseSource(file, text, 0).lineOf(at);
    return { file: `data/${file}`, line, field: formatPath(at), found, advice };
  });
}

/** Warnings as the text that staff read; undefined where there are none. */
export function formatWarnings(warnings: readonly PlacedWarning[]): string | undefined {
  if (warnings.length === 0) return undefined;
  const blocks = warnings.map(({ file, line, field, found, advice }) => {
    return `${formatPlace({ file, line, field })}\n  found:    ${found}\n  advice:   ${advice}`;
  });
  const count = `${formatCount(blocks.length, 'thing')} to look at in data/`;
  return [`${count} (the site is built all the same)`, ...blocks].join('\n\n');
}
