// What markup says of the dealer besides data/dealer.yaml, computed from the other records.
import type { DealerDetails } from '../seo/dealer-node.ts';
import { counties } from './counties.ts';
import { vehicles } from './vehicles.ts';

const prices = vehicles.map(({ price }) => price);

/** Area and price range; the page that prints reviews adds them. */
export const dealerDetails: DealerDetails = {
  counties,
  priceRangeUsd: [Math.min(...prices), Math.max(...prices)],
};
