// Days: the only place that asks the clock for one, since the build's machine has another midnight than the dealer.

/**
 * Today in a time zone such as America/New_York, as an ISO date; the day of another moment, if one is given. Throws on an
 * unknown zone.
 */
export function readToday(timeZone: string, now = new Date()): string {
  // Swedes write dates as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}

/** Days from one ISO date to another: whole, negative where the second comes first, NaN where one is no date. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
