// A service of the workshop, in the graph.
import type { Offer, Service as ServiceThing } from 'schema-dts';
import type { Dealer } from '../dealer/dealer.schema.ts';
import type { Service } from './services.schema.ts';
import { dealerId } from '../../site/json-ld-node.ts';

/** A service of the workshop, with an offer for each price in whole dollars. Only rates by the hour give `hourlyUsd`. */
export function buildService(
  service: Service,
  { hourlyUsd, fixed }: { hourlyUsd?: number; fixed: readonly { title: string; usd: number }[] },
  dealer: Dealer,
): ServiceThing {
  const hourly = (price: number): Offer => ({
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      // Parts are extra, so the rate is where the price starts.
      minPrice: price,
      priceCurrency: 'USD',
      unitCode: 'HUR',
    },
  });
  const offers: Offer[] = [
    ...(hourlyUsd === undefined ? [] : [hourly(hourlyUsd)]),
    ...fixed.map(({ title, usd }) => ({
      '@type': 'Offer' as const,
      name: title,
      price: usd,
      priceCurrency: 'USD',
    })),
  ];
  return {
    '@type': 'Service',
    name: service.title,
    description: service.description,
    provider: { '@id': dealerId(dealer) },
    ...(offers.length > 0 && { offers }),
  };
}
