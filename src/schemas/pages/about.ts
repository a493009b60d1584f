// The about page: data/pages/about.yaml. The team is described by role, never by name.
import { z } from 'zod';
import { sampleSchema, textSchema } from '../fields.ts';
import { headSchema } from '../head.ts';
import { cardSchema, cardSectionSchema, headingSchema, heroSchema } from '../section.ts';

export const aboutPageSchema = z.strictObject({
  head: headSchema,
  hero: heroSchema,
  story: headingSchema.extend({ paragraphs: z.array(textSchema).min(1) }),
  values: cardSectionSchema,
  team: cardSectionSchema.extend({ sample: sampleSchema.optional() }),
  areas: headingSchema,
  callToAction: cardSchema,
});
