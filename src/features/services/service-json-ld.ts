// A service of the workshop, in the graph.
import type { Offer, Service as ServiceThing } from 'schema-dts';
import type { Dealer } from '../dealer/dealer.schema.ts';
import type { Service } from './services.schema.ts';
import { dealerId } from '../../site/json-ld-node.ts';

/** What a service costs, in whole dollars. */
export interface ServicePrices {
  /** Given only where the rate is by the hour. */
  hourlyUsd?: number;
  /** Work at a price of its own. */
  fixed: readonly { title: string; usd: number }[];
}

/** A service of the workshop, with an offer for each price that it has. */
export function buildService(
  service: Service,
  { hourlyUsd, fixed }: ServicePrices,
  dealer: Dealer,
): ServiceThing {
  const offers: Offer[] = fixed.map(({ title, usd }) => ({
    '@type': 'Offer',
    name: title,
    price: usd,
    priceCurrency: 'USD',
  }));
  if (hourlyUsd !== undefined) {
    offers.unshift({
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: hourlyUsd,
        // Parts come on top, so the rate is where the price starts.
        minPrice: hourlyUsd,
        priceCurrency: 'USD',
        unitCode: 'HUR',
      },
    });
  }
  return {
    '@type': 'Service',
    name: service.title,
    description: service.description,
    provider: { '@id': dealerId(dealer) },
    ...(offers.length > 0 && { offers }),
  };
}
