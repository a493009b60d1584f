// Figures of data/figures as the rules of delivery and of sales take them. All throw when one is missing.
import type { DeliveryFigures } from '../features/rentals/delivery.ts';
import type { SaleFigures } from '../features/vehicles/sale-terms.ts';
import type { Figure } from '../schemas/figure.schema.ts';

/** The number of a figure, in its unit. */
export function getNumber(figures: readonly Figure[], id: string): number {
  const value = figures.find((figure) => figure.id === id)?.value;
  if (typeof value !== 'number') throw new Error(`data/figures holds no number with the id "${id}"`);
  return value;
}

export function pickDeliveryFigures(figures: readonly Figure[]): DeliveryFigures {
  return {
    rentalIncludedMiles: getNumber(figures, 'delivery-rental-included-miles'),
    rentalUsdPerMile: getNumber(figures, 'delivery-rental-per-mile'),
  };
}

export function pickSaleFigures(figures: readonly Figure[]): SaleFigures {
  const number = (id: string) => getNumber(figures, id);
  const inStockTime = 'delivery-in-stock-time';
  const min = number(inStockTime);
  const max = figures.find(({ id }) => id === inStockTime)?.max ?? min;
  return {
    returnDays: { new: number('returns-new-window'), used: number('returns-used-window') },
    restockingPercent: { new: number('returns-new-restocking'), used: number('returns-used-restocking') },
    freeDeliveryFromUsd: number('delivery-free-minimum-purchase'),
    deliveryDays: { min, max },
  };
}
