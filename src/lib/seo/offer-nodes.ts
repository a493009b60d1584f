// What else the dealer offers, in the graph: lists of vehicles, services of the workshop and rentals.
import type { ItemList, Offer, Service as ServiceThing } from 'schema-dts';
import type { Dealer } from '../../schemas/dealer.ts';
import type { RentalGroup } from '../../schemas/rental-plans.ts';
import type { Service } from '../../schemas/services.ts';
import type { Vehicle } from '../../schemas/vehicle.ts';
import { fixedPages } from '../site/fixed-pages.ts';
import { formatUrl, vehiclePath } from '../site/paths.ts';
import { dealerId, nodeId } from './graph-node.ts';

/** The vehicles of the page at `path`, in the order in which it shows them. */
export function buildItemList(
  name: string,
  path: string,
  vehicles: readonly Vehicle[],
  dealer: Dealer,
): ItemList & { '@id': string } {
  return {
    '@type': 'ItemList',
    '@id': nodeId(dealer, path, 'list'),
    name,
    numberOfItems: vehicles.length,
    itemListElement: vehicles.map((vehicle, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: vehicle.fullName,
      url: formatUrl(dealer.url, vehiclePath(vehicle.id)),
    })),
  };
}

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

/** Renting one kind of vehicle, with an offer for each plan. */
export function buildRental(group: RentalGroup, dealer: Dealer): ServiceThing {
  return {
    '@type': 'Service',
    '@id': nodeId(dealer, fixedPages.rentals.path, `${group.id}-rental`),
    name: `${group.title} rental`,
    description: group.description,
    provider: { '@id': dealerId(dealer) },
    offers: group.plans.map((plan): Offer => ({
      '@type': 'Offer',
      name: `${group.title}: ${plan.title}`,
      url: nodeId(dealer, fixedPages.rentals.path, group.id),
      price: plan.priceUsd,
      priceCurrency: 'USD',
      eligibleDuration: { '@type': 'QuantitativeValue', value: plan.days, unitCode: 'DAY' },
      // Without it an offer means a sale.
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    })),
  };
}
