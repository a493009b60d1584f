// A vehicle in the graph: product, figures and the offer with its terms.
import type { MerchantReturnPolicy, Offer, OfferShippingDetails, PropertyValue } from 'schema-dts';
import type { Dealer } from '../../schemas/dealer.ts';
import type { Vehicle } from '../../schemas/vehicle.ts';
import type { Dimensions, VehicleRecord } from '../../schemas/vehicle-record.ts';
import { formatUrl, vehiclePath } from '../site/paths.ts';
import { listSpecifications } from '../vehicles/vehicle-view.ts';
import { buildAddress } from './dealer-node.ts';
import { dealerId, nodeId, type VehicleProduct } from './graph-node.ts';

/** Figures of data/figures that an offer repeats. */
export interface SaleFigures {
  /** Days to return a vehicle, by condition. */
  returnDays: { new: number; used: number };
  /** Percent of the price kept on a return, by condition. */
  restockingPercent: { new: number; used: number };
  /** Whole US dollars from which delivery is free. */
  freeDeliveryFromUsd: number;
  /** Business days until a vehicle in stock arrives. */
  deliveryDays: { min: number; max: number };
}

/** What an offer says besides the vehicle itself. */
export interface SaleTerms {
  figures: SaleFigures;
  /** Address of the page with the rules of returns. */
  returnPolicyPath: string;
  /** What the price holds. */
  priceLine: string;
  /** What kind of vehicle all of them are, in a word or two. */
  bodyType: string;
}

/** Rows of the specification list that have a property of their own in schema.org. */
const ownProperties = ['Seats', 'Top speed', 'Range', 'Payload', 'Drive', 'Year'];

/** Units by their code of UN/CEFACT Recommendation 20, which schema.org asks for. */
const units = { mile: 'SMI', milesPerHour: 'HM', pound: 'LBR', day: 'DAY', inch: 'INH' };

/**
 * A vehicle with its offer: price, availability, condition and terms as the page prints them. `imageUrls` are full
 * addresses, the main picture first.
 */
export function buildVehicleProduct(
  record: VehicleRecord,
  vehicle: Vehicle,
  imageUrls: readonly string[],
  terms: SaleTerms,
  dealer: Dealer,
): VehicleProduct {
  const path = vehiclePath(vehicle.id);
  return {
    '@type': ['Product', 'Vehicle'],
    '@id': nodeId(dealer, path, 'vehicle'),
    name: vehicle.name,
    description: vehicle.description,
    image: imageUrls,
    url: formatUrl(dealer.url, path),
    sku: vehicle.id,
    brand: { '@type': 'Brand', name: vehicle.brand },
    model: record.name,
    category: vehicle.category,
    bodyType: terms.bodyType,
    fuelType: 'Electric',
    vehicleSeatingCapacity: record.seats,
    driveWheelConfiguration: record.driveType,
    speed: { '@type': 'QuantitativeValue', maxValue: record.topSpeedMph, unitCode: units.milesPerHour },
    payload: { '@type': 'QuantitativeValue', value: record.payloadLbs, unitCode: units.pound },
    ...(record.condition === 'used' && { vehicleModelDate: String(record.year) }),
    ...(record.dimensions && buildSize(record.dimensions)),
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Range', value: record.rangeMiles, unitCode: units.mile },
      ...listSpecifications(vehicle)
        .filter(({ label }) => !ownProperties.includes(label))
        .map(({ label, value }): PropertyValue => ({ '@type': 'PropertyValue', name: label, value })),
    ],
    offers: buildOffer(record, vehicle, terms, dealer),
  };
}

/** Length, width, height and weight. Of a product the length is its depth, in schema.org's words. */
function buildSize({ lengthInches, widthInches, heightInches, weightLbs }: Dimensions) {
  const measure = (value: number, unitCode: string) =>
    ({ '@type': 'QuantitativeValue', value, unitCode }) as const;
  return {
    depth: measure(lengthInches, units.inch),
    width: measure(widthInches, units.inch),
    height: measure(heightInches, units.inch),
    weight: measure(weightLbs, units.pound),
  };
}

function buildOffer(record: VehicleRecord, vehicle: Vehicle, terms: SaleTerms, dealer: Dealer): Offer {
  const showroom = dealer.showrooms.find(({ id }) => id === record.standsAt?.showroomId);
  const isShippedFree = vehicle.inStock && vehicle.price >= terms.figures.freeDeliveryFromUsd;
  return {
    '@type': 'Offer',
    url: formatUrl(dealer.url, vehiclePath(vehicle.id)),
    price: vehicle.price,
    priceCurrency: 'USD',
    description: terms.priceLine,
    availability: vehicle.inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: vehicle.isNew ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition',
    seller: { '@id': dealerId(dealer) },
    ...(vehicle.inStock &&
      showroom && {
        availableAtOrFrom: {
          '@type': 'Place',
          name: showroom.name,
          telephone: showroom.phone,
          address: buildAddress(showroom),
        },
      }),
    hasMerchantReturnPolicy: buildReturnPolicy(record, terms, dealer),
    ...(isShippedFree && { shippingDetails: buildShipping(terms.figures, dealer) }),
  };
}

function buildReturnPolicy(record: VehicleRecord, terms: SaleTerms, dealer: Dealer): MerchantReturnPolicy {
  const policy: MerchantReturnPolicy = {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'US',
    merchantReturnLink: formatUrl(dealer.url, terms.returnPolicyPath),
  };
  const { condition } = record;
  // Agreed with each buyer and written on the bill of sale, so there is no rule to mark up.
  if (condition === 'custom') {
    return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnUnspecified' };
  }
  if (condition === 'used' && record.asIs) {
    return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  }
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: terms.figures.returnDays[condition],
    // A number is percent of the price, in schema.org's words.
    restockingFee: terms.figures.restockingPercent[condition],
    // The buyer brings the cart to the showroom and pays for the way.
    returnMethod: 'https://schema.org/ReturnInStore',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  };
}

/**
 * Free delivery where markup can say it truthfully. The rule knows municipalities and miles around a showroom, the
 * vocabulary only states and postal codes; a showroom's own postal code lies within its miles, a whole state does not.
 */
function buildShipping({ deliveryDays }: SaleFigures, dealer: Dealer): OfferShippingDetails {
  const { min: minValue, max: maxValue } = deliveryDays;
  const days = { '@type': 'QuantitativeValue', unitCode: units.day } as const;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'USD' },
    shippingDestination: dealer.showrooms
      .filter((showroom) => showroom.type === 'physical')
      .map(({ postalCode }) => ({ '@type': 'DefinedRegion', addressCountry: 'US', postalCode })),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      businessDays: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: dealer.hours.phoneAndDelivery.flatMap(({ days: open }) => open),
      },
      // The days pass before our own truck leaves; it arrives on the day it left.
      handlingTime: { ...days, minValue, maxValue },
      transitTime: { ...days, minValue: 0, maxValue: 0 },
    },
  };
}
