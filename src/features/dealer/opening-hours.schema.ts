// Opening hours of the week and of holidays in data/dealer.yaml.
import { z } from 'zod';
import { clockTimeSchema, isoDateSchema, textSchema } from '../../schemas/fields.ts';

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

/** Whether a day closes after it opens. True for times in a wrong format, which have their own message. */
function isInOrder(hours: { opens?: string | undefined; closes?: string | undefined }): boolean {
  const { opens = '', closes = '' } = hours;
  return opens.length !== closes.length || opens < closes || closes === '';
}

const closesLater = {
  path: ['closes'],
  error: 'write a time that is after the one behind "opens"; midnight is 24:00',
};

const isEachOnce = (values: readonly string[]) => new Set(values).size === values.length;

export const openingHoursSchema = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1).describe('The days of this opening time.'),
    opens: clockTimeSchema,
    closes: clockTimeSchema,
  })
  .refine(isInOrder, closesLater)
  .describe('Days that share one opening time; a day in no entry is closed.');
export type OpeningHours = z.output<typeof openingHoursSchema>;

/** The opening times of a week: each day in one entry at most. */
export const weekHoursSchema = z
  .array(openingHoursSchema)
  .min(1)
  .refine((entries) => isEachOnce(entries.flatMap(({ days }) => days)), 'name each day in one entry only');

/** Days with other hours: each date in one entry at most. */
export const holidayHoursSchema = z
  .array(
    z
      .strictObject({
        date: isoDateSchema,
        name: textSchema.describe('Name of the day: Thanksgiving Day.'),
        opens: clockTimeSchema.optional(),
        closes: clockTimeSchema.optional(),
      })
      .refine(
        ({ opens, closes }) => (opens === undefined) === (closes === undefined),
        'write both opens and closes, or neither for a day that is closed',
      )
      .refine(isInOrder, closesLater),
  )
  .refine((holidays) => isEachOnce(holidays.map(({ date }) => date)), 'write each date in one entry only')
  .describe(
    'Days with other hours, one entry a day, in any order; without opens and closes the day is closed. Pages list a day from 60 days ahead by themselves, and not before.',
  );
