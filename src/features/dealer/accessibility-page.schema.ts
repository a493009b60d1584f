// The page on access to this site: data/pages/accessibility.yaml.
import { z } from 'zod';
import { headSchema } from '../../schemas/head.schema.ts';
import { cardSchema, cardSectionSchema, headingSchema, heroSchema } from '../../schemas/section.schema.ts';

export const accessibilityPageSchema = z.strictObject({
  head: headSchema,
  hero: heroSchema,
  tested: cardSectionSchema,
  known: cardSectionSchema,
  contact: headingSchema,
  callToAction: cardSchema,
});
