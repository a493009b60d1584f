// Notices and holidays that the site shows on a day. The nightly function rebuilds the site when they change.
import type { Dealer } from './dealer.schema.ts';
import { readToday } from '../../lib/clock.ts';
import { formatMonthDay } from '../../lib/format.ts';
import { listComingHolidays } from './opening-hours.ts';

export type DatedData = Pick<Dealer, 'notice' | 'holidayHours'>;

/** `today` is an ISO date in the dealer's time zone. Throws a RangeError if it is not a date. */
export function findDatedParts(dealer: DatedData, today: string) {
  const { notice } = dealer;
  const holidayHours = dealer.holidayHours
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date));
  const [holiday] = listComingHolidays(holidayHours, today, 7);
  const hours = holiday?.time === 'Closed' ? 'closed' : `open ${holiday?.time}`;
  const holidayLine =
    holiday && `${holiday.name}, ${formatMonthDay(holiday.date, 'short')}: showrooms ${hours}`;
  return {
    /** On top of every page: the notice, or a holiday within a week. */
    line: notice && notice.from <= today && today <= notice.until ? notice.text : holidayLine,
    isClosedToday: holidayHours.some(({ date, opens }) => date === today && opens === undefined),
    /** The holidays of the next 60 days, by date. */
    comingHolidays: listComingHolidays(holidayHours, today, 60),
    /** For structured data: every holiday from today on, by date. */
    holidayHours,
  };
}

/** The same for today in the dealer's time zone. */
export function readDatedParts(dealer: DatedData & Pick<Dealer, 'timeZone'>) {
  return findDatedParts(dealer, readToday(dealer.timeZone));
}
