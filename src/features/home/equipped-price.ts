// What a featured cart costs with its accessories, for the home page and for the cart's own.
import type { FeaturedCart } from './featured-carts.schema.ts';

/** Whole dollars: the list price, and on top each accessory. */
export function computeEquippedUsd(
  { accessories }: Pick<FeaturedCart, 'accessories'>,
  { priceUsd }: { priceUsd: number },
): number {
  return accessories.reduce((sum, accessory) => sum + accessory.priceUsd, priceUsd);
}
