// The home page: data/pages/home.yaml.
import { z } from 'zod';
import { idSchema, pathSchema, textSchema, wholeNumberSchema } from '../fields.ts';
import { headSchema } from '../head.ts';
import { cardSchema, cardSectionSchema, headingSchema, heroSchema, listSectionSchema } from '../section.ts';

export const homePageSchema = z.strictObject({
  head: headSchema,
  hero: heroSchema,
  /** Three figures under the hero. */
  facts: z.array(z.strictObject({ figure: textSchema, label: textSchema })).length(3),
  featured: headingSchema,
  whyChoose: cardSectionSchema,
  /** What the dealer promises for every brand. */
  brands: listSectionSchema,
  reviews: headingSchema,
  about: headingSchema.extend({
    paragraphs: z.array(textSchema).min(1),
    mapQuery: textSchema,
    mapZoom: wholeNumberSchema,
  }),
  municipalities: headingSchema.extend({
    countyId: idSchema,
    gridSize: wholeNumberSchema.min(1),
    linkLabel: textSchema,
  }),
  areas: headingSchema.extend({
    cards: z.array(z.strictObject({ path: pathSchema, text: textSchema })).min(1),
  }),
  contact: cardSchema,
});
