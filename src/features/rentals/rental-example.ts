// The rental that policies work out as an example, as the tokens of their texts. Apart from the totals, which the contact
// form's script has as well.
import { formatCount, formatUsd } from '../../lib/format.ts';
import type { TokenValue } from '../../lib/token-sum.ts';
import { countPaidMiles, estimateRentalDeliveryUsd, type DeliveryFigures } from './delivery.ts';
import { computeRentalTotal } from './rental-total.ts';

/** The tokens of the example of a plan, in whole dollars, and the miles to its address. */
export function describeRentalExample(
  plan: { title: string; priceUsd: number },
  miles: number,
  depositUsd: number,
  figures: DeliveryFigures,
): Readonly<Record<string, TokenValue>> {
  const money = (usd: number): TokenValue => ({ text: formatUsd(usd), amount: usd });
  const paidMiles = countPaidMiles(miles, figures);
  return {
    'rental-example-plan': { text: plan.title },
    'rental-example-price': money(plan.priceUsd),
    'rental-example-miles': { text: `${miles} miles` },
    'rental-example-paid-miles': { text: formatCount(paidMiles, 'mile'), amount: paidMiles },
    'rental-example-delivery': money(estimateRentalDeliveryUsd(miles, figures)),
    'rental-example-total': money(computeRentalTotal(plan, miles, figures)),
    'rental-example-deposit': money(depositUsd),
  };
}
