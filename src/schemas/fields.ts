// Field kinds that several records share, each with the sentence a colleague reads when it is wrong.
import { z } from 'zod';

/** One or more words; an empty text is a mistake, a missing optional key is not. */
export const textSchema = z
  .string({ error: 'write a text' })
  .trim()
  .min(1, { error: 'write a text, it is empty' });

/** A text of a form; `error` says how to write it. */
const formatSchema = (format: RegExp, error: string) => z.string({ error }).regex(format, { error });

/** The id of something else, which is chosen and not made up. */
export const otherIdSchema = formatSchema(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'use small letters, digits and single hyphens, for example ev-nomad-xl',
);

export const idSchema = otherIdSchema.describe(
  'A short name in small letters, digits and hyphens, for example ev-nomad-xl.',
);

export const pathSchema = formatSchema(
  /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
  'start with "/", use small letters, digits and hyphens, and no "/" at the end, for example /lewes-golf-carts',
).describe('Address of a page of this site: starts with "/", no "/" at the end.');

export const usdSchema = z
  .int({ error: 'write whole dollars, for example 9995 (no "$", comma or cents)' })
  .positive({ error: 'write an amount above 0, for example 9995' })
  .describe('Whole US dollars before tax, digits alone: 9995.');

export const wholeNumberSchema = z
  .int({ error: 'write a whole number, for example 4 (no unit or comma)' })
  .nonnegative({ error: 'write a number that is not below 0' })
  .describe('A whole number without its unit.');

export const isoDateSchema = z.iso
  .date({
    error: ({ input }) =>
      /^\d{4}-(0[1-9]|1[0-2])-(29|3[01])$/.test(String(input))
        ? 'write a day that the calendar has; this month has fewer days'
        : 'write a date as year-month-day, for example 2026-05-01',
  })
  .describe('The day.');

export const clockTimeSchema = formatSchema(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  'write a time of 24 hours, for example 09:00 or 17:00',
).describe('A time of day in 24 hours: 09:00.');

export const closingTimeSchema = formatSchema(
  /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/,
  'write a time of 24 hours, for example 17:00 or 24:00',
).describe('A time of day in 24 hours: 17:00; midnight is 24:00.');

export const phoneSchema = formatSchema(
  /^\+1\d{10}$/,
  'write +1 and ten digits, for example +12125550100',
).describe('A telephone number of the United States.');

export const emailSchema = z
  .email({ error: 'write an email address, for example hello@dealer.example' })
  .describe('An email address.');

export const webUrlSchema = z
  .url({ protocol: /^https$/, error: 'write a full web address that starts with https://' })
  .describe('A full web address that starts with https://');

const degreesNorth = 'write degrees north between 24 and 50, for example 38.7746';
const degreesEast = 'write degrees east between -125 and -66 (with the minus), for example -75.1393';

/** The bounds are the United States mainland, so swapped or unsigned figures are caught. */
export const coordinatesSchema = z
  .strictObject({
    lat: z
      .number(degreesNorth)
      .min(24, degreesNorth)
      .max(50, degreesNorth)
      .describe('Degrees north: 38.7746.'),
    lng: z
      .number(degreesEast)
      .min(-125, degreesEast)
      .max(-66, degreesEast)
      .describe('Degrees east: -75.1393.'),
  })
  .describe('Where the place lies, as a map gives it.');
export type Coordinates = z.output<typeof coordinatesSchema>;

export const sampleSchema = z
  .literal(true, { error: 'write true for yes, or leave it out when the content is real' })
  .describe('Whether the content is invented; leave it out once it is real.');

export const verifiedSchema = z
  .boolean({ error: 'write true for yes or false for no' })
  .describe('Whether somebody has checked the figures; leave it out once somebody has.');

/** A state by its postal letters. Which states the site knows is data (data/street-legal.yaml). */
export const stateSchema = formatSchema(
  /^[A-Z]{2}$/,
  'write the two capital letters of the state, for example DE',
).describe('Its state, by its two capital letters.');
