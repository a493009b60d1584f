// A page that answers a search with the carts that a rule finds: data/lists/<id>.yaml, /carts/<id>.
import { z } from 'zod';
import { listOrders } from '../vehicles/related-vehicles.ts';
import { conditions, roadClasses, vehicleUses } from '../vehicles/vehicle-kinds.ts';
import { textSchema, usdSchema, wholeNumberSchema } from '../../schemas/fields.ts';
import { reference } from '../../schemas/reference.ts';
import { cardSchema, headingSchema, linkSchema, pageSchema } from '../../schemas/section.schema.ts';

/** Tokens that a list fills in: how many carts it has. */
export const vehicleListTokenNames = ['list.count'] as const;

/** Tokens that each cart of a list fills in, where it has them; those of the last line are used carts' only. */
export const cardReasonTokenNames = [
  ...['condition', 'seats', 'range', 'topSpeed', 'payload', 'battery', 'charging', 'feature', 'road', 'year'],
  ...['hours', 'batteryAge', 'warranty'],
].map((name) => `vehicle.${name}`);

const ruleSchema = z
  .strictObject({
    conditions: z
      .array(z.enum(conditions))
      .min(1)
      .optional()
      .describe('new, used or custom, one or more of them.'),
    categories: z.array(reference('categories')).min(1).optional().describe('Categories of vehicles.'),
    uses: z
      .array(z.enum(vehicleUses))
      .min(1)
      .optional()
      .describe('What it is used for, one of these or more.'),
    roadClasses: z
      .array(z.enum(roadClasses))
      .min(1)
      .optional()
      .describe('What it is on the road, one of these.'),
    seatsMin: wholeNumberSchema.optional().describe('Least seats.'),
    seatsMax: wholeNumberSchema.optional().describe('Most seats.'),
    priceBelowUsd: usdSchema.optional().describe('Whole dollars that the price is below.'),
    rangeMinMiles: wholeNumberSchema.optional().describe('Least miles on a full charge.'),
    payloadMinLbs: wholeNumberSchema.optional().describe('Least payload in pounds.'),
    feature: textSchema.optional().describe('Words that one of the features of the vehicle has.'),
  })
  .refine(
    (rule) => Object.values(rule).some((value) => value !== undefined),
    'write at least one condition, for example seatsMin: 6',
  )
  .describe('Which carts the list has: those that fulfill every condition written here.');
export type ListRule = z.output<typeof ruleSchema>;

const roadsSchema = z
  .strictObject({
    towns: textSchema.describe(
      'Above the counties: that every town stands there, with its rule where one was found.',
    ),
    confirmed: textSchema.describe(
      'Above the counties, in front of the carts in stock, each with its price: what is confirmed of them.',
    ),
    ask: linkSchema.describe('At the top of the page, to ask about one street.'),
    carts: headingSchema.describe('Heading over the carts.'),
    golfCarts: cardSchema.describe(
      'Beside the carts whose record says that they are golf carts and no more.',
    ),
    others: cardSchema.describe('Of the carts whose record says neither, with the words of the way to them.'),
  })
  .describe(
    'Makes the page the answer to where one may drive: the law of each state, the rules of towns, and which carts that means.',
  );

const warrantySchema = z
  .strictObject({
    left: headingSchema.describe('Over carts with warranty left.'),
    noneLeft: headingSchema.describe('Over those whose warranty has run out.'),
    asIs: headingSchema.describe('Over those that are sold as-is.'),
    outOfStock: headingSchema.describe('Over those that are out of stock, whatever their warranty.'),
  })
  .describe(
    'Splits the carts by what is left of their warranty. The site counts each part, and leaves out one without carts.',
  );

export const listSchema = z.strictObject({
  position: z.int().min(1).describe('Position among the links to the lists, from 1.'),
  label: textSchema
    .max(30, 'write at most 30 characters')
    .describe('Words of the links that lead to the list.'),
  ...pageSchema.shape,
  notes: z
    .array(textSchema)
    .min(1)
    .describe('Paragraphs under the carts; with the sentence of the hero at most 300 words.'),
  roads: roadsSchema.optional(),
  warranty: warrantySchema.optional(),
  rule: ruleSchema,
  order: z.enum(listOrders).describe('Which of the carts in stock comes first.'),
  reasons: z
    .array(textSchema)
    .min(1)
    .optional()
    .describe(
      'The sentence on each card: the first of these whose tokens the cart has. {{vehicle.condition}}, .seats, .range, .topSpeed, .payload, .battery, .charging, .feature, .road; of used carts .year, .hours, .batteryAge, .warranty.',
    ),
});
export type VehicleList = z.output<typeof listSchema> & { id: string };
