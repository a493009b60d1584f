// A service of the workshop, in the graph.
import type { Offer, Service as ServiceThing } from 'schema-dts';
import type { Dealer } from '../dealer/dealer.schema.ts';
import type { Service } from './services.schema.ts';
import { dealerId } from '../../site/json-ld-node.ts';

/** A service with an offer for each price in whole dollars; `hourlyUsd` is given where it is paid by the hour. */
export function buildService(
  service: Service,
  { hourlyUsd, fixed }: { hourlyUsd?: number; fixed: readonly { title: string; usd: number }[] },
  dealer: Dealer,
): ServiceThing {
  const offers: Offer[] = fixed.map(({ title, usd }) => ({
    '@type': 'Offer',
    name: title,
    price: usd,
    priceCurrency: 'USD',
  }));
  if (hourlyUsd !== undefined) {
    // Parts are extra, so the rate is where the price starts.
    const rate = { price: hourlyUsd, minPrice: hourlyUsd, priceCurrency: 'USD', unitCode: 'HUR' };
    offers.unshift({
      '@type': 'Offer',
      priceSpecification: { '@type': 'UnitPriceSpecification', ...rate },
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
