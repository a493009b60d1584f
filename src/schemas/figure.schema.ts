// A figure that policies and pages quote: data/figures/*.yaml, edited by the office; shown through {{id}} tokens.
import { z } from 'zod';
import { idSchema, textSchema, verifiedSchema } from './fields.ts';

export const figureUnits = [
  'usd',
  'percent',
  'hours',
  'days',
  'business days',
  'weeks',
  'months',
  'years',
  'miles',
  'feet',
  'people',
  'drivers',
  'time',
  'date',
  'text',
] as const;

/** Units of figures that are written as a text; all others count something. */
const textUnits: readonly string[] = ['time', 'date', 'text'];

export const figureSchema = z
  .strictObject({
    id: idSchema.describe(
      'Name of its token: the figure rental-late-fee is written {{rental-late-fee}} in texts.',
    ),
    label: textSchema.describe('What the figure says, for tables and for you.'),
    value: z
      .union([z.number(), z.string().min(1)], { error: 'write a number, or a text' })
      .describe('The figure without its unit; a day as year-month-day, a time of 24 hours as 14:00.'),
    max: z
      .number({ error: 'write a number, for example 5' })
      .optional()
      .describe('Upper end, where the figure is a range.'),
    unit: z.enum(figureUnits).describe('What the figure counts; it decides how the figure is printed.'),
    per: textSchema.optional().describe('What a dollar amount is counted by: hour, mile, month.'),
    verified: verifiedSchema.optional(),
  })
  .refine((figure) => typeof figure.value === 'number' || textUnits.includes(figure.unit), {
    path: ['value'],
    error: 'write the number alone, without its unit or comma; the unit has a field of its own',
  })
  .refine(({ value }) => typeof value !== 'number' || value >= 0, {
    path: ['value'],
    error: 'write a number that is not below 0',
  })
  .refine(({ value, max }) => max === undefined || typeof value !== 'number' || value <= max, {
    path: ['max'],
    error: 'write a number that is not below value, or leave it out',
  });
export type Figure = z.output<typeof figureSchema>;

export const figureFileSchema = z.strictObject({
  figures: z.array(figureSchema).min(1).describe('The figures, each with the name of its token.'),
});
