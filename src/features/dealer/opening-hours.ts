// Opening hours of the week and of holidays as people read them.
import type { ClosedDays } from './closed-days.ts';
import type { Dealer } from './dealer.schema.ts';
import { weekdays, type OpeningHours, type Weekday } from './opening-hours.schema.ts';
import { formatClockTime, formatMonthDay } from '../../lib/format.ts';

/** Rows for a table: days ("Mon-Fri") and time ("9AM-5PM" or "Closed"); days without hours come last. */
export function listOpeningHours(hours: readonly OpeningHours[]): { days: string; time: string }[] {
  const rows = hours.map((entry) => ({ days: joinDays(entry.days), time: formatTime(entry) }));
  const closed = listDaysWithout(hours);
  return closed.length > 0 ? [...rows, { days: joinDays(closed), time: 'Closed' }] : rows;
}

/** One line for all days: "Mon-Sat 9AM-5PM, Sun closed". `closedNote` says what happens on days without hours. */
export function describeOpeningHours(hours: readonly OpeningHours[], closedNote = 'closed'): string {
  return listOpeningHours(hours)
    .map(({ days, time }) => `${days} ${time === 'Closed' ? closedNote.toLowerCase() : time}`)
    .join(', ');
}

/** "Phone & delivery hours: Mon-Sat 9AM-6PM, Sun closed". */
export function describePhoneHours({ hours }: Pick<Dealer, 'hours'>): string {
  return `${hours.phoneAndDeliveryLabel}: ${describeOpeningHours(hours.phoneAndDelivery)}`;
}

/** A holiday as it is printed; `time` is "9AM-1PM" or "Closed". */
export interface ComingHoliday {
  date: string;
  name: string;
  time: string;
}

/** Holidays from an ISO date on, for a number of days. Throws a RangeError if it is not a date. */
export function listComingHolidays(
  holidays: Dealer['holidayHours'],
  today: string,
  daysAhead: number,
): ComingHoliday[] {
  const last = new Date(Date.parse(today) + daysAhead * 86_400_000).toISOString().slice(0, 10);
  return holidays
    .filter(({ date }) => today <= date && date <= last)
    .map(({ date, name, opens, closes }) => ({
      date,
      name,
      time: opens && closes ? formatTime({ opens, closes }) : 'Closed',
    }));
}

/** "Nov 26 closed, Dec 24 9AM-1PM."; empty without any. */
export function describeHolidays(holidays: readonly ComingHoliday[]): string {
  const days = holidays.map(
    ({ date, time }) => `${formatMonthDay(date, 'short')} ${time.replace('Closed', 'closed')}`,
  );
  return days.length > 0 ? `${days.join(', ')}.` : '';
}

/** The weekdays without hours (Sunday is 0), and the holidays without hours. */
export function listClosedDays(
  hours: readonly OpeningHours[],
  holidayHours: Dealer['holidayHours'],
): ClosedDays {
  return {
    weekdays: listDaysWithout(hours).map((day) => (weekdays.indexOf(day) + 1) % 7),
    dates: holidayHours.filter(({ opens }) => opens === undefined).map(({ date }) => date),
  };
}

function listDaysWithout(hours: readonly OpeningHours[]): Weekday[] {
  return weekdays.filter((day) => !hours.some(({ days }) => days.includes(day)));
}

function formatTime({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): string {
  return `${formatClockTime(opens)}-${formatClockTime(closes)}`;
}

/** "Mon-Sat" for days in a row, "Mon, Wed" for others. */
function joinDays(days: readonly Weekday[]): string {
  const short = days.map((day) => day.slice(0, 3));
  const first = weekdays.indexOf(days[0] ?? 'Monday');
  const isRun = days.every((day, index) => weekdays.indexOf(day) === first + index);
  return isRun && days.length > 1 ? `${short[0]}-${short.at(-1)}` : short.join(', ');
}
