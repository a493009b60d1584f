// The pages that are about one request: data/pages/fleet.yaml and trade-in.yaml.
import { textSchema, verifiedSchema } from '../../schemas/fields.ts';
import { reference } from '../../schemas/reference.ts';
import {
  cardSectionSchema,
  chapterSchema,
  headingSchema,
  linkSchema,
  listSectionSchema,
  pageSchema,
} from '../../schemas/section.schema.ts';

export const fleetPageSchema = pageSchema.extend({
  carts: chapterSchema
    .extend({
      listId: reference('lists').describe('The list of which the first carts are shown here.'),
    })
    .describe('Heading over the carts, and the words of the link to all of them.'),
  terms: cardSectionSchema
    .extend({ verified: verifiedSchema.optional() })
    .describe('Heading over what fleets ask about, and a card for each question.'),
  form: headingSchema.describe('Heading over the form.'),
});

export const tradeInPageSchema = pageSchema.extend({
  steps: listSectionSchema
    .extend({ verified: verifiedSchema.optional() })
    .describe('Heading over the steps of a trade, and the steps in their order.'),
  value: cardSectionSchema,
  form: headingSchema.describe('Heading over the form.'),
  picturesLabel: textSchema.describe('Words of the link under the form that writes a mail.'),
  link: linkSchema,
});
