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
  titleTemplate: textSchema,
  descriptionTemplate: textSchema,
  hero: heroSchema,
  benefits: cardSectionSchema,
  largest: headingSchema.extend({ count: wholeNumberSchema.min(1) }),
  map: headingSchema,
  all: headingSchema,
  streetLegal: headingSchema,
  callToAction: cardSchema,
});
