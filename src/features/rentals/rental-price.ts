// What a rental plan saves against the daily plan, and which costs least.
import { formatCount, formatUsd, formatUsdCents } from '../../lib/format.ts';
import type { RentalGroup } from './rental-plans.schema.ts';

/** How long a plan is, in a sentence: "a day", "3 days". */
function formatDuration(days: number): string {
  return days === 1 ? 'a day' : formatCount(days, 'day');
}

/** What is charged for a day, to the cent: "$94", "$228.34". */
export function formatRate(usd: number): string {
  return Number.isInteger(usd) ? formatUsd(usd) : formatUsdCents(usd);
}

/** Percent saved against the same days at the daily rate; not rounded, and exact where it has one decimal. */
export function trueSavingsPercent(plan: { priceUsd: number; days: number }, dailyUsd: number): number {
  return (1000 - (1000 * plan.priceUsd) / (dailyUsd * plan.days)) / 10;
}

function findLowestPlan(
  groups: readonly Pick<RentalGroup, 'plans'>[],
): RentalGroup['plans'][number] | undefined {
  return groups.flatMap(({ plans }) => plans).toSorted((a, b) => a.priceUsd - b.priceUsd)[0];
}

/** The tokens of the plan with the lowest price; empty if there is no plan. */
export function buildPlanTokens(groups: readonly Pick<RentalGroup, 'plans'>[]): Record<string, string> {
  const lowest = findLowestPlan(groups);
  return {
    'plan.price': lowest ? formatUsd(lowest.priceUsd) : '',
    'plan.duration': lowest ? formatDuration(lowest.days) : '',
  };
}

/** Prices of the lowest and the recommended plan: "$245 for a day, $1,050 for 7 days". */
export function describePrices({ plans }: Pick<RentalGroup, 'plans'>): string {
  const lowest = findLowestPlan([{ plans }]);
  return plans
    .filter((plan) => plan === lowest || plan.recommended)
    .map(({ priceUsd, days }) => `${formatUsd(priceUsd)} for ${formatDuration(days)}`)
    .join(', ');
}
