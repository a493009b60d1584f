// What a cart costs at the door of a town that the site lists.
import type { PriceCopy } from '../dealer/price-copy.ts';
import { isDeliveredFree, type SaleFigures } from '../vehicles/sale-terms.ts';

/** Delivery and total of a bought cart; no total where a part of it is told only on asking. */
export interface DoorTotal {
  isDeliveryFree: boolean;
  /** Whole US dollars, without what the state takes. */
  totalUsd: number | undefined;
}

/**
 * Delivery is free or quoted before the sale. The total needs free delivery and a price that holds all that the dealer
 * charges.
 */
export function computeDoorTotal(
  vehicle: { priceUsd: number },
  figures: Pick<SaleFigures, 'freeDeliveryFromUsd'>,
  { isWhole }: Pick<PriceCopy, 'isWhole'>,
): DoorTotal {
  const isDeliveryFree = isDeliveredFree(vehicle, figures);
  return { isDeliveryFree, totalUsd: isDeliveryFree && isWhole ? vehicle.priceUsd : undefined };
}
