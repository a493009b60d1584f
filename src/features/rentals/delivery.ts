// What delivery of a rental costs. Distances are straight-line miles to the nearest showroom.

/** Figures of data/figures/delivery.yaml, in dollars and miles. */
export interface DeliveryFigures {
  rentalIncludedMiles: number;
  rentalUsdPerMile: number;
}

/** Miles beyond the free ones, rounded down. */
export function countPaidMiles(miles: number, { rentalIncludedMiles }: DeliveryFigures): number {
  return Math.max(0, Math.floor(miles - rentalIncludedMiles));
}

/** The fee in whole dollars, for bringing and collecting together. */
export function estimateRentalDeliveryUsd(miles: number, figures: DeliveryFigures): number {
  return countPaidMiles(miles, figures) * figures.rentalUsdPerMile;
}
