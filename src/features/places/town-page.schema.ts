// Copy of every town page: data/pages/town.yaml. {{town.name}} and its kin are filled in for each municipality; where
// a text stands several times, the town's facts choose one: its way to the showroom, its size or its setting.
import { z } from 'zod';
import type { PlaceSetting } from './county.schema.ts';
import { textSchema, wholeNumberSchema } from '../../schemas/fields.ts';
import { reference } from '../../schemas/reference.ts';
import {
  cardSchema,
  headingSchema,
  heroSchema,
  questionSchema,
  illustrationNoteSchema,
} from '../../schemas/section.schema.ts';
import { suggestionOrders } from '../vehicles/related-vehicles.ts';

/** Tokens that each municipality fills in. */
export const townTokens = [
  'town.name',
  'town.type',
  'town.population',
  'town.rank',
  'town.county',
  'town.countyCount',
  'town.state',
  'town.showroom',
  'town.miles',
  'town.exactMiles',
  'town.direction',
  'town.way',
  'town.rentalFrom',
  'town.paidMiles',
  'town.seat',
  'town.seatMiles',
  'town.seatDirection',
  'town.larger',
  'town.largerMiles',
  'town.largerDirection',
] as const;

/** How far a town lies from its nearest showroom. */
export type DistanceBand = 'near' | 'middle' | 'far';
/** How many people live in a town. */
export type SizeBand = 'small' | 'medium' | 'large';

const titleSchema = heroSchema.shape.title;
const sentences = textSchema.describe('One or two sentences.');
const label = textSchema.describe('The question, in a few words.');

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
      bungalows: value,
      downtown: value,
    } satisfies Record<PlaceSetting, T>)
    .describe('One for each setting of a town.');

export const vehiclePickSchema = z
  .strictObject({
    categories: z
      .array(reference('categories'))
      .min(1)
      .optional()
      .describe('Categories of vehicles that fit; leave it out for all.'),
    minSeats: wholeNumberSchema.optional().describe('Least seats of a vehicle that fits.'),
    maxSeats: wholeNumberSchema.optional().describe('Most seats of a vehicle that fits.'),
    prefer: z.enum(suggestionOrders).describe('Which of those that fit is shown.'),
    reason: textSchema.optional().describe('Why it fits there, on its card; left out where that is plain.'),
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
    .strictObject({
      title: titleSchema,
      illustrationNote: illustrationNoteSchema,
      rent: textSchema.describe('Main button of a town at the ocean or a bay, to what rentals cost there.'),
      buy: textSchema.describe('Button beside it, to the carts that are for sale.'),
    })
    .describe('Top of the page: its heading, its buttons, and what is said of an illustration there.'),
  answers: z
    .strictObject({
      roads: z
        .strictObject({
          label,
          cart: textSchema.describe('Before the name of a cart for sale that may be driven there.'),
          unconfirmed: textSchema.describe(
            'Where the records of some suggested carts or of all rentals do not say what they are on the road.',
          ),
          registeredOnly: textSchema.describe(
            'Where a rule keeps golf carts off the streets: what is for private land.',
          ),
          closed: textSchema.describe(
            'Where a rule keeps low-speed vehicles off the streets too: what is for private land.',
          ),
          more: textSchema.describe("Over the fold of the place's own rule and the law."),
        })
        .describe('Whether carts may be driven there.'),
      rental: z.strictObject({ label, text: sentences }).describe('What a rental costs there.'),
      showroom: z.strictObject({ label, text: sentences }).describe('Where the nearest showroom is.'),
    })
    .describe(
      'What a person from there asks first, each with its answer; the one on roads stands with the law of each state.',
    ),
  about: headingSchema
    .extend({
      label: textSchema.describe('On phones, what folds the local note.'),
      sizes: perSize(sentences),
      seat: z
        .strictObject({
          isSeat: textSchema.describe('Of the county seat itself.'),
          hasSeat: textSchema.describe('Of every other place.'),
        })
        .describe('A sentence on the county seat.'),
      larger: textSchema.describe(
        'On the nearest place with twice as many people; left out where there is none.',
      ),
    })
    .describe("Heading over the town's local note, and sentences from the census and the map."),
  roads: z
    .strictObject({
      none: textSchema.describe('Where no rule of the place itself was found.'),
      report: textSchema.describe('Beside a rule that only a newspaper tells of.'),
      ask: textSchema.describe('Whom to ask, and that this is no legal advice.'),
      link: textSchema.describe('Words of the link to the law of the state.'),
    })
    .describe("Folded below the answer on roads: the place's own rule and the way to the law of its state."),
  benefits: z.array(cardSchema).length(3).describe('Three short promises beside the services.'),
  rental: z
    .strictObject({
      title: titleSchema,
      privateLand: textSchema.describe('Heading over the totals where a rule keeps carts off the streets.'),
      leads: perDistance(sentences),
      hint: textSchema.describe('Before the table: that a total leads to a request.'),
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
            path: reference('pages', textSchema).describe('Address of a page of this site.'),
          }),
        )
        .length(8)
        .describe('Eight links.'),
    })
    .describe('Heading over links to services.'),
  contact: headingSchema,
  serviceArea: cardSchema,
  neighbors: headingSchema
    .extend({ count: wholeNumberSchema.min(1).describe('How many neighbors are listed.') })
    .describe('Heading over the nearest towns.'),
  map: headingSchema
    .omit({ lead: true })
    .extend({
      label: textSchema.describe('On phones, what folds both.'),
      pinLabel: textSchema.describe('Beside the pin under the drawn map of the county.'),
      zoom: wholeNumberSchema.describe('How near the map is, from 1 (the world) to 20 (a house).'),
    })
    .describe('Heading over the drawn map and the one to zoom.'),
  vehicles: z
    .strictObject({
      title: titleSchema,
      picks: z
        .strictObject({
          road: vehiclePickSchema.describe(
            'Of the low-speed vehicles alone: the one that is suggested first, for the road.',
          ),
          setting: perSetting(vehiclePickSchema),
          size: perSize(vehiclePickSchema),
        })
        .describe('Which carts are suggested: one for the road, one by setting, one by size.'),
      privateLand: textSchema.describe('In front of the reason for golf carts and off-road vehicles.'),
      note: textSchema.describe('Over the carts: which come free, and what prices hold.'),
      quoteLabel: textSchema.describe(
        'Words of the link below each cart: to the form, which asks for a written quote with delivery to the town.',
      ),
      delivery: textSchema.describe('On a card, in front of what delivery costs, where it is not free.'),
      deliveryFrom: textSchema.describe(
        'On a card, in front of the place of another showroom where it stands, and of what delivery costs.',
      ),
      free: textSchema.describe('Where delivery is free.'),
      quoted: textSchema.describe('Where the purchase is too small for free delivery.'),
      none: cardSchema.describe(
        'Where low-speed vehicles are kept off the streets too, in place of the carts.',
      ),
    })
    .describe('The suggested carts.'),
  questions: perSetting(questionSchema),
  callToAction: cardSchema,
});
export type TownPage = z.output<typeof townPageSchema>;
