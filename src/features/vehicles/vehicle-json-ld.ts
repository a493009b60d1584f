// A vehicle in the graph: product, figures and the offer with its terms.
import type { Offer, PropertyValue } from 'schema-dts';
import type { Dealer } from '../dealer/dealer.schema.ts';
import { findShowroom, getModelName, type Vehicle } from './vehicle.ts';
import { formatUrl, vehiclePath } from '../../lib/paths.ts';
import { listSpecifications } from './vehicle-labels.ts';
import { buildPostalAddress } from '../../site/dealer-json-ld.ts';
import { dealerId, nodeId, type VehicleProduct } from '../../site/json-ld-node.ts';
import { buildReturnPolicy, type SaleFigures } from './sale-terms.ts';

/** What an offer says besides the vehicle itself. */
export interface SaleTerms {
  figures: SaleFigures;
  /** URL of the page with the rules of returns. */
  returnPolicyPath: string;
  /** What the price holds. */
  priceLine: string;
  /** What kind of vehicle all of them are, in a word or two. */
  bodyType: string;
}

/** Units by their code of UN/CEFACT Recommendation 20, which schema.org asks for. */
const units = { mile: 'SMI', milesPerHour: 'HM', pound: 'LBR' };

/**
 * A vehicle with its offer: price, availability, condition and terms as the page prints them. `imageUrls` are full
 * URLs, the main picture first.
 */
export function buildVehicleProduct(
  vehicle: Vehicle,
  imageUrls: readonly string[],
  terms: SaleTerms,
  dealer: Dealer,
): VehicleProduct {
  const path = vehiclePath(vehicle.id);
  return {
    '@type': ['Product', 'Vehicle'],
    '@id': nodeId(dealer, path, 'vehicle'),
    name: vehicle.fullName,
    description: vehicle.description,
    image: imageUrls,
    url: formatUrl(dealer.url, path),
    sku: vehicle.id,
    brand: { '@type': 'Brand', name: vehicle.brandName },
    model: getModelName(vehicle),
    category: vehicle.category,
    bodyType: terms.bodyType,
    fuelType: 'Electric',
    vehicleSeatingCapacity: vehicle.seats,
    driveWheelConfiguration: vehicle.driveType,
    speed: { '@type': 'QuantitativeValue', maxValue: vehicle.topSpeedMph, unitCode: units.milesPerHour },
    payload: { '@type': 'QuantitativeValue', value: vehicle.payloadLbs, unitCode: units.pound },
    ...(vehicle.year && { vehicleModelDate: String(vehicle.year) }),
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Range', value: vehicle.rangeMiles, unitCode: units.mile },
      ...listSpecifications(vehicle)
        .filter(({ field }) => field === undefined)
        .map(({ label, value }): PropertyValue => ({ '@type': 'PropertyValue', name: label, value })),
    ],
    offers: buildOffer(vehicle, terms, dealer),
  };
}

function buildOffer(vehicle: Vehicle, terms: SaleTerms, dealer: Dealer): Offer {
  const showroom = findShowroom(vehicle, dealer.showrooms);
  const { figures, returnPolicyPath: policyPath } = terms;
  return {
    '@type': 'Offer',
    url: formatUrl(dealer.url, vehiclePath(vehicle.id)),
    price: vehicle.priceUsd,
    priceCurrency: 'USD',
    description: terms.priceLine,
    availability: vehicle.inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition:
      vehicle.condition === 'new' ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition',
    seller: { '@id': dealerId(dealer) },
    ...(showroom && {
      availableAtOrFrom: {
        '@type': 'Place',
        name: showroom.name,
        telephone: showroom.phone,
        address: buildPostalAddress(showroom),
      },
    }),
    hasMerchantReturnPolicy: buildReturnPolicy(vehicle, { figures, policyPath, dealer }),
  };
}
