// The trade-in page: data/pages/trade-in.yaml.
import { z } from 'zod';
import { textSchema, verifiedSchema } from '../../schemas/fields.ts';
import { headSchema } from '../../schemas/head.schema.ts';
import {
  cardSectionSchema,
  headingSchema,
  heroSchema,
  linkSchema,
  listSectionSchema,
} from '../../schemas/section.schema.ts';

export const tradeInPageSchema = z.strictObject({
  head: headSchema,
  hero: heroSchema,
  steps: listSectionSchema
    .extend({ verified: verifiedSchema.optional() })
    .describe('Heading over the steps of a trade, and the steps in their order.'),
  value: cardSectionSchema,
  form: headingSchema.describe('Heading over the form.'),
  picturesLabel: textSchema.describe('Words of the link under the form that writes a mail.'),
  link: linkSchema,
});
