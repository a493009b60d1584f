// Words of every vehicle page and of the Vehicle Not Found page: data/pages/vehicle.yaml.
import { z } from 'zod';
import { idSchema, textSchema } from '../fields.ts';
import { cardSchema, headingSchema, listSectionSchema } from '../section.ts';

/** Tokens that each vehicle fills into its title and description. */
export const vehicleTokens = [
  'vehicle.name',
  'vehicle.condition',
  'vehicle.seats',
  'vehicle.opening',
  'vehicle.facts',
  'vehicle.range',
  'vehicle.topSpeed',
  'vehicle.price',
] as const;

export const vehiclePageSchema = z.strictObject({
  titleTemplate: textSchema,
  /** The first that is not too long for search results is taken. */
  descriptionTemplates: z.array(textSchema).min(1),
  /** Body type of every vehicle, for search engines. */
  bodyType: textSchema,
  /** Delivery and return facts by condition. */
  delivery: listSectionSchema,
  /** Warranty facts by condition; a used unit's own remainder is printed by its page. */
  warranty: z.strictObject({ title: textSchema, new: textSchema, used: textSchema, custom: textSchema }),
  returns: z.strictObject({ new: textSchema, used: textSchema, custom: textSchema, asIs: textSchema }),
  returnPolicyId: idSchema,
  deliveryPolicyId: idSchema,
  related: headingSchema,
  similarInStock: headingSchema,
  callToAction: cardSchema,
  /** The block at the end when the vehicle is out of stock. */
  callToActionOutOfStock: cardSchema,
});
export type VehiclePage = z.output<typeof vehiclePageSchema>;
