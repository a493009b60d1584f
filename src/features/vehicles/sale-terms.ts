// The terms of a sale in markup: returns in the offer of each vehicle, delivery on the page of its policy.
import type { MerchantReturnPolicy, ShippingService } from 'schema-dts';
import { formatUrl } from '../../lib/paths.ts';
import type { Dealer } from '../dealer/dealer.schema.ts';
import type { VehicleRecord } from './vehicle-record.schema.ts';

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

/** What the offers of all vehicles have in common. */
export interface SaleFacts {
  dealer: Dealer;
  saleFigures: SaleFigures;
  returnPolicyPath: string;
  /** What the price includes. */
  priceLine: string;
}

type Sold = Pick<VehicleRecord, 'condition'> & { asIs?: boolean | undefined };

/** Whether a vehicle is delivered free to the places that the delivery policy names. */
export function isDeliveredFree(
  { priceUsd }: Pick<VehicleRecord, 'priceUsd'>,
  { freeDeliveryFromUsd }: Pick<SaleFigures, 'freeDeliveryFromUsd'>,
): boolean {
  return priceUsd >= freeDeliveryFromUsd;
}

/** By which terms a vehicle is sold. */
export function getSaleTerms({ condition, asIs }: Sold): VehicleRecord['condition'] | 'asIs' {
  return condition === 'used' && asIs ? 'asIs' : condition;
}

export function buildReturnPolicy(
  vehicle: Sold,
  { dealer, saleFigures, returnPolicyPath }: Omit<SaleFacts, 'priceLine'>,
): MerchantReturnPolicy {
  const terms = getSaleTerms(vehicle);
  const policy: MerchantReturnPolicy = {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'US',
    returnPolicyCountry: 'US',
    itemCondition: `https://schema.org/${vehicle.condition === 'new' ? 'New' : 'Used'}Condition`,
    merchantReturnLink: formatUrl(dealer.url, returnPolicyPath),
  };
  if (terms === 'asIs') {
    return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  }
  // Custom builds: agreed with each buyer and written on the bill of sale.
  if (terms === 'custom') {
    return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnUnspecified' };
  }
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: saleFigures.returnDays[terms],
    // schema.org reads a number as percent of the price.
    restockingFee: saleFigures.restockingPercent[terms],
    // The buyer brings the cart to the showroom at their own cost.
    returnMethod: 'https://schema.org/ReturnInStore',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  };
}

/**
 * Free delivery to the showrooms' own postal codes only: the policy names municipalities and miles, schema.org knows states
 * and postal codes.
 */
export function buildShippingService(
  { deliveryDays, freeDeliveryFromUsd }: SaleFigures,
  dealer: Dealer,
): ShippingService {
  const days = { '@type': 'QuantitativeValue', unitCode: 'DAY' } as const;
  return {
    '@type': 'ShippingService',
    // Our own truck arrives on the day it leaves.
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
