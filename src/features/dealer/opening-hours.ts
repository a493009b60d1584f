// Opening hours as people read them and as schema.org wants them; which holidays and notices are current on a day.
import type { ClosedDays } from './closed-days.ts';
import type { Dealer } from './dealer.schema.ts';
import { weekdays, type OpeningHours, type Weekday } from './opening-hours.schema.ts';
import { formatClockTime, formatMonthDay } from '../../lib/format.ts';

/**
 * One line for all days: "Mon-Sat 9AM-5PM, Sun closed". Days in no entry come last; `closedNote` is what holds on them
 * instead of "closed".
 */
export function describeOpeningHours(hours: readonly OpeningHours[], closedNote = 'closed'): string {
  return listOpeningHours(hours)
    .map(({ days, time }) => `${days} ${time === 'Closed' ? closedNote.toLowerCase() : time}`)
    .join(', ');
}

/** The hours of telephone and delivery behind their label: "Phone & delivery hours: Mon-Sat 9AM-6PM, Sun closed". */
export function describePhoneHours({ hours }: Pick<Dealer, 'hours'>): string {
  return `${hours.phoneAndDeliveryLabel}: ${describeOpeningHours(hours.phoneAndDelivery)}`;
}

/** Rows for a table: days ("Mon-Fri") and time ("9AM-5PM" or "Closed"). */
export function listOpeningHours(hours: readonly OpeningHours[]): { days: string; time: string }[] {
  const rows = hours.map((entry) => ({
    days: joinDays(entry.days),
    time: `${formatClockTime(entry.opens)}-${formatClockTime(entry.closes)}`,
  }));
  const named = new Set(hours.flatMap((entry) => entry.days));
  const closed = weekdays.filter((day) => !named.has(day));
  return closed.length > 0 ? [...rows, { days: joinDays(closed), time: 'Closed' }] : rows;
}

/** The dealer's notice while it is current on the given ISO date, both ends included. */
export function findCurrentNotice(dealer: Pick<Dealer, 'notice'>, isoDate: string): string | undefined {
  const { notice } = dealer;
  return notice && notice.from <= isoDate && isoDate <= notice.until ? notice.text : undefined;
}

/** Holidays from the given ISO date on, within the days that a visitor plans ahead. Throws a RangeError on no date. */
export function listComingHolidays(
  dealer: Pick<Dealer, 'holidayHours'>,
  isoDate: string,
  daysAhead = 60,
): { date: string; name: string; time: string }[] {
  const last = new Date(Date.parse(`${isoDate}T00:00:00Z`) + daysAhead * 86_400_000)
    .toISOString()
    .slice(0, 10);
  return dealer.holidayHours
    .filter((holiday) => isoDate <= holiday.date && holiday.date <= last)
    .map(({ date, name, opens, closes }) => ({
      date,
      name,
      time: opens && closes ? `${formatClockTime(opens)}-${formatClockTime(closes)}` : 'Closed',
    }));
}

/** Closed days, then short ones: "Closed Dec 25, Jan 1. Dec 24: 9AM-1PM."; empty without any. */
export function describeHolidays(holidays: ReturnType<typeof listComingHolidays>): string {
  const isClosedDay = ({ time }: { time: string }) => time === 'Closed';
  const formatDay = ({ date }: { date: string }) => formatMonthDay(date, 'short');
  const closed = holidays.filter(isClosedDay).map(formatDay);
  const short = holidays.filter((day) => !isClosedDay(day)).map((day) => `${formatDay(day)}: ${day.time}`);
  return [closed.length > 0 && `Closed ${closed.join(', ')}.`, short.length > 0 && `${short.join(', ')}.`]
    .filter(Boolean)
    .join(' ');
}

/** The days that no entry of the hours has, and the holidays without hours. */
export function listClosedDays(
  hours: readonly OpeningHours[],
  holidayHours: Dealer['holidayHours'],
): ClosedDays {
  const closed = weekdays.filter((day) => !hours.some(({ days }) => days.includes(day)));
  return {
    weekdays: closed.map((day) => (weekdays.indexOf(day) + 1) % 7),
    dates: holidayHours.filter(({ opens }) => opens === undefined).map(({ date }) => date),
  };
}

/** "Mon-Sat" for days in a row, "Mon, Wed" for others. */
function joinDays(days: readonly Weekday[]): string {
  const short = days.map((day) => day.slice(0, 3));
  const first = weekdays.indexOf(days[0] ?? 'Monday');
  const isRun = days.every((day, index) => weekdays.indexOf(day) === first + index);
  return isRun && days.length > 1 ? `${short[0]}-${short.at(-1)}` : short.join(', ');
}
