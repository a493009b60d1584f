// How figures, dates and telephone numbers are printed: US style, the same on every page. Used by islands too.

const usdFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const numberFormat = new Intl.NumberFormat('en-US');
// Dates in data have no time zone; UTC keeps them on their day wherever the build runs.
const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Whole dollars: 9995 is "$9,995". Cents are rounded. */
export function formatUsd(usd: number): string {
  return usdFormat.format(usd);
}

/** Dollars and cents: 228.34 is "$228.34". */
export function formatUsdCents(usd: number): string {
  return usd.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

export function formatNumber(value: number): string {
  return numberFormat.format(value);
}

/** How many of a noun that takes an "s": "1 seat", "4 seats". */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** E.164 of the United States as people write it: "+12125550100" is "(212) 555-0100". Throws on anything else. */
export function formatPhone(e164: string): string {
  const parts = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164);
  if (!parts) throw new Error(`not a telephone number of the United States in E.164: ${e164}`);
  return `(${parts[1]}) ${parts[2]}-${parts[3]}`;
}

/** ISO date as text: "2025-01-23" is "January 23, 2025". Throws a RangeError on what is no date. */
export function formatDate(isoDate: string): string {
  return dateFormat.format(new Date(`${isoDate}T00:00:00Z`));
}

/** ISO date without its year: "November 26", with a short month "Nov 26". Throws a RangeError on what is no date. */
export function formatMonthDay(isoDate: string, month: 'long' | 'short' = 'long'): string {
  // Made here, since islands import this file and do not need it.
  const format = new Intl.DateTimeFormat('en-US', { month, day: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}

/** "09:00" is "9AM", "14:30" is "2:30PM", "24:00" is "12AM". */
export function formatClockTime(time: string): string {
  const { hour, minutes, half } = splitClockTime(time);
  return minutes === '00' ? `${hour}${half}` : `${hour}:${minutes}${half}`;
}

/** "14:00" is "2:00 PM", for rules. */
export function formatTimeOfDay(time: string): string {
  const { hour, minutes, half } = splitClockTime(time);
  return `${hour}:${minutes} ${half}`;
}

/** Months in the largest unit that fits: 24 is "2 years", 30 is "2 years 6 months", 1 is "1 month". */
export function formatMonths(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return formatCount(rest, 'month');
  return formatCount(years, 'year') + (rest > 0 ? ` ${formatCount(rest, 'month')}` : '');
}

/** The first sentence of a text, or all of it. */
export function findFirstSentence(text: string): string {
  return /.*?[.!?](?=\s)/s.exec(text)?.[0] ?? text;
}

function splitClockTime(time: string): { hour: number; minutes: string; half: 'AM' | 'PM' } {
  const hours = Number(time.slice(0, 2));
  return { hour: hours % 12 || 12, minutes: time.slice(3), half: hours % 24 < 12 ? 'AM' : 'PM' };
}
