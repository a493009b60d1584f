// Copy of every vehicle's page: data/pages/vehicle.yaml.
import { z } from 'zod';
import { textSchema } from '../../schemas/fields.ts';
import { reference } from '../../schemas/reference.ts';
import { cardSchema, headingSchema, listSectionSchema } from '../../schemas/section.schema.ts';

/** Tokens that each vehicle fills into the texts of its page. */
export const vehicleTokenNames = [
  'vehicle.name',
  'vehicle.brand',
  'vehicle.condition',
  'vehicle.seats',
  'vehicle.opening',
  'vehicle.facts',
  'vehicle.range',
  'vehicle.topSpeed',
  'vehicle.price',
  'vehicle.phone',
  'vehicle.warranty',
  'vehicle.towns',
] as const;

const perTerms = {
  new: textSchema.describe('What applies to a new vehicle.'),
  used: textSchema.describe('What applies to a used vehicle.'),
  custom: textSchema.describe('What applies to a custom build.'),
};
const asIs = textSchema.describe('What applies to a used one sold as-is.');
const summaryNote = 'What matters in a few words, on the row that opens the rest.';
const titleSchema = textSchema.describe('What the row beside the price is about.');
const termSchema = z.strictObject({
  title: titleSchema,
  summary: z.strictObject({ ...perTerms, asIs }).describe(summaryNote),
  ...perTerms,
});

export const vehiclePageSchema = z.strictObject({
  titleTemplate: textSchema.describe('Title in search results; best within 60 characters.'),
  descriptionTemplates: z
    .array(textSchema)
    .min(1)
    .describe('Texts in search results, the longest first: the first within 160 characters is used.'),
  bodyType: textSchema.describe('The kind of all vehicles; only search engines read it.'),
  testDriveByMessage: textSchema.describe('Link to the form that asks for the day of a test drive.'),
  delivery: listSectionSchema
    .extend({
      summary: z
        .strictObject({
          free: textSchema.describe('For a vehicle that is delivered free.'),
          quoted: textSchema.describe('For one below that price.'),
        })
        .describe(summaryNote),
      townLabel: textSchema.describe('Link to the form, which asks for the town.'),
      free: z.array(textSchema).min(1).describe('First entries for a vehicle that is delivered free.'),
      quoted: z.array(textSchema).min(1).describe('First entries for one below that price.'),
    })
    .describe('Delivery of a purchase: heading of its row, and facts.'),
  warranty: termSchema
    .extend({
      requestLabel: textSchema.describe("Link that asks for the maker's own words, unless it is used."),
    })
    .describe('Who gives the warranty and what it covers; as-is vehicles show only the words on the row.'),
  returns: termSchema.extend({ asIs }).describe('When a vehicle can be returned.'),
  returnPolicyId: reference('policies').describe('The policy about returns.'),
  warrantyPolicyId: reference('policies').describe('The policy about the warranty.'),
  deliveryPolicyId: reference('policies').describe('The policy about delivery.'),
  condition: z
    .strictObject({
      title: titleSchema,
      summary: textSchema.describe(summaryNote),
      text: textSchema.describe('What to ask for.'),
      requestLabel: textSchema.describe("Link to the form, which asks for the cart's report."),
    })
    .describe('Condition of a used cart.'),
  road: headingSchema
    .extend({
      lowSpeedVehicle: textSchema.describe('What a low-speed vehicle may do.'),
      golfCart: textSchema.describe('What applies to a golf cart that is no low-speed vehicle.'),
      offRoad: textSchema.describe('What applies to a vehicle made for land without roads.'),
      unknown: textSchema.describe('What to say if no source says what it is.'),
    })
    .describe('Road law: heading of its row, and an answer for each kind, its first sentence on the row.'),
  outOfStock: cardSchema.describe('Top of the page of a vehicle that is out of stock.'),
  outOfStockOneOff: cardSchema.describe(
    'The same for a used cart or a custom build, which is sold for good.',
  ),
  related: headingSchema,
  similarInStock: headingSchema,
  callToAction: cardSchema,
  callToActionOutOfStock: cardSchema.describe('The block at the end if the vehicle is out of stock.'),
});
export type VehiclePage = z.output<typeof vehiclePageSchema>;
