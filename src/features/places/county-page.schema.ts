// Copy of every county page: data/pages/county.yaml. {{county.name}} and its kin are filled in for each county.
import { z } from 'zod';
import { textSchema, wholeNumberSchema } from '../../schemas/fields.ts';
import {
  cardSchema,
  cardSectionSchema,
  headingSchema,
  heroSchema,
  illustrationNoteSchema,
} from '../../schemas/section.schema.ts';

/** Tokens that each county fills in. */
export const countyTokenNames = [
  'county.name',
  'county.state',
  'county.seat',
  'county.population',
  'county.municipalityCount',
  'county.showroom',
  'county.showroomPhone',
  'county.seatMiles',
] as const;

/** What search results show of each county and town. */
export const headTemplates = {
  titleTemplate: textSchema.describe(
    'Title in search results, filled in for each page; best within 60 characters.',
  ),
  descriptionTemplate: textSchema.describe(
    'Text in search results, filled in for each page; 70 to 160 characters.',
  ),
};

export const countyPageSchema = z.strictObject({
  ...headTemplates,
  hero: heroSchema
    .extend({ illustrationNote: illustrationNoteSchema })
    .describe('Top of the page: its heading, the sentence under it, and a note on an illustration.'),
  benefits: cardSectionSchema,
  largest: headingSchema
    .extend({ count: wholeNumberSchema.min(1).describe('How many are shown.') })
    .describe('Heading over the largest municipalities.'),
  map: headingSchema
    .required({ lead: true })
    .describe('Heading over the drawn map, and what the size of a dot means.'),
  all: headingSchema
    .required({ lead: true })
    .describe('Heading over the links to all towns, and what the prices beside them are.'),
  streetLegal: headingSchema
    .extend({
      label: textSchema.describe(
        'In front of the sections of the law where they are folded: on phones, and on the list about public roads.',
      ),
      rules: headingSchema
        .pick({ title: true })
        .extend({
          others: textSchema.describe(
            'Of every other place of the county: that no rule was found, and what holds there.',
          ),
          none: textSchema.describe('The same where none of the county was found.'),
        })
        .describe('Heading over the rules that places of the county have of their own.'),
    })
    .describe('Heading over the law of the state.'),
  callToAction: cardSchema,
});
export type CountyPage = z.output<typeof countyPageSchema>;
