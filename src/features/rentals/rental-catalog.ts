// Rentals that a link to the contact form can name. Links hold ids only, or anyone could make up an offer in a URL.
import { formatUsd } from '../../lib/format.ts';
import { estimateRentalDeliveryUsd, type DeliveryFigures } from './delivery.ts';
import type { RentalGroup } from './rental-plans.schema.ts';

/** Plans and towns, in whole dollars. */
export interface RentalCatalog {
  /** By id. */
  plans: Readonly<Record<string, { title: string; days: number; priceUsd: number; depositUsd: number }>>;
  /** By the path of the town's page; straight-line miles to the nearest showroom. */
  towns: Readonly<Record<string, { name: string; county: string; miles: number }>>;
  delivery: DeliveryFigures;
}

/** A plan and where it is delivered, in whole dollars. */
export interface Rental {
  planId: string;
  plan: string;
  town?: string;
  days: number;
  priceUsd: number;
  /** To the town and back; 0 if it is free or no town is named. */
  deliveryUsd: number;
  depositUsd: number;
}

/** The plans of all groups by their ids. */
export function buildRentalPlans(
  groups: readonly (RentalGroup & { depositUsd: number })[],
): RentalCatalog['plans'] {
  const plans = groups.flatMap(({ title, depositUsd, plans }) =>
    plans.map((plan) => {
      const { id, days, priceUsd } = plan;
      return [id, { title: `${title} ${plan.title}`, days, priceUsd, depositUsd }] as const;
    }),
  );
  return Object.fromEntries(plans);
}

/** The rental of a plan, with delivery if the town is known; undefined if there is no such plan. */
export function findRental(catalog: RentalCatalog, planId: string, townPath: string): Rental | undefined {
  const { plans, delivery } = catalog;
  const plan = Object.hasOwn(plans, planId) ? plans[planId] : undefined;
  if (!plan) return undefined;
  const { title, days, priceUsd, depositUsd } = plan;
  const town = findTown(catalog, townPath);
  const deliveryUsd = town ? estimateRentalDeliveryUsd(town.miles, delivery) : 0;
  return { planId, plan: title, ...(town && { town: town.name }), days, priceUsd, deliveryUsd, depositUsd };
}

/** A town by the path of its page. */
export function findTown({ towns }: Pick<RentalCatalog, 'towns'>, townPath: string) {
  return Object.hasOwn(towns, townPath) ? towns[townPath] : undefined;
}

/** "$1,050 + $12 delivery + $500 deposit = $1,562", and when it is due. */
export function describePaymentDue({ town, priceUsd, deliveryUsd, depositUsd }: Rental) {
  const delivery = town ? ` + ${formatUsd(deliveryUsd)} delivery` : '';
  const due = formatUsd(priceUsd + deliveryUsd + depositUsd);
  return {
    sum: `${formatUsd(priceUsd)}${delivery} + ${formatUsd(depositUsd)} deposit = ${due}`,
    terms: town ? 'due before delivery, plus tax' : 'due before pickup, plus tax and any delivery',
  };
}
