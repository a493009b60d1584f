// Words of every vehicle page and of the Vehicle Not Found page: data/pages/vehicle.yaml.
import { z } from 'zod';
import { idSchema, textSchema } from '../fields.ts';
import { cardSchema, headingSchema, listSectionSchema } from '../section.ts';

export const vehiclePageSchema = z.strictObject({
  /** Search title and description; {{vehicle.name}}, {{vehicle.facts}} and {{vehicle.price}} are filled in. */
  titleTemplate: textSchema,
  descriptionTemplate: textSchema,
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
