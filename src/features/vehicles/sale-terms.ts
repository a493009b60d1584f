// The terms of sale of a vehicle, and its returns in markup.
import type { MerchantReturnPolicy } from 'schema-dts';
import { formatUrl } from '../../lib/paths.ts';
import type { Dealer } from '../dealer/dealer.schema.ts';
import type { VehicleRecord } from './vehicle-record.schema.ts';

/** Figures of data/figures about sales. */
export interface SaleFigures {
  /** Days to return a vehicle, by condition. */
  returnDays: { new: number; used: number };
  /** Percent of the price kept on a return, by condition. */
  restockingPercent: { new: number; used: number };
  /** Whole US dollars from which delivery is free. */
  freeDeliveryFromUsd: number;
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

export function getSaleTerms({ condition, asIs }: Sold): VehicleRecord['condition'] | 'asIs' {
  return condition === 'used' && asIs ? 'asIs' : condition;
}

/** Returns of a custom build are agreed on the bill of sale. */
const returnCategories = {
  new: 'FiniteReturnWindow',
  used: 'FiniteReturnWindow',
  custom: 'Unspecified',
  asIs: 'NotPermitted',
} as const;

export function buildReturnPolicy(
  vehicle: Sold,
  { dealer, saleFigures, returnPolicyPath }: Omit<SaleFacts, 'priceLine'>,
): MerchantReturnPolicy {
  const terms = getSaleTerms(vehicle);
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'US',
    returnPolicyCountry: 'US',
    itemCondition: `https://schema.org/${vehicle.condition === 'new' ? 'New' : 'Used'}Condition`,
    merchantReturnLink: formatUrl(dealer.url, returnPolicyPath),
    returnPolicyCategory: `https://schema.org/MerchantReturn${returnCategories[terms]}`,
    ...((terms === 'new' || terms === 'used') && {
      merchantReturnDays: saleFigures.returnDays[terms],
      // schema.org reads a number as percent of the price.
      restockingFee: saleFigures.restockingPercent[terms],
      // The buyer brings the cart to the showroom at their own cost.
      returnMethod: 'https://schema.org/ReturnInStore',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    }),
  };
}
