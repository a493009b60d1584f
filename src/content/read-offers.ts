// Reads the short lists of what the dealer offers: services, financing partners, featured carts, reviews
// and the ids of vehicles that are gone.
import { logoFolder } from '../lib/pictures/partner-logos.ts';
import { featuredPictureFile } from '../lib/pictures/vehicle-pictures.ts';
import type { FeaturedCart } from '../schemas/featured-carts.ts';
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
    retired: folder.readRecord('retired-vehicles.yaml'),
    reviews: folder.readRecord('reviews.yaml', rules),
    services: folder.readRecord('services.yaml', rules),
  });
  if (!records) return undefined;
  const { featured, partners, retired, reviews, services } = records;

  const vehicleIds = folder.listRecordIds('vehicles');

  featured.checkReferences('carts.*.vehicleId', vehicleIds, 'the name of a file in data/vehicles');
  featured.value.carts.forEach(({ vehicleId }, index) => {
    const condition = vehicleRecords.find(({ id }) => id === vehicleId)?.condition;
    if (condition === undefined || condition === 'new') return;
    const found = `"${vehicleId}", which is ${condition}`;
    featured.report(['carts', index, 'vehicleId'], found, 'a new vehicle, since its card says so');
  });
  featured.value.carts.forEach((cart, index) => {
    if (!cart.picture || !vehicleIds.includes(cart.vehicleId)) return;
    const file = featuredPictureFile(cart.vehicleId);
    const at = ['carts', index, 'picture'];
    if (!folder.hasFile(file)) {
      const expected = `leave picture out for now (the card shows the cart without its accessories), or ask a developer to run: npm run studio -- featured`;
      featured.report(at, `no file data/${file}`, expected);
    }
    const unnamed = findUnnamedAccessory(cart);
    if (unnamed !== undefined) {
      const expected = `a text that names each accessory, "${unnamed}" too; the picture must show it, else leave picture out`;
      featured.report([...at, 'alt'], JSON.stringify(cart.picture.alt), expected);
    }
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

  const dollars = figures.filter(({ unit, max }) => unit === 'usd' && max === undefined).map(({ id }) => id);
  services.checkReferences(
    'services.*.fixedPrices.*.priceFigureId',
    dollars,
    'the id of a figure in dollars in data/figures',
  );

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

/** Name of the first accessory that the text of the cart's picture does not name; capitals do not count. */
function findUnnamedAccessory({ picture, accessories }: FeaturedCart): string | undefined {
  const alt = picture?.alt.toLowerCase() ?? '';
  return accessories.map(({ name }) => name).find((name) => !alt.includes(name.toLowerCase()));
}
