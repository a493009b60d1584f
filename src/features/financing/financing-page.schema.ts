// The financing page: data/pages/financing.yaml. Partners are in data/financing-partners.yaml.
import { textSchema } from '../../schemas/fields.ts';
import {
  cardSchema,
  cardSectionSchema,
  headingSchema,
  linkSchema,
  pageSchema,
} from '../../schemas/section.schema.ts';

export const financingPageSchema = pageSchema.extend({
  benefits: cardSectionSchema,
  partners: headingSchema,
  whyChoose: cardSectionSchema,
  tradeIn: linkSchema,
  callToAction: cardSchema,
  disclaimer: textSchema.describe('Small print at the end.'),
});
