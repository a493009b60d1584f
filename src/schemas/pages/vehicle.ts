// Words of every vehicle page and of the Vehicle Not Found page: data/pages/vehicle.yaml.
import { z } from 'zod';
import { idSchema, textSchema } from '../fields.ts';
import { cardSchema, headingSchema, listSectionSchema } from '../section.ts';

const perCondition = {
  new: textSchema.describe('What applies to a new vehicle.'),
  used: textSchema.describe('What applies to a used vehicle.'),
  custom: textSchema.describe('What applies to a custom build.'),
};

export const vehiclePageSchema = z.strictObject({
  titleTemplate: textSchema.describe(
    'Title in search results, filled in for each page; best within 60 characters.',
  ),
  descriptionTemplate: textSchema.describe(
    'Text in search results, filled in for each page; 70 to 160 characters.',
  ),
  delivery: listSectionSchema.describe('Heading, and facts about the delivery of a purchase.'),
  warranty: z
    .strictObject({ title: textSchema.describe('The heading.'), ...perCondition })
    .describe("What warranty covers; a used unit's own remainder is printed by its page."),
  returns: z
    .strictObject({ ...perCondition, asIs: textSchema.describe('What applies to one sold as it stands.') })
    .describe('When a vehicle can be returned.'),
  returnPolicyId: idSchema.describe('The policy about returns: name of its file without .md.'),
  deliveryPolicyId: idSchema.describe('The policy about delivery: name of its file without .md.'),
  related: headingSchema,
  similarInStock: headingSchema,
  callToAction: cardSchema,
  callToActionOutOfStock: cardSchema.describe('The block at the end when the vehicle is out of stock.'),
});
