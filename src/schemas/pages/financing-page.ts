// The financing page: data/pages/financing.yaml. Partners are in data/financing-partners.yaml.
import { z } from 'zod';
import { textSchema } from '../fields.ts';
import { headSchema } from '../head.ts';
import { cardSchema, cardSectionSchema, headingSchema, heroSchema, linkSchema } from '../section.ts';

export const financingPageSchema = z.strictObject({
  head: headSchema,
  hero: heroSchema,
  benefits: cardSectionSchema,
  partners: headingSchema,
  whyChoose: cardSectionSchema,
  tradeIn: linkSchema,
  callToAction: cardSchema,
  disclaimer: textSchema.describe('Small print at the end.'),
});
