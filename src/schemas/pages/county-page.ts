// Words of every county page: data/pages/county.yaml. {{county.name}} and its kin are filled in for each county.
import { z } from 'zod';
import { textSchema, wholeNumberSchema } from '../fields.ts';
import { cardSchema, cardSectionSchema, headingSchema, heroSchema } from '../section.ts';

/** Tokens that each county fills in. */
export const countyTokens = [
  'county.name',
  'county.state',
  'county.seat',
  'county.population',
  'county.municipalityCount',
  'county.showroom',
  'county.seatMiles',
] as const;

export const countyPageSchema = z.strictObject({
  titleTemplate: textSchema.describe(
    'Title in search results, filled in for each page; best within 60 characters.',
  ),
  descriptionTemplate: textSchema.describe(
    'Text in search results, filled in for each page; 70 to 160 characters.',
  ),
  hero: heroSchema,
  benefits: cardSectionSchema,
  largest: headingSchema
    .extend({ count: wholeNumberSchema.min(1).describe('How many are shown.') })
    .describe('Heading over the largest municipalities.'),
  map: headingSchema,
  all: headingSchema,
  streetLegal: headingSchema,
  callToAction: cardSchema,
});
