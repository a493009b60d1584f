// A vehicle as an entry of the public feed /listings.json.
import type { Listing } from './listing.schema.ts';
import { getModelName, type Vehicle } from '../vehicles/vehicle.ts';

/** The feed's entry; `imageUrl` is a full URL, `featured` whether the home page shows the vehicle. */
export function buildListing(vehicle: Vehicle, imageUrl: string, featured: boolean): Listing {
  return {
    id: vehicle.id,
    title: vehicle.fullName,
    description: vehicle.description,
    price: vehicle.priceUsd,
    category: vehicle.condition,
    imageUrl,
    brand: vehicle.brandName,
    model: getModelName(vehicle),
    ...(vehicle.year && { year: vehicle.year }),
    ...(vehicle.roadClass && { roadClass: vehicle.roadClass }),
    availability: vehicle.inStock ? 'in_stock' : 'out_of_stock',
    featured,
  };
}
