import type { RentalGroup } from '../../../../src/features/rentals/rental-plans.schema.ts';

/** A kind of cart with a plan for each number of days, at its price. */
export function buildGroup(id: string, prices: Readonly<Record<number, number>>): RentalGroup {
  const plans = Object.entries(prices).map(([days, priceUsd]) => ({
    id: `${id}-${days}`,
    title: `${days} Day Rental`,
    badge: 'Plain',
    description: 'A sentence.',
    priceUsd,
    days: Number(days),
    renewalDailyUsd: priceUsd,
  }));
  return {
    id,
    title: id,
    description: 'A sentence.',
    vehicleIds: ['ev-city'],
    depositFigureId: 'deposit',
    plans,
  };
}
