// Rental figures that do not fit each other.
import { formatUsdCents } from '../../lib/format.ts';
import { pricePerDay, trueSavingsPercent } from '../../features/rentals/rental-price.ts';
import type { Finding } from './finding.ts';
import type { CheckContext } from './check-context.ts';

/** A renewal that differs from the plan's own price a day by more than this part of it is taken for a slip. */
const largestRenewalGap = 0.25;

/** A day after the plan's own that costs much more or less than a day of the plan. */
export function findUnlikelyRenewals({ rentalGroups }: Pick<CheckContext, 'rentalGroups'>): Finding[] {
  return rentalGroups.flatMap(({ plans }, group) =>
    plans.flatMap((plan, index) => {
      const daily = pricePerDay(plan);
      if (Math.abs(plan.renewalDailyUsd - daily) <= daily * largestRenewalGap) return [];
      return {
        file: 'rental-plans.yaml',
        at: ['groups', group, 'plans', index, 'renewalDailyUsd'],
        found: `${formatUsdCents(plan.renewalDailyUsd)} for each further day, and ${formatUsdCents(daily)} for each day of the plan`,
        expected: 'read the figure again; it is for one day, not for the whole plan',
      };
    }),
  );
}

/** Percentage points by which a printed saving may stay below the true one. */
const largestUnderstatement = 5;

/** A printed saving that is far below the true one, as after a change of prices. */
export function findUnderstatedSavings({ rentalGroups }: Pick<CheckContext, 'rentalGroups'>): Finding[] {
  return rentalGroups.flatMap(({ plans }, group) => {
    const daily = plans.find((plan) => plan.days === 1);
    return plans.flatMap((plan, index) => {
      const saving = daily ? trueSavingsPercent(plan, daily.priceUsd) : 0;
      const printed = plan.savingsPercent;
      if (printed === undefined || saving - printed <= largestUnderstatement) return [];
      return {
        file: 'rental-plans.yaml',
        at: ['groups', group, 'plans', index, 'savingsPercent'],
        found: `${printed}%, and the plan saves ${Math.floor(saving * 10) / 10}% against its days one by one`,
        expected: `write ${Math.floor(saving * 10) / 10}, or read the prices again`,
      };
    });
  });
}
