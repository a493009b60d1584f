// Words of every town page: data/pages/town.yaml. {{town.name}} and its kin are filled in for each municipality; where
// a text stands several times, the town's facts choose one: its way to the showroom, its size or its setting.
import { z } from 'zod';
import type { Setting } from '../county.ts';
import { idSchema, textSchema, wholeNumberSchema } from '../fields.ts';
import { cardSchema, headingSchema, heroSchema, questionSchema } from '../section.ts';
import { suggestionOrders } from '../sort-orders.ts';

/** Tokens that each municipality fills in. */
export const townTokens = [
  'town.name',
  'town.type',
  'town.population',
  'town.rank',
  'town.county',
  'town.countyCount',
  'town.state',
  'town.coordinates',
  'town.showroom',
  'town.miles',
  'town.direction',
  'town.rentalDelivery',
  'town.paidMiles',
  'town.neighbor',
  'town.neighborMiles',
  'town.neighborDirection',
  'town.secondNeighbor',
  'town.roadRule',
] as const;

/** How far a town lies from its nearest showroom. */
export type DistanceBand = 'near' | 'middle' | 'far';
/** How many people live in a town. */
export type SizeBand = 'small' | 'medium' | 'large';

const titleSchema = heroSchema.shape.title;
const sentences = textSchema.describe('One or two sentences.');

const perDistance = <T extends z.ZodType>(value: T) =>
  z
    .strictObject({ near: value, middle: value, far: value } satisfies Record<DistanceBand, T>)
    .describe('One for each distance to the showroom: near (rental delivery is free), middle and far.');
const perSize = <T extends z.ZodType>(value: T) =>
  z
    .strictObject({ small: value, medium: value, large: value } satisfies Record<SizeBand, T>)
    .describe('One for each size of town: small, medium and large.');
const perSetting = <T extends z.ZodType>(value: T) =>
  z
    .strictObject({
      ocean: value,
      bay: value,
      river: value,
      woods: value,
      farmland: value,
      suburb: value,
    } satisfies Record<Setting, T>)
    .describe("One for each setting of a town, as its county's file names it.");

export const vehiclePickSchema = z
  .strictObject({
    categories: z
      .array(idSchema)
      .min(1)
      .optional()
      .describe('Categories of vehicles that fit; leave it out for all.'),
    minSeats: wholeNumberSchema.optional().describe('Least seats of a vehicle that fits.'),
    maxSeats: wholeNumberSchema.optional().describe('Most seats of a vehicle that fits.'),
    prefer: z.enum(suggestionOrders).describe('Which of those that fit is shown.'),
    reason: textSchema.describe('Why it fits; printed on the card.'),
  })
  .describe('Which cart to suggest: of the new ones in stock that fit, the first in the preferred order.');
export type VehiclePick = z.output<typeof vehiclePickSchema>;

export const townPageSchema = z.strictObject({
  titleTemplate: textSchema.describe(
    'Title in search results, filled in for each page; best within 60 characters.',
  ),
  descriptions: perDistance(
    textSchema.describe('Text in search results, filled in for each page; 70 to 160 characters.'),
  ).describe('Text in search results by distance.'),
  bands: z
    .strictObject({
      farMiles: wholeNumberSchema.describe('Miles to the showroom from which a town is far.'),
      mediumPeople: wholeNumberSchema.describe('People from which a town is medium.'),
      largePeople: wholeNumberSchema.describe('People from which a town is large.'),
    })
    .describe('Where the bands of distance and size begin.'),
  hero: z
    .strictObject({ title: titleSchema, leads: perDistance(sentences) })
    .describe('Top of the page: its heading, and the sentence under it by distance.'),
  about: headingSchema
    .extend({
      sizes: perSize(sentences),
      roadsLink: textSchema.describe('Words of the link to the road law.'),
    })
    .describe("Heading over the town's local note, and a sentence by size."),
  facts: headingSchema
    .extend({
      rows: z
        .array(
          z.strictObject({
            label: textSchema.describe('What stands on the left.'),
            value: textSchema.describe('What stands on the right.'),
          }),
        )
        .min(1)
        .describe('Rows of the table of figures.'),
      settingLabel: textSchema.describe("What stands on the left of the row with the town's setting."),
      settings: perSetting(sentences),
    })
    .describe('Heading over the table of figures, and its rows.'),
  benefits: headingSchema
    .extend({
      cards: z
        .array(z.strictObject({ title: titleSchema, texts: perDistance(sentences) }))
        .length(3)
        .describe('Three cards.'),
    })
    .describe('Heading over three cards with a text by distance.'),
  rental: z
    .strictObject({
      title: titleSchema,
      leads: perDistance(sentences),
      depositLabel: textSchema.describe('Beside the deposits, the last row of the table.'),
      note: sentences,
    })
    .describe('Heading over what each rental costs with delivery, and what is in it, by distance.'),
  services: headingSchema
    .extend({
      items: z
        .array(
          z.strictObject({
            title: textSchema.describe('Words of the link.'),
            path: textSchema.describe('Address of a page of this site.'),
          }),
        )
        .length(8)
        .describe('Eight links.'),
    })
    .describe('Heading over links to services.'),
  contact: headingSchema,
  serviceArea: z
    .strictObject({ title: titleSchema, texts: perDistance(sentences) })
    .describe('Heading, and a text by distance about what we do there.'),
  neighbors: headingSchema
    .extend({
      count: wholeNumberSchema.min(1).describe('How many neighbors are listed.'),
    })
    .describe('Heading over the nearest towns.'),
  map: headingSchema
    .extend({
      zoom: wholeNumberSchema.describe('How near the map is, from 1 (the world) to 20 (a house).'),
    })
    .describe('Heading over the map.'),
  vehicles: headingSchema
    .extend({
      picks: z
        .strictObject({
          setting: perSetting(vehiclePickSchema),
          size: perSize(vehiclePickSchema),
          distance: perDistance(vehiclePickSchema),
        })
        .describe('Which carts are suggested: one by setting, one by size, one by distance.'),
    })
    .describe('Heading over the suggested carts.'),
  questions: headingSchema
    .extend({
      distance: perDistance(questionSchema),
      delivery: perDistance(questionSchema),
      setting: perSetting(questionSchema),
      roads: questionSchema,
    })
    .describe("Heading over questions and answers; the town's facts choose them."),
  callToAction: cardSchema,
});
export type TownPage = z.output<typeof townPageSchema>;
