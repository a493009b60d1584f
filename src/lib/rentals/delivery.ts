// What delivery of a rental costs at a place. Purchases of the minimum or more are free to every place the site lists.

/** Figures of data/figures/delivery.yaml that the rules need, in dollars and miles. */
export interface DeliveryFigures {
  rentalIncludedMiles: number;
  rentalUsdPerMile: number;
}

/**
 * Estimated fee in whole dollars for bringing a rental to a place that lies `miles` (straight line)
 * from the nearest showroom; 0 within the included distance. Counts whole miles as pages print them, so that a reader
 * who does the sum gets the same figure.
 */
export function estimateRentalDeliveryUsd(miles: number, figures: DeliveryFigures): number {
  return Math.max(0, Math.round(miles) - figures.rentalIncludedMiles) * figures.rentalUsdPerMile;
}
