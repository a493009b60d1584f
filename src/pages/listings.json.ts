// Feed of every vehicle for catalogs and other sites; an entry that breaks the schema stops the build.
import type { APIRoute } from 'astro';
import { getDealer, getFeaturedCarts, getVehicles } from '../content/site.ts';
import { listingSchema, toListing } from '../features/inventory/listing.ts';
import { feedPicturePath, formatUrl, placeholderPicturePath } from '../lib/paths.ts';

export const GET: APIRoute = () => {
  const dealer = getDealer();
  const featuredIds = getFeaturedCarts().map((cart) => cart.vehicleId);
  const listings = getVehicles().map((vehicle) => {
    const picture = vehicle.pictureCount > 0 ? feedPicturePath(vehicle.id) : placeholderPicturePath;
    const imageUrl = formatUrl(dealer.url, picture);
    return listingSchema.parse(toListing(vehicle, imageUrl, featuredIds.includes(vehicle.id)));
  });
  return Response.json(listings);
};
