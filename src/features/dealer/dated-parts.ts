// What the site shows of the dealer's dates on a day. Pages, markup and /llms.txt take it from here, and so does the nightly
// function that has the site built again: a date that is not in here changes no page by itself.
import type { Dealer } from './dealer.schema.ts';
import { readToday } from '../../lib/clock.ts';
import { formatMonthDay } from '../../lib/format.ts';
import { findCurrentNotice, listComingHolidays } from './opening-hours.ts';

/** What of the dealer's data has a day. */
export type DatedData = Pick<Dealer, 'notice' | 'holidayHours'>;

export interface DatedParts {
  /** On top of every page: the notice, or a holiday within a week. */
  line: string | undefined;
  /** Where a button dials: a holiday on which nobody is there. */
  isClosedToday: boolean;
  /** Wherever hours are printed: the holidays of the next 60 days, by date. */
  comingHolidays: ReturnType<typeof listComingHolidays>;
  /** In the markup: every holiday that is not over, by date. */
  holidayHours: Dealer['holidayHours'];
}

/** What the site shows on an ISO date where the dealer is. Throws a RangeError on what is no date. */
export function findDatedParts(dealer: DatedData, today: string): DatedParts {
  // Sorted here, since an entry may stand anywhere in the file, and that of a form at its end.
  const holidayHours = dealer.holidayHours
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date));
  const [holiday] = listComingHolidays({ holidayHours }, today, 7);
  return {
    // With a short month, so that it takes one line on phones.
    line:
      findCurrentNotice(dealer, today) ??
      (holiday &&
        `${holiday.name}, ${formatMonthDay(holiday.date, 'short')}: showrooms ${holiday.time === 'Closed' ? 'closed' : `open ${holiday.time}`}`),
    isClosedToday: holidayHours.some(({ date, opens }) => date === today && opens === undefined),
    comingHolidays: listComingHolidays({ holidayHours }, today),
    holidayHours,
  };
}

/** The same for the day that it is where the dealer is. */
export function readDatedParts(dealer: DatedData & Pick<Dealer, 'timeZone'>): DatedParts {
  return findDatedParts(dealer, readToday(dealer.timeZone));
}
