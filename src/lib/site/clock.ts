// The only place that asks the clock for a day. The build's machine has another midnight than the dealer.

/**
 * Today in a time zone such as America/New_York, as an ISO date; the day of another moment, if one is given. Throws on an
 * unknown zone.
 */
export function readToday(timeZone: string, now = new Date()): string {
  // Swedes write dates as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}
