// Field kinds that several records share, each with the sentence a colleague reads when it is wrong.
import { z } from 'zod';

/** One or more words; an empty text is a mistake, a missing optional key is not. */
export const textSchema = z
  .string({ error: 'write a text' })
  .trim()
  .min(1, { error: 'write a text, it is empty' });

const idFormat = [
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  { error: 'use small letters, digits and single hyphens, for example ev-nomad-xl' },
] as const;

export const idSchema = z
  .string({ error: 'write a short name such as ev-nomad-xl' })
  .regex(...idFormat)
  .describe('A short name in small letters, digits and hyphens, for example ev-nomad-xl.');

/** The id of something else: nobody makes one up. */
export const otherIdSchema = z.string({ error: 'choose one by its short name' }).regex(...idFormat);

export const pathSchema = z
  .string({ error: 'write an address such as /lewes-golf-carts' })
  .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, {
    error:
      'start with "/", use small letters, digits and hyphens, and no "/" at the end, for example /lewes-golf-carts',
  })
  .describe('Address of a page of this site: starts with "/", no "/" at the end.');

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

export const clockTimeSchema = z
  .string({ error: 'write a time, for example 09:00' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: 'write a time of 24 hours, for example 09:00 or 17:00',
  })
  .describe('A time of day in 24 hours: 09:00.');

/** A clock time, or midnight at the end of the day, which no day begins with. */
export const closingTimeSchema = z
  .string({ error: 'write a time, for example 17:00' })
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, {
    error: 'write a time of 24 hours, for example 09:00 or 17:00',
  })
  .describe('A time of day in 24 hours: 17:00; midnight is 24:00.');

export const phoneSchema = z
  .string({ error: 'write +1 and ten digits, for example +12125550100' })
  .regex(/^\+1\d{10}$/, { error: 'write +1 and ten digits, for example +12125550100' })
  .describe('A telephone number of the United States.');

export const emailSchema = z
  .email({ error: 'write an email address, for example hello@dealer.example' })
  .describe('An email address.');

export const webUrlSchema = z
  .url({ protocol: /^https$/, error: 'write a full web address that starts with https://' })
  .describe('A full web address that starts with https://');

/** Degrees north and east; the bounds are the United States mainland, so swapped or unsigned figures are caught. */
export const coordinatesSchema = z
  .strictObject({
    lat: z
      .number({ error: 'write degrees north, for example 38.7746' })
      .min(24, { error: 'write degrees north between 24 and 50, for example 38.7746' })
      .max(50, { error: 'write degrees north between 24 and 50, for example 38.7746' })
      .describe('Degrees north, for example 38.7746.'),
    lng: z
      .number({ error: 'write degrees east, below 0 here, for example -75.1393' })
      .min(-125, { error: 'write degrees east between -125 and -66, for example -75.1393' })
      .max(-66, { error: 'write degrees east between -125 and -66 (with the minus), for example -75.1393' })
      .describe('Degrees east; below 0 in the United States, so with a minus: -75.1393.'),
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
export const stateSchema = z
  .string({ error: 'write the two capital letters of the state, for example DE' })
  .regex(/^[A-Z]{2}$/, { error: 'write the two capital letters of the state, for example DE' })
  .describe('Its state, by its two capital letters.');
