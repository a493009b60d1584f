// Figures of data/figures as rules and tokens take them.
import type { DeliveryFigures } from '../features/rentals/delivery.ts';
import type { SaleFigures } from '../features/vehicles/sale-terms.ts';
import type { Figure } from '../schemas/figure.schema.ts';
import type { Data } from './data.ts';

/** Figures that pages calculate with; the file of each is the first word of its id. */
const requiredFigures = [
  'delivery-rental-included-miles',
  'delivery-rental-per-mile',
  'delivery-free-minimum-purchase',
  'delivery-in-stock-time',
  'returns-new-window',
  'returns-used-window',
  'returns-new-restocking',
  'returns-used-restocking',
  'service-hourly-rate',
];

/** Reports figures that are missing. False while texts that quote figures have to wait. */
export function checkFigures(data: Data): boolean {
  if (!data.isComplete('figures/*.yaml')) return false;
  const numbers = data.listFigures().flatMap(({ id, value }) => (value === undefined ? [] : id));
  const missing = requiredFigures.filter((id) => !numbers.includes(id));
  for (const id of missing) {
    const expected = 'this figure as a number; pages of the site calculate with it';
    data.addToFile(`figures/${id.replace(/-.*/, '')}.yaml`, `no number with the id ${id}`, expected);
  }
  return missing.length === 0;
}

/** The number of a figure, in its unit. Throws when it is missing. */
export function getNumber(figures: readonly Figure[], id: string): number {
  const value = figures.find((figure) => figure.id === id)?.value;
  if (value === undefined) throw new Error(`data/figures holds no number with the id "${id}"`);
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
  return {
    returnDays: { new: number('returns-new-window'), used: number('returns-used-window') },
    restockingPercent: { new: number('returns-new-restocking'), used: number('returns-used-restocking') },
    freeDeliveryFromUsd: number('delivery-free-minimum-purchase'),
  };
}
