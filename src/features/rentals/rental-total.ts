// What a rental costs at the door: the plan and its delivery. The refundable deposit stands apart, and only tax, and what
// a renter chooses (rush, white glove), comes on top.
import type { RentalGroup } from './rental-plans.schema.ts';
import { formatCount, formatUsd } from '../../lib/format.ts';
import type { TokenValue } from '../../lib/token-sum.ts';
import { countPaidMiles, estimateRentalDeliveryUsd, type DeliveryFigures } from './delivery.ts';

/** Whole dollars for a plan with delivery to a place that lies `miles` (straight line) from the nearest showroom. */
export function computeRentalTotal(
  plan: { priceUsd: number },
  miles: number,
  figures: DeliveryFigures,
): number {
  return plan.priceUsd + estimateRentalDeliveryUsd(miles, figures);
}

/** The totals of all plans of a length, one for each kind of cart; undefined where a cart has no such plan. */
export interface TotalsRow {
  days: number;
  totals: ({ plan: { id: string; title: string }; usd: number } | undefined)[];
}

/** A row for each length of rental that there is, in the order of the plans, with a total for each group. */
export function listRentalTotals(
  groups: readonly RentalGroup[],
  miles: number,
  figures: DeliveryFigures,
): TotalsRow[] {
  const lengths = [...new Set(groups.flatMap(({ plans }) => plans.map(({ days }) => days)))];
  return lengths.map((days) => ({
    days,
    totals: groups.map(({ plans }) => {
      const plan = plans.find((candidate) => candidate.days === days);
      return plan && { plan, usd: computeRentalTotal(plan, miles, figures) };
    }),
  }));
}

/** The least total of the shortest rental, in whole dollars. Throws when there is no plan. */
export function findLeastTotal(rows: readonly TotalsRow[]): number {
  const shortest = rows.toSorted((a, b) => a.days - b.days)[0];
  const totals = shortest?.totals.flatMap((total) => total?.usd ?? []) ?? [];
  if (totals.length === 0) throw new Error('there is no rental plan');
  return Math.min(...totals);
}

/** What policies quote of one rental as an example; the names are those of its tokens. */
type RentalExample = Readonly<Record<(typeof exampleTokens)[number], TokenValue>>;

const exampleTokens = [
  'rental-example-plan',
  'rental-example-price',
  'rental-example-miles',
  'rental-example-paid-miles',
  'rental-example-delivery',
  'rental-example-total',
  'rental-example-deposit',
] as const;

/** Stands in for an example that cannot be worked out. */
export const emptyRentalExample = Object.fromEntries(
  exampleTokens.map((name) => [name, { text: '', amount: 0 }]),
) as RentalExample;

/** The example of a plan, in whole dollars, and the miles to its address. */
export function describeRentalExample(
  plan: { title: string; priceUsd: number },
  miles: number,
  depositUsd: number,
  figures: DeliveryFigures,
): RentalExample {
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
