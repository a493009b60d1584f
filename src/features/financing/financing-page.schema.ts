// The financing page: data/pages/financing.yaml. Partners are in data/financing-partners.yaml.
import { z } from 'zod';
import { textSchema } from '../../schemas/fields.ts';
import { headSchema } from '../../schemas/head.schema.ts';
import {
  cardSchema,
  cardSectionSchema,
  headingSchema,
  heroSchema,
  linkSchema,
} from '../../schemas/section.schema.ts';

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
