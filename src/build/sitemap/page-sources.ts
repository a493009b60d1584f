// Which files of data/ a page is made of, so that the sitemap can say when the page last changed. What every page repeats
// (menus, telephone number) is left out: a new footer is no news about a cart.
import type { Content } from '../../content/load.ts';
import {
  aboutPath,
  accessibilityPath,
  contactPath,
  ecoImpactPath,
  financingPath,
  guidePath,
  homePath,
  inventoryPath,
  listPath,
  rentalsPath,
  servicesPath,
  showroomPath,
  vehiclePath,
} from '../../lib/site/paths.ts';

const fileOf = (vehicle: { id: string }) => `vehicles/${vehicle.id}.yaml`;

const fixedPages: Readonly<Record<string, readonly string[]>> = {
  [homePath]: ['pages/home.yaml', 'payment-example.yaml', 'reviews.yaml'],
  [inventoryPath]: ['pages/inventory.yaml'],
  [rentalsPath]: ['pages/rentals.yaml', 'rental-plans.yaml', 'figures/rental.yaml'],
  [servicesPath]: ['pages/services.yaml', 'services.yaml', 'figures/service.yaml'],
  [aboutPath]: ['pages/about.yaml'],
  [contactPath]: ['pages/contact.yaml', 'dealer.yaml'],
  [showroomPath]: ['pages/showroom.yaml', 'dealer.yaml'],
  [financingPath]: [
    'pages/financing.yaml',
    'financing-partners.yaml',
    'payment-example.yaml',
    'figures/financing.yaml',
  ],
  [guidePath]: ['pages/guide.yaml'],
  [accessibilityPath]: ['pages/accessibility.yaml', 'figures/contact.yaml'],
  [ecoImpactPath]: ['pages/eco-impact.yaml'],
};

/** Files of the page at an address, below data/; none for a page that is made of no record. */
export function listPageSources(
  path: string,
  { vehicleRecords, featuredCarts, brands, counties, findMunicipality, lists, policies }: Content,
): readonly string[] {
  const fixed = fixedPages[path] ?? [];
  if (path === inventoryPath) return [...fixed, ...vehicleRecords.map(fileOf)];
  if (path === homePath) {
    const featured = featuredCarts.map(({ vehicleId }) => fileOf({ id: vehicleId }));
    return [...fixed, 'featured-carts.yaml', ...featured, ...brands.map(({ id }) => `brands/${id}.yaml`)];
  }
  if (fixed.length > 0) return fixed;
  const vehicle = vehicleRecords.find(({ id }) => vehiclePath(id) === path);
  if (vehicle) return [fileOf(vehicle), 'pages/vehicle.yaml', 'payment-example.yaml'];
  const list = lists.find(({ id }) => listPath(id) === path);
  if (list) {
    return [`lists/${list.id}.yaml`, ...list.entries.map(({ vehicleId }) => fileOf({ id: vehicleId }))];
  }
  const brand = brands.find(({ page }) => page?.path === path);
  if (brand) {
    const models = vehicleRecords.filter(({ brandId }) => brandId === brand.id);
    return [`brands/${brand.id}.yaml`, ...models.map(fileOf)];
  }
  const county = counties.find((candidate) => candidate.path === path);
  if (county) return [`counties/${county.id}.yaml`, 'pages/county.yaml', 'street-legal.yaml'];
  const town = findMunicipality(path);
  if (town) {
    return [`counties/${town.countyId}.yaml`, 'pages/town.yaml', 'rental-plans.yaml', 'street-legal.yaml'];
  }
  const policy = policies.find((candidate) => candidate.path === path);
  if (policy) {
    return [`policies/${policy.id}.md`, ...policy.figuresFrom.map((file) => `figures/${file}.yaml`)];
  }
  return [];
}
