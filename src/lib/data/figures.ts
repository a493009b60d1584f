// Gate to data/figures/*.yaml: the figures that policies and pages quote.
import { figureFileSchema, type Figure } from '../../schemas/figure.ts';
import type { DeliveryFigures } from '../delivery.ts';
import type { SaleFigures } from '../seo/vehicle-node.ts';
import { readRecords } from './read-data.ts';

const records = readRecords('figures', figureFileSchema);

/** Ids of the figures by the name of their file. */
export const figureIdsByFile: ReadonlyMap<string, readonly string[]> = new Map(
  records.map((record) => [record.id, record.value.figures.map((figure) => figure.id)]),
);

/** Every figure of all files. */
export const figures: readonly Figure[] = records.flatMap((record) => record.value.figures);

const seen = new Set<string>();
for (const record of records) {
  record.value.figures.forEach((figure, index) => {
    if (seen.has(figure.id)) {
      record.report(['figures', index, 'id'], JSON.stringify(figure.id), 'an id that no other figure has');
    }
    seen.add(figure.id);
  });
}

/** The figure of an id, if there is one. */
export function findFigure(id: string): Figure | undefined {
  return figures.find((figure) => figure.id === id);
}

/** The number of a figure, in its unit. Throws when the id is unknown or the figure is no number. */
export function getFigureNumber(id: string): number {
  const value = findFigure(id)?.value;
  if (typeof value !== 'number') throw new Error(`data/figures holds no number with the id "${id}"`);
  return value;
}

/** Figures of the delivery rules, in dollars and miles. */
export function getDeliveryFigures(): DeliveryFigures {
  return {
    rentalIncludedMiles: getFigureNumber('delivery-rental-included-miles'),
    rentalUsdPerMile: getFigureNumber('delivery-rental-per-mile'),
  };
}

/** Figures that the markup of a vehicle's offer repeats: days, percent and dollars. */
export function getSaleFigures(): SaleFigures {
  const inStockTime = 'delivery-in-stock-time';
  const deliveryDaysMin = getFigureNumber(inStockTime);
  return {
    returnDays: {
      new: getFigureNumber('returns-new-window'),
      used: getFigureNumber('returns-used-window'),
    },
    restockingPercent: {
      new: getFigureNumber('returns-new-restocking'),
      used: getFigureNumber('returns-used-restocking'),
    },
    freeDeliveryFromUsd: getFigureNumber('delivery-free-minimum-purchase'),
    deliveryDays: { min: deliveryDaysMin, max: findFigure(inStockTime)?.max ?? deliveryDaysMin },
  };
}
