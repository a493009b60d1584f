// What a rental costs at the door: the plan and its delivery. The refundable deposit stands apart, and only tax, and what
// a renter chooses (rush, white glove), comes on top.
import type { RentalGroup } from './rental-plans.schema.ts';
import { estimateRentalDeliveryUsd, type DeliveryFigures } from './delivery.ts';

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
