// What a rental plan costs a day and what it saves against the daily plan.

/** Dollars a day, not rounded. */
export function pricePerDay(plan: { priceUsd: number; days: number }): number {
  return plan.priceUsd / plan.days;
}

/** Percent saved against the same days at the daily rate, not rounded. */
export function trueSavingsPercent(plan: { priceUsd: number; days: number }, dailyUsd: number): number {
  return (1 - plan.priceUsd / (dailyUsd * plan.days)) * 100;
}
