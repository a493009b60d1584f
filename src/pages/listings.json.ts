// Feed of every vehicle for catalogs and other sites; an entry that breaks the schema stops the build.
import type { APIRoute } from 'astro';
import { getDealer, getFeaturedCarts, getVehicles } from '../content/site.ts';
import { listingSchema, toListing } from '../features/inventory/listing.ts';

export const GET: APIRoute = () => {
  const { url } = getDealer();
  const featuredIds = getFeaturedCarts().map((cart) => cart.vehicleId);
  const listings = getVehicles().map((vehicle) =>
    listingSchema.parse(toListing(vehicle, url, featuredIds.includes(vehicle.id))),
  );
  return Response.json(listings);
};
