// The fleet page: data/pages/fleet.yaml.
import { z } from 'zod';
import { ownFormShape } from './contact-details.schema.ts';
import { verifiedSchema } from '../../schemas/fields.ts';
import { headSchema } from '../../schemas/head.schema.ts';
import { reference } from '../../schemas/reference.ts';
import { cardSectionSchema, chapterSchema, headingSchema, heroSchema } from '../../schemas/section.schema.ts';

export const fleetPageSchema = z.strictObject({
  head: headSchema,
  hero: heroSchema,
  carts: chapterSchema
    .extend({
      listId: reference('lists').describe('The list whose first carts stand here.'),
    })
    .describe('Heading over the carts, and the words of the link to all of them.'),
  terms: cardSectionSchema
    .extend({ verified: verifiedSchema.optional() })
    .describe('Heading over what fleets ask about, and a card for each question.'),
  form: headingSchema
    .extend(ownFormShape)
    .describe('Heading over the form, what it asks first, and the words of its button.'),
});
