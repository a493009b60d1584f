// Gate to the short lists of what the dealer offers: rental plans, services, financing partners, featured carts,
// reviews and the ids of vehicles that are gone.
import { featuredCartsSchema, type FeaturedCart } from '../../schemas/featured-carts.ts';
import { financingPartnersSchema, type FinancingPartner } from '../../schemas/financing-partners.ts';
import { rentalPlansSchema, type RentalGroup } from '../../schemas/rental-plans.ts';
import { retiredVehiclesSchema, type RetiredVehicle } from '../../schemas/retired-vehicles.ts';
import { reviewsSchema } from '../../schemas/reviews.ts';
import { servicesSchema, type Service } from '../../schemas/services.ts';
import { formatUsd } from '../format.ts';
import { trueSavingsPercent } from '../rental-price.ts';
import { brandIds } from './brands.ts';
import { figures } from './figures.ts';
import { listRecordIds, readRecord } from './read-data.ts';
import { tokens } from './tokens.ts';

const rules = { values: tokens };
const featuredRecord = readRecord('featured-carts.yaml', featuredCartsSchema, rules);
const partnersRecord = readRecord('financing-partners.yaml', financingPartnersSchema, rules);
const plansRecord = readRecord('rental-plans.yaml', rentalPlansSchema, rules);
const retiredRecord = readRecord('retired-vehicles.yaml', retiredVehiclesSchema);
const reviewsRecord = readRecord('reviews.yaml', reviewsSchema, rules);
const servicesRecord = readRecord('services.yaml', servicesSchema, rules);

const vehicleIds = listRecordIds('vehicles');

featuredRecord.value.carts.forEach(({ vehicleId }, index) => {
  const at = ['carts', index, 'vehicleId'];
  featuredRecord.checkReference(at, vehicleId, vehicleIds, 'the name of a file in data/vehicles');
});

retiredRecord.value.vehicles.forEach(({ id, brandId }, index) => {
  if (vehicleIds.includes(id)) {
    const expected = 'an id without a file in data/vehicles; this vehicle is still on sale';
    retiredRecord.report(['vehicles', index, 'id'], JSON.stringify(id), expected);
  }
  const at = ['vehicles', index, 'brandId'];
  retiredRecord.checkReference(at, brandId, brandIds, 'the name of a file in data/brands');
});

const figureIds = figures.map((figure) => figure.id);
plansRecord.value.groups.forEach((group, groupIndex) => {
  const at = ['groups', groupIndex, 'depositFigureId'];
  plansRecord.checkReference(at, group.depositFigureId, figureIds, 'the id of a figure in data/figures');
  const daily = group.plans.find((plan) => plan.days === 1);
  group.plans.forEach((plan, index) => {
    if (plan.savingsPercent === undefined || !daily) return;
    const saving = trueSavingsPercent(plan, daily.priceUsd);
    if (plan.savingsPercent <= saving) return;
    const expected = `at most ${Math.floor(saving * 10) / 10}, what ${formatUsd(plan.priceUsd)} saves against ${plan.days} days at ${formatUsd(daily.priceUsd)}`;
    plansRecord.report(['groups', groupIndex, 'plans', index, 'savingsPercent'], String(plan.savingsPercent), expected);
  });
});

/** Carts of the home page, in the order shown. */
export const featuredCarts: readonly FeaturedCart[] = featuredRecord.value.carts;
/** Cards of the financing page. */
export const financingPartners: readonly FinancingPartner[] = partnersRecord.value.partners;
/** Rental plans by kind of vehicle. */
export const rentalGroups: readonly RentalGroup[] = plansRecord.value.groups;
/** Ids whose old addresses lead elsewhere. */
export const retiredVehicles: readonly RetiredVehicle[] = retiredRecord.value.vehicles;
/** Customers' reviews, and whether they are samples that a live site must not show. */
export const reviews = { entries: reviewsRecord.value.reviews, areSamples: reviewsRecord.value.sample === true };
/** Cards of the services page. */
export const services: readonly Service[] = servicesRecord.value.services;
