// Opening times of the week and of holidays, as data/dealer.yaml has them: sense within an entry and between entries.
import { z } from 'zod';
import { clockTimeSchema, closingTimeSchema, isoDateSchema, textSchema } from '../../schemas/fields.ts';

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** Whether a day closes after it opens; a time in another form is a mistake of its own. */
function isInOrder(opens = '', closes = ''): boolean {
  return opens.length !== closes.length || opens < closes || closes === '';
}

const closesLater = {
  path: ['closes'],
  error: 'write a time that is after the one behind "opens"; midnight is 24:00',
};

export const openingHoursSchema = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1).describe('The days of this opening time.'),
    opens: clockTimeSchema,
    closes: closingTimeSchema,
  })
  .refine(({ opens, closes }) => isInOrder(opens, closes), closesLater)
  .describe('Days that share one opening time; a day in no entry is closed.');
export type OpeningHours = z.output<typeof openingHoursSchema>;

/** The opening times of a week: each day in one entry at most. */
export const weekHoursSchema = z
  .array(openingHoursSchema)
  .min(1)
  .superRefine((entries, context) => {
    const seen = new Set<Weekday>();
    entries.forEach(({ days }, entry) => {
      days.forEach((day, index) => {
        if (seen.has(day)) {
          const message = 'each day once; it stands in this list already';
          context.addIssue({ code: 'custom', path: [entry, 'days', index], message });
        }
        seen.add(day);
      });
    });
  });

const holidaySchema = z
  .strictObject({
    date: isoDateSchema,
    name: textSchema.describe('Name of the day: Thanksgiving Day.'),
    opens: clockTimeSchema.optional(),
    closes: closingTimeSchema.optional(),
  })
  .refine((holiday) => (holiday.opens === undefined) === (holiday.closes === undefined), {
    error: 'write both opens and closes, or neither for a day that is closed',
  })
  .refine(({ opens, closes }) => isInOrder(opens, closes), closesLater);

/** Days with other hours: each date in one entry at most. */
export const holidayHoursSchema = z
  .array(holidaySchema)
  .superRefine((holidays, context) => {
    holidays.forEach(({ date }, index) => {
      const isFirst = holidays.findIndex((holiday) => holiday.date === date) === index;
      if (isFirst) return;
      const message = 'each date once; another entry has this one already';
      context.addIssue({ code: 'custom', path: [index, 'date'], message });
    });
  })
  .describe(
    'Days with other hours, one entry a day, in any order; without opens and closes the day is closed. Pages list a day from 60 days ahead by themselves, and not before.',
  );
