// Reads the short lists of what the dealer offers: rental plans, services, financing partners, featured carts, reviews
// and the ids of vehicles that are gone.
import { formatUsd } from '../lib/site/format.ts';
import { logoFolder } from '../lib/pictures/partner-logos.ts';
import { trueSavingsPercent } from '../lib/rentals/rental-price.ts';
import type { Figure } from '../schemas/figure.ts';
import type { VehicleRecord } from '../schemas/vehicle-record.ts';
import type { Addresses } from './addresses.ts';
import { allOrNone, type DataFolder, type TokenRules } from './data-folder.ts';

/** The lists; undefined when one of their files has a mistake. `addresses` must be complete. */
export function readOffers(
  folder: DataFolder,
  rules: TokenRules,
  {
    figures,
    vehicleRecords,
    brandIds,
    addresses,
  }: {
    figures: readonly Figure[];
    vehicleRecords: readonly VehicleRecord[];
    brandIds: readonly string[];
    addresses: Addresses;
  },
) {
  const records = allOrNone({
    featured: folder.readRecord('featured-carts.yaml', rules),
    partners: folder.readRecord('financing-partners.yaml', rules),
    plans: folder.readRecord('rental-plans.yaml', rules),
    retired: folder.readRecord('retired-vehicles.yaml'),
    reviews: folder.readRecord('reviews.yaml', rules),
    services: folder.readRecord('services.yaml', rules),
  });
  if (!records) return undefined;
  const { featured, partners, plans, retired, reviews, services } = records;

  const vehicleIds = folder.listRecordIds('vehicles');

  featured.checkReferences('carts.*.vehicleId', vehicleIds, 'the name of a file in data/vehicles');
  featured.value.carts.forEach(({ vehicleId }, index) => {
    const condition = vehicleRecords.find(({ id }) => id === vehicleId)?.condition;
    if (condition === undefined || condition === 'new') return;
    const found = `"${vehicleId}", which is ${condition}`;
    featured.report(['carts', index, 'vehicleId'], found, 'a new vehicle, since its card says so');
  });
  const logoFiles = folder.listFileNames(logoFolder);
  partners.checkFiles('partners.*.logo.file', logoFolder, logoFiles);

  retired.value.vehicles.forEach(({ id }, index) => {
    if (!vehicleIds.includes(id)) return;
    const expected = 'an id without a file in data/vehicles; this vehicle is still on sale';
    retired.report(['vehicles', index, 'id'], JSON.stringify(id), expected);
  });
  retired.checkReferences('vehicles.*.brandId', brandIds, 'the name of a file in data/brands');
  retired.checkReferences('vehicles.*.to', addresses.list(), 'the address of a page of this site');

  const amounts = figures.filter(({ value }) => typeof value === 'number').map(({ id }) => id);
  plans.checkReferences('groups.*.depositFigureId', amounts, 'the id of a figure in data/figures');
  plans.value.groups.forEach((group, groupIndex) => {
    const daily = group.plans.find((plan) => plan.days === 1);
    group.plans.forEach((plan, index) => {
      if (plan.savingsPercent === undefined || !daily) return;
      const saving = trueSavingsPercent(plan, daily.priceUsd);
      if (plan.savingsPercent <= saving) return;
      const expected = `at most ${Math.floor(saving * 10) / 10}, what ${formatUsd(plan.priceUsd)} saves against ${plan.days} days at ${formatUsd(daily.priceUsd)}`;
      const at = ['groups', groupIndex, 'plans', index, 'savingsPercent'];
      plans.report(at, String(plan.savingsPercent), expected);
    });
  });

  return {
    /** Carts of the home page, in the order shown. */
    featuredCarts: featured.value.carts,
    /** Cards of the financing page. */
    financingPartners: partners.value.partners,
    /** Rental plans by kind of vehicle. */
    rentalGroups: plans.value.groups,
    /** Ids whose old addresses lead elsewhere. */
    retiredVehicles: retired.value.vehicles,
    /** Customers' reviews, and whether they are samples that a live site must not show. */
    reviews: { entries: reviews.value.reviews, areSamples: reviews.value.sample === true },
    /** Cards of the services page. */
    services: services.value.services,
  };
}
