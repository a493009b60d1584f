// The rentals that a link to the contact form may name. A link carries ids alone and the form looks them up, so that
// nobody can write an offer in the dealer's name into an address.
import type { DeliveryFigures } from './delivery.ts';
import { formatUsd } from '../../lib/format.ts';
import { computeRentalTotal } from './rental-total.ts';

/** What can be rented and where to. */
export interface RentalCatalog {
  /** Plans by their id; dollars are whole. */
  plans: Readonly<Record<string, { title: string; days: number; priceUsd: number; depositUsd: number }>>;
  /** Towns by the URL of their page, with their county and the straight-line miles to the nearest showroom. */
  towns: Readonly<Record<string, { name: string; county: string; miles: number }>>;
  delivery: DeliveryFigures;
}

/** A plan with its total: dollars are whole, and hold the delivery to a town alone. */
export interface Rental {
  plan: string;
  town?: string;
  /** URL of the town's page. */
  townPath?: string;
  days: number;
  totalUsd: number;
  depositUsd: number;
  /** Total and deposit, which are paid before the renter has the cart. */
  dueUsd: number;
}

/** The rental of a plan, delivered where the town is known; undefined for a plan that nobody offers. */
export function findRental(
  { plans, towns, delivery }: RentalCatalog,
  planId: string,
  townPath: string,
): Rental | undefined {
  const plan = Object.hasOwn(plans, planId) ? plans[planId] : undefined;
  if (!plan) return undefined;
  const town = Object.hasOwn(towns, townPath) ? towns[townPath] : undefined;
  const totalUsd = town ? computeRentalTotal(plan, town.miles, delivery) : plan.priceUsd;
  return {
    plan: plan.title,
    ...(town && { town: town.name, townPath }),
    days: plan.days,
    totalUsd,
    depositUsd: plan.depositUsd,
    dueUsd: totalUsd + plan.depositUsd,
  };
}

/** What is due for a rental as a sum, "$1,062 + $500 deposit = $1,562", and by when, in words that go on after it. */
export function describeDue({ town, totalUsd, depositUsd, dueUsd }: Rental): { sum: string; terms: string } {
  return {
    sum: `${formatUsd(totalUsd)} + ${formatUsd(depositUsd)} deposit = ${formatUsd(dueUsd)}`,
    terms: town ? 'due before delivery, plus tax' : 'due before pickup, plus tax and any delivery',
  };
}
