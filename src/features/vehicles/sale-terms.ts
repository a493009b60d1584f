// What holds for a sale: returns, in the offer of each vehicle, and delivery. Both stand with the dealer on the page of
// their policy, too; delivery only there, since it is the same for every vehicle.
import type { MerchantReturnPolicy, ShippingService } from 'schema-dts';
import type { Dealer } from '../dealer/dealer.schema.ts';
import type { VehicleRecord } from './vehicle-record.schema.ts';
import { formatUrl } from '../../lib/paths.ts';

/** Figures of data/figures that the markup of sales repeats. */
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

/** What warranty and returns of a vehicle depend on. */
type Sold = Pick<VehicleRecord, 'condition'> & { asIs?: boolean | undefined };

/** Whether a vehicle comes free to the places that the rule of delivery names: by its price, new or used. */
export function isDeliveredFree(
  { priceUsd }: Pick<VehicleRecord, 'priceUsd'>,
  { freeDeliveryFromUsd }: Pick<SaleFigures, 'freeDeliveryFromUsd'>,
): boolean {
  return priceUsd >= freeDeliveryFromUsd;
}

/** By which words and rules a vehicle is sold: those of its condition, or of a used one sold as it stands. */
export function getSaleTerms({ condition, asIs }: Sold): VehicleRecord['condition'] | 'asIs' {
  return condition === 'used' && asIs ? 'asIs' : condition;
}

/** The rules of returns for a vehicle; `policyPath` is the URL of the page that has them in words. */
export function buildReturnPolicy(
  vehicle: Sold,
  { figures, policyPath, dealer }: { figures: SaleFigures; policyPath: string; dealer: Dealer },
): MerchantReturnPolicy {
  const terms = getSaleTerms(vehicle);
  const policy: MerchantReturnPolicy = {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'US',
    returnPolicyCountry: 'US',
    itemCondition: `https://schema.org/${vehicle.condition === 'new' ? 'New' : 'Used'}Condition`,
    merchantReturnLink: formatUrl(dealer.url, policyPath),
  };
  // Agreed with each buyer and written on the bill of sale, so there is no rule to mark up.
  if (terms === 'custom') {
    return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnUnspecified' };
  }
  if (terms === 'asIs') {
    return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  }
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: figures.returnDays[terms],
    // A number is percent of the price, in schema.org's words.
    restockingFee: figures.restockingPercent[terms],
    // The buyer brings the cart to the showroom and pays for the way.
    returnMethod: 'https://schema.org/ReturnInStore',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  };
}

/**
 * Free delivery where markup can say it truthfully. The rule knows municipalities and miles around a showroom, the
 * vocabulary only states and postal codes; a showroom's own postal code lies within its miles, a whole state does not.
 */
export function buildShippingService(
  { deliveryDays, freeDeliveryFromUsd }: SaleFigures,
  dealer: Dealer,
): ShippingService {
  const days = { '@type': 'QuantitativeValue', unitCode: 'DAY' } as const;
  return {
    '@type': 'ShippingService',
    // The days pass before our own truck leaves; it arrives on the day it left.
    handlingTime: {
      '@type': 'ServicePeriod',
      businessDays: dealer.hours.phoneAndDelivery.flatMap(({ days: open }) => open),
      duration: { ...days, minValue: deliveryDays.min, maxValue: deliveryDays.max },
    },
    shippingConditions: {
      '@type': 'ShippingConditions',
      orderValue: { '@type': 'MonetaryAmount', minValue: freeDeliveryFromUsd, currency: 'USD' },
      shippingDestination: dealer.showrooms
        .filter((showroom) => showroom.type === 'physical')
        .map(({ postalCode }) => ({ '@type': 'DefinedRegion', addressCountry: 'US', postalCode })),
      shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'USD' },
      transitTime: { '@type': 'ServicePeriod', duration: { ...days, minValue: 0, maxValue: 0 } },
    },
  };
}
