// The about page: data/pages/about.yaml. The team is described by role, never by name.
import { z } from 'zod';
import { sampleSchema, textSchema } from '../../schemas/fields.ts';
import {
  cardSchema,
  cardSectionSchema,
  headingSchema,
  linkSchema,
  pageSchema,
} from '../../schemas/section.schema.ts';

export const aboutPageSchema = pageSchema.extend({
  story: headingSchema
    .extend({
      paragraphs: z.array(textSchema).min(1).describe('The text, one entry a paragraph.'),
    })
    .describe('Heading and text about how the dealer came to be.'),
  values: headingSchema
    .extend({
      cards: z
        .array(cardSchema.extend({ link: linkSchema.optional() }))
        .min(1)
        .describe('The promises, in the order shown, each with the page that it is written on.'),
    })
    .describe('What the dealer holds itself to.'),
  team: cardSectionSchema
    .extend({ sample: sampleSchema.optional() })
    .describe('The team by role, never by name.'),
  areas: headingSchema,
  callToAction: cardSchema,
});
