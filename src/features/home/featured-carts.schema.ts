// Featured carts of the home page: data/featured-carts.yaml.
import { z } from 'zod';
import { sampleSchema, textSchema, usdSchema } from '../../schemas/fields.ts';
import { pictureSchema } from '../vehicles/picture.schema.ts';
import { reference } from '../../schemas/reference.ts';

export const featuredCartSchema = z.strictObject({
  vehicleId: reference('vehicles').describe('The cart.'),
  description: textSchema.describe('One sentence on the card.'),
  picture: pictureSchema
    .optional()
    .describe(
      "The cart with its accessories, each named in alt; without it the card shows the cart's own picture.",
    ),
  accessories: z
    .array(
      z.strictObject({
        name: textSchema.describe('What it is.'),
        priceUsd: usdSchema.describe('Whole dollars, fitted, before tax.'),
      }),
    )
    .default([])
    .describe('What the price on the card holds beyond the list price; nothing for a cart at list price.'),
});
export type FeaturedCart = z.output<typeof featuredCartSchema>;

export const featuredCartsSchema = z.strictObject({
  sample: sampleSchema.optional(),
  carts: z.array(featuredCartSchema).min(1).describe('The carts, in the order shown.'),
});

/** What a featured cart costs with its accessories, in whole dollars. */
export function computeEquippedUsd(
  { accessories }: Pick<FeaturedCart, 'accessories'>,
  { priceUsd }: { priceUsd: number },
): number {
  return accessories.reduce((sum, accessory) => sum + accessory.priceUsd, priceUsd);
}
