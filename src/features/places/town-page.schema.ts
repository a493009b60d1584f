// Copy of every town page: data/pages/town.yaml. {{town.name}} and its kin are filled in for each municipality.
import { z } from 'zod';
import { textSchema, wholeNumberSchema } from '../../schemas/fields.ts';
import { reference } from '../../schemas/reference.ts';
import {
  cardSchema,
  headingSchema,
  heroSchema,
  illustrationNoteSchema,
} from '../../schemas/section.schema.ts';
import { headTemplates } from './county-page.schema.ts';
import { placeSettings } from './county.schema.ts';

/** Tokens that each municipality fills in. */
export const townTokenNames = [
  'town.name',
  'town.type',
  'town.population',
  'town.county',
  'town.state',
  'town.showroom',
  'town.miles',
  'town.way',
  'town.rentalFrom',
  'town.paidMiles',
  'town.seat',
  'town.seatMiles',
  'town.seatDirection',
] as const;

const titleSchema = heroSchema.shape.title;
const label = textSchema.describe('The question, in a few words.');
const sentences = textSchema.describe('One or two sentences.');

const perSetting = <T extends z.ZodType>(value: T) =>
  z.record(z.enum(placeSettings), value).describe('One for each setting of a town.');

const vehiclePickSchema = z
  .strictObject({
    category: reference('categories').optional().describe('Its category; leave it out for any.'),
    minSeats: wholeNumberSchema.optional().describe('The fewest seats that fit.'),
    reason: textSchema
      .optional()
      .describe('Why it fits there, on its card; leave it out where that is plain.'),
  })
  .describe('Which carts fit: the least expensive new ones in stock with these are suggested.');
export type VehiclePick = z.output<typeof vehiclePickSchema>;

const questionSchema = z
  .strictObject({
    question: textSchema.describe('The question as a visitor would ask it.'),
    answer: textSchema.describe('The answer, complete without the question.'),
  })
  .describe('A question that visitors ask, with its answer.');

export const townPageSchema = z.strictObject({
  ...headTemplates,
  hero: z
    .strictObject({
      title: titleSchema,
      illustrationNote: illustrationNoteSchema,
      rent: textSchema.describe('Button to what rentals cost there; the main one at the ocean or a bay.'),
      buy: textSchema.describe('Button to the carts for sale; the main one elsewhere.'),
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
          none: textSchema.describe('In it, where no rule of the place itself was found.'),
          report: textSchema.describe('Beside a rule that only a newspaper tells of.'),
          ask: textSchema.describe('Whom to ask, and that this is no legal advice.'),
          link: textSchema.describe('Words of the link to the law of the state.'),
        })
        .describe("Whether carts may be driven there; the law of the state and the place's rule follow."),
      rental: z.strictObject({ label, text: sentences }).describe('What a rental costs there.'),
      showroom: z.strictObject({ label, text: sentences }).describe('Where the nearest showroom is.'),
    })
    .describe('What a person from there asks first, each with its answer.'),
  about: z
    .strictObject({
      title: titleSchema,
      label: textSchema.describe('On phones, what folds the local note.'),
      people: textSchema.describe('How many live there.'),
      isSeat: textSchema.describe('Of the county seat itself.'),
      hasSeat: textSchema.describe('Of every other place: where the county seat is.'),
    })
    .describe("Heading over the town's local note, and sentences from the census and the map."),
  benefits: z.array(cardSchema).length(3).describe('Three short promises below the services.'),
  rental: z
    .strictObject({
      title: titleSchema,
      privateLand: textSchema.describe('Heading over the totals where a rule keeps carts off the streets.'),
      free: textSchema.describe('Where delivery of a rental is free.'),
      paid: textSchema.describe('Where it costs something.'),
      hint: textSchema.describe('Before the table: that a total leads to a request.'),
      depositLabel: textSchema.describe('Beside the deposits, the last row of the table.'),
      note: sentences,
    })
    .describe('Heading over what each rental costs with delivery, and what is in it.'),
  services: z
    .strictObject({
      title: titleSchema,
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
  contact: headingSchema.pick({ title: true }).describe('Heading over the telephone and e-mail.'),
  serviceArea: cardSchema,
  neighbors: headingSchema
    .extend({ count: wholeNumberSchema.min(1).describe('How many neighbors are listed.') })
    .describe('Heading over the nearest towns.'),
  map: headingSchema
    .pick({ title: true })
    .extend({
      label: textSchema.describe('On phones, what folds it.'),
      zoom: wholeNumberSchema.describe('How near the map is, from 1 (the world) to 20 (a house).'),
    })
    .describe('Heading over the map.'),
  vehicles: z
    .strictObject({
      title: titleSchema,
      picks: perSetting(vehiclePickSchema),
      privateLand: textSchema.describe('In front of the reason for golf carts and off-road vehicles.'),
      note: textSchema.describe('Over the carts: which come free, and what prices hold.'),
      quoteLabel: textSchema.describe(
        'Words of the link below each cart: to the form, which asks for a written quote with delivery to the town.',
      ),
      none: headingSchema.describe(
        'Where low-speed vehicles are kept off the streets too, in place of the carts.',
      ),
    })
    .describe('The suggested carts: one for the road and two that fit the setting.'),
  questions: perSetting(questionSchema),
  callToAction: cardSchema,
});
export type TownPage = z.output<typeof townPageSchema>;
