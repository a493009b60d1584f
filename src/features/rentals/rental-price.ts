// What a rental plan costs a day, what it saves against the daily plan, and which costs least.
import type { RentalGroup } from './rental-plans.schema.ts';

/** Dollars a day, not rounded. */
export function pricePerDay(plan: { priceUsd: number; days: number }): number {
  return plan.priceUsd / plan.days;
}

/** Percent saved against the same days at the daily rate, not rounded. */
export function trueSavingsPercent(plan: { priceUsd: number; days: number }, dailyUsd: number): number {
  return (1 - plan.priceUsd / (dailyUsd * plan.days)) * 100;
}

/** The plan with the lowest price of all kinds of cart, the first of several; undefined when there is no plan. */
export function findLowestPlan(
  groups: readonly Pick<RentalGroup, 'plans'>[],
): RentalGroup['plans'][number] | undefined {
  return groups.flatMap(({ plans }) => plans).toSorted((a, b) => a.priceUsd - b.priceUsd)[0];
}
