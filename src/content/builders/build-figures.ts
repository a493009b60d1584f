// The figures that policies and pages quote, from data/figures/*.yaml.
import type { DeliveryFigures } from '../../features/rentals/delivery.ts';
import type { SaleFigures } from '../../features/vehicles/sale-terms.ts';
import type { FileOutput } from '../file-kinds.ts';
import type { Figure } from '../../schemas/figure.schema.ts';
import type { DataRecord } from '../data.ts';

/** Every figure of all files, and what looks them up. */
export function buildFigures(records: readonly Pick<DataRecord<FileOutput<'figures/*.yaml'>>, 'value'>[]) {
  const figures: readonly Figure[] = records.flatMap((record) => record.value.figures);
  const findFigure = (id: string) => figures.find((figure) => figure.id === id);

  /** The number of a figure, in its unit. Throws when the id is unknown or the figure is no number. */
  function getFigureNumber(id: string): number {
    const value = findFigure(id)?.value;
    if (typeof value !== 'number') throw new Error(`data/figures holds no number with the id "${id}"`);
    return value;
  }

  return {
    figures,
    getFigureNumber,

    /** Figures of the delivery rules, in dollars and miles. Throws when one is missing. */
    getDeliveryFigures: (): DeliveryFigures => ({
      rentalIncludedMiles: getFigureNumber('delivery-rental-included-miles'),
      rentalUsdPerMile: getFigureNumber('delivery-rental-per-mile'),
    }),

    /** Figures that the markup of sales repeats: days, percent and dollars. Throws when one is missing. */
    getSaleFigures: (): SaleFigures => {
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
    },
  };
}
