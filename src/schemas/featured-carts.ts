// Featured carts of the home page: data/featured-carts.yaml. Price shown: list price plus the accessories.
import { z } from 'zod';
import { idSchema, sampleSchema, textSchema, usdSchema } from './fields.ts';

export const featuredCartSchema = z.strictObject({
  vehicleId: idSchema,
  description: textSchema,
  /** What the shown cart has beyond the list price; empty for a cart at list price. */
  accessories: z.array(z.strictObject({ name: textSchema, priceUsd: usdSchema })),
});
export type FeaturedCart = z.output<typeof featuredCartSchema>;

export const featuredCartsSchema = z.strictObject({
  sample: sampleSchema.optional(),
  carts: z.array(featuredCartSchema).min(1),
});
