// A vehicle as an entry of the public feed /listings.json.
import type { Listing } from '../../schemas/listing.ts';
import type { Vehicle } from '../../schemas/vehicle.ts';
import type { VehicleRecord } from '../../schemas/vehicle-record.ts';

/** The feed's entry; `imageUrl` is a full address, `featured` whether the home page shows the vehicle. */
export function buildListing(
  record: VehicleRecord,
  vehicle: Vehicle,
  imageUrl: string,
  featured: boolean,
): Listing {
  return {
    id: record.id,
    title: vehicle.name,
    description: vehicle.description,
    price: vehicle.price,
    category: record.condition,
    imageUrl,
    brand: vehicle.brand,
    model: record.name,
    ...(record.condition === 'used' && { year: record.year }),
    ...(record.roadClass && { roadClass: record.roadClass }),
    featured,
  };
}
