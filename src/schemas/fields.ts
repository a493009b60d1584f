// Field kinds that several records share, each with the sentence a colleague reads when it is wrong.
import { z } from 'zod';
import { capitalize } from '../lib/format.ts';

/** One or more words; an empty text is a mistake, a missing optional key is not. */
export const textSchema = z.string('write a text').trim().min(1, 'write a text, it is empty');

/** A text of a form; `advice` says how to write it, in forms, in editors and as a mistake. */
export const formatSchema = (format: RegExp, advice: string) =>
  z
    .string(advice)
    .regex(format, advice)
    .meta({ description: `${capitalize(advice)}.`, patternErrorMessage: advice });

export const idSchema = formatSchema(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'use small letters, digits and single hyphens, for example ev-nomad-xl',
);

export const pathSchema = formatSchema(
  /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
  'start with "/", use small letters, digits and hyphens, and no "/" at the end, for example /lewes-golf-carts',
);

export const usdSchema = z
  .int('write whole dollars, for example 9995 (no "$", comma or cents)')
  .positive('write an amount above 0, for example 9995')
  .describe('Whole US dollars before tax, digits alone: 9995.');

export const wholeNumberSchema = z
  .int('write a whole number, for example 4 (no unit or comma)')
  .nonnegative('write a number that is not below 0')
  .describe('A whole number without its unit.');

export const isoDateSchema = z.iso
  .date('write a day that the calendar has as year-month-day, for example 2026-05-01')
  .describe('The day.');

export const clockTimeSchema = formatSchema(
  /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/,
  'write a time of 24 hours, for example 09:00, or 24:00 for midnight at the end of the day',
);

export const webUrlSchema = z
  .url({ protocol: /^https$/, error: 'write a full web address that starts with https://' })
  .describe('A full web address that starts with https://');

export const numberBetween = (min: number, max: number, advice: string) =>
  z
    .number(advice)
    .min(min, advice)
    .max(max, advice)
    .describe(`${capitalize(advice)}.`);

export const wholeNumberBetween = (min: number, max: number, advice: string) =>
  numberBetween(min, max, advice).int(advice);

/** The bounds are the United States mainland, so swapped or unsigned figures are caught. */
export const coordinatesSchema = z
  .strictObject({
    lat: numberBetween(24, 50, 'write degrees north, 24 to 50, for example 38.7746'),
    lng: numberBetween(-125, -66, 'write degrees east, -125 to -66, for example -75.1393'),
  })
  .describe('Where the place lies, as a map gives it.');
export type Coordinates = z.output<typeof coordinatesSchema>;

export const sampleSchema = z
  .literal(true, 'write true for yes, or leave it out when the content is real')
  .describe('Whether the content is invented; leave it out once it is real.');

export const yesOrNoSchema = z.boolean('write true for yes or false for no');

export const verifiedSchema = yesOrNoSchema.describe('False until somebody checks it; then leave it out.');

export const stateSchema = formatSchema(/^[A-Z]{2}$/, 'write two capital letters, for example DE');
