// The home page: data/pages/home.yaml.
import { z } from 'zod';
import { pathSchema, textSchema, wholeNumberSchema } from '../../schemas/fields.ts';
import { reference } from '../../schemas/reference.ts';
import {
  cardSchema,
  cardSectionSchema,
  chapterSchema,
  headingSchema,
  heroSchema,
  linkSchema,
  pageSchema,
} from '../../schemas/section.schema.ts';

export const homePageSchema = pageSchema.extend({
  hero: heroSchema
    .extend({
      title: textSchema
        .max(60, 'write at most 60 characters: with more the cart is not in the first screen')
        .describe('The heading, seven words or so, without a full stop.'),
      lead: textSchema
        .max(120, 'write at most 120 characters: with more the cart is not in the first screen')
        .describe('One or two short sentences under the heading.'),
      link: linkSchema.describe('A link beside the buttons.'),
    })
    .describe('Top of the page: its heading, the sentence under it and a link.'),
  facts: z
    .array(
      z.strictObject({
        figure: textSchema.describe('The figure, as it is printed.'),
        label: textSchema.describe('What the figure says.'),
      }),
    )
    .length(3)
    .describe('Three figures under the hero.'),
  featured: headingSchema
    .extend({
      finderLabel: textSchema.describe('Words of the link below them to the page of questions.'),
      shownLabel: textSchema.describe(
        'Words beside a price that holds accessories, which the picture shows.',
      ),
      equippedLabel: textSchema.describe('Words beside such a price where the picture does not show them.'),
      pictureNote: textSchema.describe(
        'Sentence below the latter: that the picture shows the cart without them.',
      ),
    })
    .describe('Heading over the featured carts, and what their cards say of price and picture.'),
  rent: chapterSchema.describe(
    'Words on the picture of rentals; {{plan.price}} and {{plan.duration}} are those of the plan with the lowest price.',
  ),
  service: chapterSchema.describe('Words on the picture of the workshop.'),
  whyChoose: cardSectionSchema
    .extend({
      exampleLabel: textSchema.describe(
        'On phones in front of the example of a loan, which is folded there.',
      ),
    })
    .describe(
      'Heading and cards with reasons to buy here, what the dealer promises for every brand among them.',
    ),
  brands: headingSchema
    .extend({
      noCart: textSchema.describe('In place of a picture, for a brand of which there is no cart.'),
    })
    .describe('Heading over the brands.'),
  reviews: headingSchema
    .extend({
      sampleTitle: textSchema.describe('The heading while a review or rating below it is a sample.'),
      sampleLead: textSchema.describe('The sentence under that heading, before the first of them.'),
    })
    .describe('Heading over the reviews, and the one over samples, which the live site leaves out.'),
  about: headingSchema
    .extend({
      mapQuery: textSchema.describe('What the map beside them searches for.'),
      mapZoom: wholeNumberSchema.describe('How near the map is, from 1 (the world) to 20 (a house).'),
    })
    .describe('Heading over the addresses of the showrooms, with a map.'),
  shore: headingSchema
    .extend({
      countyId: reference('counties').describe('The county whose towns on ocean and bay are shown.'),
      linkLabel: textSchema.describe('Words of the link to the whole county.'),
    })
    .describe('Heading over the towns at the shore, beside the picture of a place on the ocean.'),
  municipalities: headingSchema
    .extend({
      countyId: reference('counties').describe('The county shown.'),
      gridSize: wholeNumberSchema.min(1).describe('How many of its towns are shown.'),
      linkLabel: textSchema.describe('Words of the link to the whole list.'),
    })
    .describe("Heading over the grid of one county's towns; {{count}} is how many it has."),
  areas: z
    .array(
      z.strictObject({
        path: reference('towns', pathSchema).describe("Address of a town's page."),
        text: textSchema.describe('One sentence about the town.'),
      }),
    )
    .min(1)
    .describe('Cards of a few towns below the grid, in the order shown.'),
  contact: cardSchema,
});

/** The words of the home page. */
export type HomePage = z.output<typeof homePageSchema>;
