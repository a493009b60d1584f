// Copy of every county page: data/pages/county.yaml. {{county.name}} and its kin are filled in for each county.
import { z } from 'zod';
import { textSchema, wholeNumberSchema } from '../../schemas/fields.ts';
import { illustrationNoteSchema } from './scenes.schema.ts';
import { cardSchema, cardSectionSchema, headingSchema, heroSchema } from '../../schemas/section.schema.ts';

/** Tokens that each county fills in. */
export const countyTokens = [
  'county.name',
  'county.state',
  'county.seat',
  'county.population',
  'county.municipalityCount',
  'county.showroom',
  'county.showroomPhone',
  'county.seatMiles',
] as const;

const label = textSchema.describe('One or two words.');

export const countyPageSchema = z.strictObject({
  titleTemplate: textSchema.describe(
    'Title in search results, filled in for each page; best within 60 characters.',
  ),
  descriptionTemplate: textSchema.describe(
    'Text in search results, filled in for each page; 70 to 160 characters.',
  ),
  hero: heroSchema
    .extend({ illustrationNote: illustrationNoteSchema })
    .describe(
      'Top of the page: its heading, the sentence under it, and what is said of an illustration there.',
    ),
  benefits: cardSectionSchema,
  largest: headingSchema
    .extend({ count: wholeNumberSchema.min(1).describe('How many are shown.') })
    .describe('Heading over the largest municipalities.'),
  map: headingSchema
    .extend({ pinLabel: textSchema.describe('Beside the pin under the drawn map.') })
    .describe('Heading over the drawn map.'),
  all: headingSchema
    .extend({
      columns: z
        .strictObject({ town: label, rule: label, delivery: label })
        .describe('What stands on top of the columns.'),
      rules: z
        .strictObject({
          none: textSchema.describe('Where no rule of the place itself was found.'),
          some: textSchema.describe('Where it has a rule that keeps no cart off its streets.'),
          noGolfCarts: textSchema.describe('Where its rule keeps golf carts off.'),
          noCarts: textSchema.describe('Where its rule keeps low-speed vehicles off too.'),
        })
        .describe("What the table says of a place's own rule."),
      free: textSchema.describe('What the table says where the delivery of a rental costs nothing.'),
    })
    .describe('Heading over the table of all municipalities, and its words.'),
  streetLegal: headingSchema,
  callToAction: cardSchema,
});
export type CountyPage = z.output<typeof countyPageSchema>;
