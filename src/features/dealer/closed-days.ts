// Days on which the dealer is closed, for forms that ask for a day.

/** Days of the week, from 0 for Sunday, and ISO dates. */
export interface ClosedDays {
  weekdays: readonly number[];
  dates: readonly string[];
}

/** Whether the dealer is closed on an ISO date. False for text that is not a date, and without closed days. */
export function isClosed(
  date: string,
  { weekdays, dates }: ClosedDays = { weekdays: [], dates: [] },
): boolean {
  return dates.includes(date) || weekdays.includes(new Date(date).getUTCDay());
}
