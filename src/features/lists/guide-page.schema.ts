// The page "Which cart suits you": data/pages/guide.yaml.
import { z } from 'zod';
import { textSchema } from '../../schemas/fields.ts';
import { cardSchema, headingSchema, linkSchema, pageSchema } from '../../schemas/section.schema.ts';

export const guidePageSchema = pageSchema.extend({
  finder: headingSchema
    .extend({
      use: textSchema.describe('Heading of the links to carts with so many seats for one use.'),
      road: textSchema.describe('The link among them that leads to low-speed vehicles.'),
      price: textSchema.describe('Heading of the links to carts with so many seats up to a price.'),
    })
    .describe('The numbers of seats, each with links into the inventory; the site counts the carts.'),
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
