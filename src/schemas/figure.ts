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

export const figureSchema = z.strictObject({
  /** Name of its token. */
  id: idSchema,
  label: textSchema,
  value: z.union([z.number(), z.string().min(1)], { error: 'write a number, or a text in quotes' }),
  /** Upper end where the figure is a range. */
  max: z.number({ error: 'write a number, for example 5' }).optional(),
  unit: z.enum(figureUnits),
  /** What a dollar amount is counted by: hour, mile, month. */
  per: textSchema.optional(),
  verified: verifiedSchema.optional(),
});
export type Figure = z.output<typeof figureSchema>;

export const figureFileSchema = z.strictObject({ figures: z.array(figureSchema).min(1) });
