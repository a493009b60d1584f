// Reads data/figures/*.yaml: the figures that policies and pages quote.
import type { DeliveryFigures } from '../lib/rentals/delivery.ts';
import type { SaleFigures } from '../lib/seo/sale-terms.ts';
import type { Figure } from '../schemas/figure.ts';
import type { DataFolder } from './data-folder.ts';

/** Figures that pages and markup reckon with, by the file in data/figures that holds them. */
const reckonedWith: Readonly<Record<string, readonly string[]>> = {
  delivery: [
    'delivery-rental-included-miles',
    'delivery-rental-per-mile',
    'delivery-free-minimum-purchase',
    'delivery-in-stock-time',
  ],
  returns: ['returns-new-window', 'returns-used-window', 'returns-new-restocking', 'returns-used-restocking'],
  service: ['service-hourly-rate'],
};

/** Every figure of all files, their ids by file, and what looks them up. */
export function readFigures(folder: DataFolder) {
  const records = folder.readRecords('figures');
  const seen = new Set<string>();
  for (const record of records) {
    record.value.figures.forEach((figure, index) => {
      if (seen.has(figure.id)) {
        record.report(['figures', index, 'id'], JSON.stringify(figure.id), 'an id that no other figure has');
      }
      seen.add(figure.id);
    });
  }
  const figures: readonly Figure[] = records.flatMap((record) => record.value.figures);
  const findFigure = (id: string) => figures.find((figure) => figure.id === id);

  /** Adds a mistake for each figure that pages reckon with and that is missing, or no number. Whether all are there. */
  function checkReckonedWith(): boolean {
    let isComplete = true;
    for (const [file, ids] of Object.entries(reckonedWith)) {
      for (const id of ids) {
        if (typeof findFigure(id)?.value === 'number') continue;
        isComplete = false;
        const found = findFigure(id) ? `the figure ${id}, which is no number` : `no figure with the id ${id}`;
        const expected = 'this figure as a number, under this id; pages of the site reckon with it';
        folder.reportMissing(`data/figures/${file}.yaml`, id, found, expected);
      }
    }
    return isComplete;
  }

  /** The number of a figure, in its unit. Throws when the id is unknown or the figure is no number. */
  function getFigureNumber(id: string): number {
    const value = findFigure(id)?.value;
    if (typeof value !== 'number') throw new Error(`data/figures holds no number with the id "${id}"`);
    return value;
  }

  return {
    figures,
    /** Ids of the figures by the name of their file. */
    figureIdsByFile: new Map(records.map(({ id, value }) => [id, value.figures.map((figure) => figure.id)])),
    checkReckonedWith,
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
