// What the site shows of the dealer's dates on a day. The nightly function builds the site again when this changes.
import type { Dealer } from './dealer.schema.ts';
import { readToday } from '../../lib/clock.ts';
import { formatMonthDay } from '../../lib/format.ts';
import { listComingHolidays, type ComingHoliday } from './opening-hours.ts';

export type DatedData = Pick<Dealer, 'notice' | 'holidayHours'>;

export interface DatedParts {
  /** On top of every page: the notice, or a holiday within a week. */
  line: string | undefined;
  /** On a holiday on which nobody answers. */
  isClosedToday: boolean;
  /** The holidays of the next 60 days, by date. */
  comingHolidays: ComingHoliday[];
  /** For the markup: every holiday that is not over, by date. */
  holidayHours: Dealer['holidayHours'];
}

/** What the site shows on an ISO date where the dealer is. Throws a RangeError on what is no date. */
export function findDatedParts(dealer: DatedData, today: string): DatedParts {
  const { notice } = dealer;
  const holidayHours = dealer.holidayHours
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date));
  const [holiday] = listComingHolidays(holidayHours, today, 7);
  const hours = holiday?.time === 'Closed' ? 'closed' : `open ${holiday?.time}`;
  const holidayLine =
    holiday && `${holiday.name}, ${formatMonthDay(holiday.date, 'short')}: showrooms ${hours}`;
  return {
    line: notice && notice.from <= today && today <= notice.until ? notice.text : holidayLine,
    isClosedToday: holidayHours.some(({ date, opens }) => date === today && opens === undefined),
    comingHolidays: listComingHolidays(holidayHours, today, 60),
    holidayHours,
  };
}

/** The same for today where the dealer is. */
export function readDatedParts(dealer: DatedData & Pick<Dealer, 'timeZone'>): DatedParts {
  return findDatedParts(dealer, readToday(dealer.timeZone));
}
