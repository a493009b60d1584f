// The page "Which cart suits you": data/pages/guide.yaml. It leads to the lists of data/lists.
import { z } from 'zod';
import { textSchema } from '../../schemas/fields.ts';
import { headSchema } from '../../schemas/head.schema.ts';
import { cardSchema, headingSchema, heroSchema, linkSchema } from '../../schemas/section.schema.ts';

export const guidePageSchema = z.strictObject({
  head: headSchema,
  hero: heroSchema,
  picks: headingSchema.describe('Heading over a few carts to start with; the site picks them.'),
  finder: headingSchema
    .extend({
      use: textSchema.describe('The question that stands under the chosen number of seats.'),
      anyUse: textSchema.describe('The answer that finds all carts with so many seats.'),
      price: textSchema.describe('The question that stands under the chosen use.'),
      anyPrice: textSchema.describe('The answer that finds all carts for that use.'),
      best: textSchema.describe('Heading over the carts that are ahead of the others for that use.'),
      road: textSchema.describe('The answer that finds low-speed vehicles.'),
      noRoad: z
        .strictObject({
          text: textSchema.describe('What is said.'),
          link: linkSchema.describe('The way on.'),
        })
        .describe('Under the answers, where no cart with so many seats is one.'),
    })
    .describe('The question on seats; its answers lead to uses and prices, and from there to the inventory.'),
  questions: z
    .array(
      z.strictObject({
        question: textSchema.describe('The question.'),
        hint: textSchema.optional().describe('A sentence under it, if you like.'),
        answers: z.array(linkSchema).min(2).describe('The answers, each a link to a page.'),
      }),
    )
    .min(1)
    .describe('The questions, in the order shown.'),
  teaser: headingSchema
    .extend({
      links: z
        .array(linkSchema)
        .default([])
        .describe('Links after those to the lists, such as to this page.'),
    })
    .describe('The block with the links to all lists on other pages.'),
  callToAction: cardSchema,
});
export type GuidePage = z.output<typeof guidePageSchema>;
