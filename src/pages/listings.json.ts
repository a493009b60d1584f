// Feed of every vehicle for catalogues and other sites; an entry that breaks the schema stops the build.
import type { APIRoute } from 'astro';
import { getContent } from '../content/site.ts';
import { buildListing } from '../lib/vehicles/build-listing.ts';
import { feedPicturePath, formatUrl } from '../lib/site/paths.ts';
import { listPictureFiles } from '../lib/pictures/vehicle-pictures.ts';
import { listingSchema } from '../schemas/listing.ts';

export const GET: APIRoute = () => {
  const { dealer, featuredCarts, getDrawingPath, getVehicle, vehicleRecords } = getContent();
  const featuredIds = featuredCarts.map((cart) => cart.vehicleId);
  const listings = vehicleRecords.map((record) => {
    const picture =
      listPictureFiles(record).length > 0 ? feedPicturePath(record.id) : getDrawingPath(record.id);
    const imageUrl = formatUrl(dealer.url, picture);
    return listingSchema.parse(
      buildListing(record, getVehicle(record.id), imageUrl, featuredIds.includes(record.id)),
    );
  });
  return Response.json(listings);
};
