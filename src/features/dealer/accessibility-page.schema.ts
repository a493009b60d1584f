// The page on access to this site: data/pages/accessibility.yaml.
import { cardSchema, cardSectionSchema, headingSchema, pageSchema } from '../../schemas/section.schema.ts';

export const accessibilityPageSchema = pageSchema.extend({
  tested: cardSectionSchema,
  known: cardSectionSchema,
  contact: headingSchema,
  callToAction: cardSchema,
});
