// Days on which nobody is there, for forms that ask for a day.

/** When nobody is there: days of the week by their number, Sunday being 0, and ISO dates. */
export interface ClosedDays {
  weekdays: readonly number[];
  dates: readonly string[];
}

/** Whether nobody is there on an ISO date; what is no date is a day like any other, and all are open where no day is named. */
export function isClosed(
  date: string,
  { weekdays, dates }: ClosedDays = { weekdays: [], dates: [] },
): boolean {
  return dates.includes(date) || weekdays.includes(new Date(date).getUTCDay());
}
