// The short lists of what the dealer offers: services, financing partners, featured carts, reviews and the ids of vehicles
// that are gone.
import { inventoryPath } from '../../lib/paths.ts';
import type { Records } from '../records.ts';
import type { buildBrands } from './build-brands.ts';

/** The lists as pages show them. */
export function buildOffers(
  { featured, partners, retired, retiredVehicles, reviews, services }: Records,
  { findBrand }: ReturnType<typeof buildBrands>,
) {
  return {
    /** Carts of the home page, in the order shown. */
    featuredCarts: featured.value.carts,
    /** Cards of the financing page. */
    financingPartners: partners.value.partners,
    /** Ids whose old URLs lead elsewhere. */
    retiredVehicles: [
      ...retired.value.vehicles,
      ...retiredVehicles.map(({ id, value: { brandId } }) => ({
        id,
        brandId,
        to: findBrand(brandId)?.page?.path ?? inventoryPath,
      })),
    ],
    /** Customers' reviews, with samples that a live site must not show. */
    reviews: reviews.value.reviews,
    /** Cards of the services page. */
    services: services.value.services,
  };
}
