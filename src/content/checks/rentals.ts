// Prices, renewals and savings of rental plans that do not fit each other.
import { pricePerDay, trueSavingsPercent } from '../../features/rentals/rental-price.ts';
import { formatUsd, formatUsdCents } from '../../lib/format.ts';
import type { Finding } from './finding.ts';
import type { CheckContext } from './check-context.ts';

type Rentals = Pick<CheckContext, 'rentalGroups'>;

/** Every plan, with those of its group and with where it stands. */
function listPlans({ rentalGroups }: Rentals) {
  return rentalGroups.flatMap(({ plans }, group) =>
    plans.map((plan, index) => ({
      plan,
      plans,
      place: (field: string) => ({
        file: 'rental-plans.yaml',
        at: ['groups', group, 'plans', index, field],
      }),
    })),
  );
}

/** A rental that costs less than a shorter one. */
export function findCheapRentals(rentals: Rentals): Finding[] {
  return listPlans(rentals).flatMap(({ plan, plans, place }) => {
    const shorter = plans.find(({ days, priceUsd }) => days < plan.days && priceUsd >= plan.priceUsd);
    if (!shorter) return [];
    return {
      ...place('priceUsd'),
      found: `${formatUsd(plan.priceUsd)} for ${plan.days} days, and ${formatUsd(shorter.priceUsd)} for ${shorter.days}`,
      expected: 'the two prices look swapped; a longer plan costs more in all',
    };
  });
}

/** A renewal that differs from the plan's own price a day by more than this part of it is taken for a slip. */
const largestRenewalGap = 0.25;

/** A further day that stayed as it was published while its plan changed, or that costs much more or less than a day of it. */
export function findOddRenewals({
  published,
  ...rentals
}: Rentals & Pick<CheckContext, 'published'>): Finding[] {
  const before = published.get('rental-plans.yaml')?.value as
    | { groups?: { plans?: { id?: string; priceUsd?: number; renewalDailyUsd?: number }[] }[] }
    | null
    | undefined;
  const plansBefore = (before?.groups ?? []).flatMap(({ plans }) => plans ?? []);
  return listPlans(rentals).flatMap(({ plan, place }) => {
    const { id, priceUsd, renewalDailyUsd } = plan;
    const daily = pricePerDay(plan);
    const earlier = plansBefore.find((other) => other.id === id);
    if (
      earlier?.priceUsd !== undefined &&
      earlier.priceUsd !== priceUsd &&
      earlier.renewalDailyUsd === renewalDailyUsd
    ) {
      return {
        ...place('renewalDailyUsd'),
        found: `${formatUsdCents(renewalDailyUsd)}, as before, and the plan went from ${formatUsd(earlier.priceUsd)} to ${formatUsd(priceUsd)}`,
        expected: `write the price of one more day anew; a day of the plan costs ${formatUsdCents(daily)} now`,
      };
    }
    if (Math.abs(renewalDailyUsd - daily) <= daily * largestRenewalGap) return [];
    return {
      ...place('renewalDailyUsd'),
      found: `${formatUsdCents(renewalDailyUsd)} for each further day, and ${formatUsdCents(daily)} for each day of the plan`,
      expected: 'read the figure again; it is for one day, not for the whole plan',
    };
  });
}

/** Percentage points by which a printed saving may stay below the true one. */
const largestUnderstatement = 5;

/** A printed saving that is far below the true one, as after a change of prices. */
export function findUnderstatedSavings(rentals: Rentals): Finding[] {
  return listPlans(rentals).flatMap(({ plan, plans, place }) => {
    const daily = plans.find(({ days }) => days === 1);
    const saving = daily ? trueSavingsPercent(plan, daily.priceUsd) : 0;
    const printed = plan.savingsPercent;
    if (printed === undefined || saving - printed <= largestUnderstatement) return [];
    const rounded = Math.floor(saving * 10) / 10;
    return {
      ...place('savingsPercent'),
      found: `${printed}%, and the plan saves ${rounded}% against its days one by one`,
      expected: `write ${rounded}, or read the prices again`,
    };
  });
}
