// A figure that policies and pages quote: data/figures/*.yaml, edited by the office; shown through {{id}} tokens.
import { z } from 'zod';
import { idSchema, textSchema, verifiedSchema } from '../../schemas/fields.ts';

const amounts = ['usd', 'percent', 'miles', 'feet'] as const;
const periods = ['hours', 'days', 'business days', 'weeks', 'months', 'years'] as const;

export const figureSchema = z
  .strictObject({
    id: idSchema.meta({
      description: 'Name of its token: the figure rental-late-fee is written {{rental-late-fee}} in texts.',
      unique: 'figure id',
    }),
    label: textSchema.describe('What the figure says, for tables and for you.'),
    value: z
      .number('write the number alone, without its unit or comma; the unit has a field of its own')
      .min(0, 'write a number that is not below 0')
      .optional()
      .describe('The figure without its unit.'),
    text: textSchema
      .optional()
      .describe('In place of a number: a day as year-month-day, a time of 24 hours as 14:00, or words.'),
    max: z
      .number('write a number, for example 5')
      .optional()
      .describe('Upper end, where the figure is a range.'),
    unit: z
      .enum([...amounts, ...periods])
      .optional()
      .describe('What the number counts, printed with it; leave it out for people.'),
    per: textSchema.optional().describe('What a dollar amount is counted by: hour, mile, month.'),
    verified: verifiedSchema.optional(),
  })
  .refine(({ value, text }) => (value === undefined) !== (text === undefined), {
    path: ['value'],
    error: 'write the number alone, without its unit or comma; or a text, not both',
  })
  .refine(({ text, unit }) => text === undefined || unit === undefined, {
    path: ['unit'],
    error: 'leave it out beside a text',
  })
  .refine(({ value, max }) => max === undefined || value === undefined || value <= max, {
    path: ['max'],
    error: 'write a number that is not below value, or leave it out',
  });
export type Figure = z.output<typeof figureSchema>;

export const figureFileSchema = z.strictObject({
  figures: z.array(figureSchema).min(1).describe('The figures, each with the name of its token.'),
});
