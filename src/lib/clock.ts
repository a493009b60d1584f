// The day is the dealer's, since the build's machine has another midnight.

const dayMs = 86_400_000;

/** The ISO date of a moment in a time zone such as America/New_York. Throws on an unknown zone. */
export function readToday(timeZone: string, now = new Date()): string {
  // Swedes write dates as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}

/** The ISO date so many days after another. Throws on what is no date. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}
