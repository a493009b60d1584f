// A vehicle in the graph: product, figures and the offer with its terms.
import type { Offer, PropertyValue } from 'schema-dts';
import { formatUrl, placeholderPicturePath, vehiclePath } from '../../lib/paths.ts';
import { buildPostalAddress } from '../../site/dealer-json-ld.ts';
import { dealerId, buildNodeId, type VehicleProduct } from '../../site/json-ld-node.ts';
import { buildReturnPolicy, type SaleFacts } from './sale-terms.ts';
import { listSpecifications } from './specifications.ts';
import { listLargestPictures } from './vehicle-pictures.ts';
import { findShowroom, getNameWithoutYear, type Vehicle } from './vehicle.ts';

/** Codes of UN/CEFACT Recommendation 20, which schema.org asks for. */
const units = { mile: 'SMI', milesPerHour: 'HM', pound: 'LBR' };

/** A vehicle with its offer as its page prints it. `bodyType` is the kind of all vehicles: "Golf cart". */
export function buildVehicleProduct(vehicle: Vehicle, bodyType: string, facts: SaleFacts): VehicleProduct {
  const path = vehiclePath(vehicle.id);
  const { dealer } = facts;
  const pictures = vehicle.pictureCount > 0 ? listLargestPictures(vehicle) : [placeholderPicturePath];
  return {
    '@type': ['Product', 'Vehicle'],
    '@id': buildNodeId(dealer, path, 'vehicle'),
    name: vehicle.fullName,
    description: vehicle.description,
    image: pictures.map((picture) => formatUrl(dealer.url, picture)),
    url: formatUrl(dealer.url, path),
    sku: vehicle.id,
    brand: { '@type': 'Brand', name: vehicle.brandName },
    model: getNameWithoutYear(vehicle),
    category: vehicle.category,
    bodyType,
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
    offers: buildOffer(vehicle, facts),
  };
}

function buildOffer(vehicle: Vehicle, facts: SaleFacts): Offer {
  const { dealer, priceLine } = facts;
  const showroom = findShowroom(vehicle, dealer.showrooms);
  return {
    '@type': 'Offer',
    url: formatUrl(dealer.url, vehiclePath(vehicle.id)),
    price: vehicle.priceUsd,
    priceCurrency: 'USD',
    description: priceLine,
    availability: `https://schema.org/${vehicle.inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `https://schema.org/${vehicle.condition === 'new' ? 'New' : 'Used'}Condition`,
    seller: { '@id': dealerId(dealer) },
    ...(showroom && {
      availableAtOrFrom: {
        '@type': 'Place',
        name: showroom.name,
        telephone: showroom.phone,
        address: buildPostalAddress(showroom),
      },
    }),
    hasMerchantReturnPolicy: buildReturnPolicy(vehicle, facts),
  };
}
