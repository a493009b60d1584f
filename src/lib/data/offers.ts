// Gate to the short lists of what the dealer offers: rental plans, services, financing partners, featured carts,
// reviews and the ids of vehicles that are gone.
import { featuredCartsSchema, type FeaturedCart } from '../../schemas/featured-carts.ts';
import { financingPartnersSchema, type FinancingPartner } from '../../schemas/financing-partners.ts';
import { rentalPlansSchema, type RentalGroup } from '../../schemas/rental-plans.ts';
import { retiredVehiclesSchema, type RetiredVehicle } from '../../schemas/retired-vehicles.ts';
import { reviewsSchema } from '../../schemas/reviews.ts';
import { servicesSchema, type Service } from '../../schemas/services.ts';
import { formatUsd } from '../format.ts';
import { logoFolder } from '../partner-logos.ts';
import { vehiclePath } from '../paths.ts';
import { trueSavingsPercent } from '../rental-price.ts';
import { brandIds } from './brands.ts';
import { figures } from './figures.ts';
import { listPagePaths } from './page-paths.ts';
import { listFileNames, listRecordIds, readAll, readRecord } from './read-data.ts';
import { tokens } from './tokens.ts';

const rules = { values: tokens };
const records = readAll({
  featured: () => readRecord('featured-carts.yaml', featuredCartsSchema, rules),
  partners: () => readRecord('financing-partners.yaml', financingPartnersSchema, rules),
  plans: () => readRecord('rental-plans.yaml', rentalPlansSchema, rules),
  retired: () => readRecord('retired-vehicles.yaml', retiredVehiclesSchema),
  reviews: () => readRecord('reviews.yaml', reviewsSchema, rules),
  services: () => readRecord('services.yaml', servicesSchema, rules),
});

const vehicleIds = listRecordIds('vehicles');

records.featured.value.carts.forEach(({ vehicleId }, index) => {
  const at = ['carts', index, 'vehicleId'];
  records.featured.checkReference(at, vehicleId, vehicleIds, 'the name of a file in data/vehicles');
});

const logoNames = listFileNames(logoFolder);
records.partners.value.partners.forEach(({ logo }, index) => {
  if (!logo) return;
  const at = ['partners', index, 'logo', 'file'];
  records.partners.checkReference(at, logo.file, logoNames, `the name of a file in data/${logoFolder}`);
});

const redirectTargets = [...listPagePaths(), ...vehicleIds.map(vehiclePath)];
records.retired.value.vehicles.forEach(({ id, brandId, to }, index) => {
  if (vehicleIds.includes(id)) {
    const expected = 'an id without a file in data/vehicles; this vehicle is still on sale';
    records.retired.report(['vehicles', index, 'id'], JSON.stringify(id), expected);
  }
  const at = ['vehicles', index, 'brandId'];
  records.retired.checkReference(at, brandId, brandIds, 'the name of a file in data/brands');
  records.retired.checkReference(
    ['vehicles', index, 'to'],
    to,
    redirectTargets,
    'the address of a page of this site',
  );
});

const figureIds = figures.map((figure) => figure.id);
records.plans.value.groups.forEach((group, groupIndex) => {
  const at = ['groups', groupIndex, 'depositFigureId'];
  records.plans.checkReference(at, group.depositFigureId, figureIds, 'the id of a figure in data/figures');
  const daily = group.plans.find((plan) => plan.days === 1);
  group.plans.forEach((plan, index) => {
    if (plan.savingsPercent === undefined || !daily) return;
    const saving = trueSavingsPercent(plan, daily.priceUsd);
    if (plan.savingsPercent <= saving) return;
    const expected = `at most ${Math.floor(saving * 10) / 10}, what ${formatUsd(plan.priceUsd)} saves against ${plan.days} days at ${formatUsd(daily.priceUsd)}`;
    records.plans.report(
      ['groups', groupIndex, 'plans', index, 'savingsPercent'],
      String(plan.savingsPercent),
      expected,
    );
  });
});

/** Carts of the home page, in the order shown. */
export const featuredCarts: readonly FeaturedCart[] = records.featured.value.carts;
/** Cards of the financing page. */
export const financingPartners: readonly FinancingPartner[] = records.partners.value.partners;
/** Rental plans by kind of vehicle. */
export const rentalGroups: readonly RentalGroup[] = records.plans.value.groups;
/** Ids whose old addresses lead elsewhere. */
export const retiredVehicles: readonly RetiredVehicle[] = records.retired.value.vehicles;
/** Customers' reviews, and whether they are samples that a live site must not show. */
export const reviews = {
  entries: records.reviews.value.reviews,
  areSamples: records.reviews.value.sample === true,
};
/** Cards of the services page. */
export const services: readonly Service[] = records.services.value.services;
