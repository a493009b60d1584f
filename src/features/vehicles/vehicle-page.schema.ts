// Copy of every vehicle's page: data/pages/vehicle.yaml.
import { z } from 'zod';
import { textSchema } from '../../schemas/fields.ts';
import { reference } from '../../schemas/reference.ts';
import { cardSchema, headingSchema, listSectionSchema } from '../../schemas/section.schema.ts';

/** Tokens that each vehicle fills into the texts of its page. */
export const vehicleTokens = [
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
const asIs = textSchema.describe('What applies to a used one sold as it stands.');
const titleSchema = textSchema.describe('What the row beside the price is about.');
const summaryNote = 'What matters of it in a few words, on the row beside the price that opens the rest.';

export const vehiclePageSchema = z.strictObject({
  titleTemplate: textSchema.describe(
    'Title in search results, filled in for each page; best within 60 characters.',
  ),
  descriptionTemplates: z
    .array(textSchema)
    .min(1)
    .describe('Texts in search results, the longest first: the first that fits 160 characters is taken.'),
  bodyType: textSchema.describe('What kind of vehicle all of them are; only search engines read it.'),
  equippedLabel: textSchema.describe(
    'Before what a cart of the home page costs with its accessories; a link to that page.',
  ),
  testDriveByMessage: textSchema.describe(
    'Button below "Schedule Test Drive", to the form, which asks for the day of a test drive.',
  ),
  delivery: listSectionSchema
    .extend({
      summary: z
        .strictObject({
          free: textSchema.describe('For a vehicle that comes free.'),
          quoted: textSchema.describe('For one below that price.'),
        })
        .describe(summaryNote),
      townLabel: textSchema.describe('Words of the link to the form, which asks for the town.'),
      free: z.array(textSchema).min(1).describe('The first entries for a vehicle that comes free.'),
      quoted: z.array(textSchema).min(1).describe('The first entries for one below that price.'),
    })
    .describe('What its row is about, and facts about the delivery of a purchase.'),
  warranty: z
    .strictObject({
      title: titleSchema,
      summary: z.strictObject({ ...perTerms, asIs }).describe(summaryNote),
      ...perTerms,
      requestLabel: textSchema.describe(
        "Words of the link below it of what is not used, which asks for the maker's own words.",
      ),
    })
    .describe(
      'Who gives the warranty and what it covers; of what is sold as it stands only the words on its row.',
    ),
  returns: z
    .strictObject({
      title: titleSchema,
      summary: z.strictObject({ ...perTerms, asIs }).describe(summaryNote),
      ...perTerms,
      asIs,
    })
    .describe('When a vehicle can be returned.'),
  returnPolicyId: reference('policies').describe('The policy about returns.'),
  warrantyPolicyId: reference('policies').describe('The policy about the warranty.'),
  deliveryPolicyId: reference('policies').describe('The policy about delivery.'),
  condition: z
    .strictObject({
      title: titleSchema,
      summary: textSchema.describe(summaryNote),
      text: textSchema.describe('What to ask for.'),
      requestLabel: textSchema.describe("Words of the link to the form, which asks for the cart's report."),
    })
    .describe('What a used cart says of its condition.'),
  road: headingSchema
    .extend({
      lowSpeedVehicle: textSchema.describe('What a low-speed vehicle may do.'),
      golfCart: textSchema.describe('What holds for a golf cart that is none.'),
      offRoad: textSchema.describe('What holds for a vehicle that is made for land without roads.'),
      unknown: textSchema.describe('What to say where no source says what it is.'),
    })
    .describe(
      'What the law says of it: what its row beside the price is about, and the answer for each kind, whose first sentence stands on the row.',
    ),
  outOfStock: cardSchema.describe('Top of the page of a vehicle that is out of stock.'),
  outOfStockOneOff: cardSchema.describe(
    'The same for a used cart or a custom build, which does not come again.',
  ),
  related: headingSchema,
  relatedNotForRoad: textSchema.describe(
    'Under that heading on the page of a vehicle for the road, where none of the others is one.',
  ),
  similarInStock: headingSchema,
  callToAction: cardSchema,
  callToActionOutOfStock: cardSchema.describe('The block at the end when the vehicle is out of stock.'),
});
export type VehiclePage = z.output<typeof vehiclePageSchema>;
