// What delivery of a rental costs at a place. Purchases of the minimum or more are free to every place the site lists.

/** Figures of data/figures/delivery.yaml that the rules need, in dollars and miles. */
export interface DeliveryFigures {
  rentalIncludedMiles: number;
  rentalUsdPerMile: number;
}

/** Straight-line miles to the nearest showroom beyond the included ones, rounded down; 0 within them. */
export function countPaidMiles(miles: number, { rentalIncludedMiles }: DeliveryFigures): number {
  return Math.max(0, Math.floor(miles - rentalIncludedMiles));
}

/**
 * The fee in whole dollars for a rental at a place that lies `miles` (straight line) from the nearest showroom: the paid
 * miles times the price of a mile, once for bringing and collecting together.
 */
export function estimateRentalDeliveryUsd(miles: number, figures: DeliveryFigures): number {
  return countPaidMiles(miles, figures) * figures.rentalUsdPerMile;
}
