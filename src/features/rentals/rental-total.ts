// What a rental costs at the door: the plan and its delivery. The refundable deposit, tax and extras come on top.
import type { RentalGroup } from './rental-plans.schema.ts';
import { formatUsd } from '../../lib/format.ts';
import { estimateRentalDeliveryUsd, type DeliveryFigures } from './delivery.ts';
import { findTown, type RentalCatalog } from './rental-catalog.ts';

/** The totals of all plans of a length, one for each kind of cart; undefined where a cart has no such plan. */
export interface TotalsRow {
  days: number;
  totals: ({ plan: { id: string; title: string }; usd: number } | undefined)[];
}

/** A row for each length of rental, in whole dollars, at a place `miles` (straight line) from the nearest showroom. */
export function listRentalTotals(
  groups: readonly RentalGroup[],
  miles: number,
  figures: DeliveryFigures,
): TotalsRow[] {
  const deliveryUsd = estimateRentalDeliveryUsd(miles, figures);
  const lengths = new Set(groups.flatMap(({ plans }) => plans.map(({ days }) => days)));
  return [...lengths].map((days) => ({
    days,
    totals: groups.map(({ plans }) => {
      const plan = plans.find((candidate) => candidate.days === days);
      return plan && { plan, usd: plan.priceUsd + deliveryUsd };
    }),
  }));
}

/** The least total of the shortest rental, in whole dollars. Throws when there is no plan. */
export function findLowestTotal(rows: readonly TotalsRow[]): number {
  const shortest = rows.toSorted((a, b) => a.days - b.days)[0];
  const totals = shortest?.totals.flatMap((total) => total?.usd ?? []) ?? [];
  if (totals.length === 0) throw new Error('there is no rental plan');
  return Math.min(...totals);
}

/** What the shortest rental costs at the door of a town, by the URL of its page: "$245". Throws for an unknown town. */
export function describeLowestTotal(
  groups: readonly RentalGroup[],
  catalog: RentalCatalog,
  townPath: string,
): string {
  const town = findTown(catalog, townPath);
  if (!town) throw new Error(`no rental is delivered to ${townPath}`);
  return formatUsd(findLowestTotal(listRentalTotals(groups, town.miles, catalog.delivery)));
}
