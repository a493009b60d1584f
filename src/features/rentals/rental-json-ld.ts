// The JSON-LD node of a kind of rental, for a page's graph.
import type { Offer, Service as ServiceThing } from 'schema-dts';
import type { Dealer } from '../dealer/dealer.schema.ts';
import type { RentalGroup } from './rental-plans.schema.ts';
import { fixedPages } from '../../site/fixed-pages.ts';
import { dealerId, buildNodeId } from '../../site/json-ld-node.ts';

/** Renting one kind of vehicle, with an offer for each plan. */
export function buildRentalService(group: RentalGroup, dealer: Dealer): ServiceThing {
  return {
    '@type': 'Service',
    '@id': buildNodeId(dealer, fixedPages.rentals.path, `${group.id}-rental`),
    name: `${group.title} rental`,
    description: group.description,
    provider: { '@id': dealerId(dealer) },
    offers: group.plans.map((plan): Offer => ({
      '@type': 'Offer',
      name: `${group.title}: ${plan.title}`,
      url: buildNodeId(dealer, fixedPages.rentals.path, group.id),
      price: plan.priceUsd,
      priceCurrency: 'USD',
      eligibleDuration: { '@type': 'QuantitativeValue', value: plan.days, unitCode: 'DAY' },
      // Without it an offer means a sale.
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    })),
  };
}
