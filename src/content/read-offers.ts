// Reads the short lists of what the dealer offers: services, financing partners, featured carts, reviews
// and the ids of vehicles that are gone.
import { logoFolder } from '../lib/pictures/partner-logos.ts';
import type { Figure } from '../schemas/figure.ts';
import type { Addresses } from './addresses.ts';
import { allOrNone, type DataFolder, type TokenRules } from './data-folder.ts';

/** The lists; undefined when one of their files has a mistake. `addresses` must be complete. */
export function readOffers(
  folder: DataFolder,
  rules: TokenRules,
  {
    figures,
    brandIds,
    addresses,
  }: { figures: readonly Figure[]; brandIds: readonly string[]; addresses: Addresses },
) {
  const records = allOrNone({
    featured: folder.readRecord('featured-carts.yaml', rules),
    partners: folder.readRecord('financing-partners.yaml', rules),
    retired: folder.readRecord('retired-vehicles.yaml'),
    reviews: folder.readRecord('reviews.yaml', rules),
    services: folder.readRecord('services.yaml', rules),
  });
  if (!records) return undefined;
  const { featured, partners, retired, reviews, services } = records;

  const vehicleIds = folder.listRecordIds('vehicles');

  featured.checkReferences('carts.*.vehicleId', vehicleIds, 'the name of a file in data/vehicles');
  const logoFiles = folder.listFileNames(logoFolder);
  partners.checkReferences('partners.*.logo.file', logoFiles, `the name of a file in data/${logoFolder}`);

  retired.value.vehicles.forEach(({ id }, index) => {
    if (!vehicleIds.includes(id)) return;
    const expected = 'an id without a file in data/vehicles; this vehicle is still on sale';
    retired.report(['vehicles', index, 'id'], JSON.stringify(id), expected);
  });
  retired.checkReferences('vehicles.*.brandId', brandIds, 'the name of a file in data/brands');
  retired.checkReferences('vehicles.*.to', addresses.list(), 'the address of a page of this site');

  services.value.services.forEach(({ fixedPrices = [] }, index) => {
    fixedPrices.forEach(({ priceFigureId }, place) => {
      const dollars = figures
        .filter(({ unit, max }) => unit === 'usd' && max === undefined)
        .map(({ id }) => id);
      const at = ['services', index, 'fixedPrices', place, 'priceFigureId'];
      services.checkReference(at, priceFigureId, dollars, 'the id of a figure in dollars in data/figures');
    });
  });

  return {
    /** Carts of the home page, in the order shown. */
    featuredCarts: featured.value.carts,
    /** Cards of the financing page. */
    financingPartners: partners.value.partners,
    /** Ids whose old addresses lead elsewhere. */
    retiredVehicles: retired.value.vehicles,
    /** Customers' reviews, and whether they are samples that a live site must not show. */
    reviews: { entries: reviews.value.reviews, areSamples: reviews.value.sample === true },
    /** Cards of the services page. */
    services: services.value.services,
  };
}
