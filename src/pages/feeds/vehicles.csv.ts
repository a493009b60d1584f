// Feed of every vehicle in the columns of Meta's vehicle catalogs, which Commerce Manager fetches on a schedule:
// https://developers.facebook.com/docs/marketing-api/auto-ads/reference
import type { APIRoute } from 'astro';
import Papa from 'papaparse';
import { getDealer, getVehicles } from '../../content/site.ts';
import type { Dealer } from '../../features/dealer/dealer.schema.ts';
import { toListing } from '../../features/inventory/listing.ts';
import { findShowroom, type Vehicle } from '../../features/vehicles/vehicle.ts';

export const GET: APIRoute = () => {
  const dealer = getDealer();
  return new Response(Papa.unparse(getVehicles().map((vehicle) => toRow(vehicle, dealer))));
};

function toRow(vehicle: Vehicle, { url: siteUrl, showrooms }: Dealer) {
  const { id, title, description, url, imageUrl, brand, model, price } = toListing(vehicle, siteUrl, false);
  // Meta requires an address for every vehicle.
  const showroom = findShowroom(vehicle, showrooms) ?? showrooms.find(({ type }) => type === 'physical');
  const address = showroom && {
    addr1: showroom.street,
    city: showroom.city,
    region: showroom.state,
    postal_code: showroom.postalCode,
    country: 'US',
  };
  return {
    vehicle_id: id,
    title,
    description,
    url,
    make: brand,
    model,
    year: vehicle.year,
    // Carts count hours.
    'mileage.value': '',
    price: `${price} USD`,
    state_of_vehicle: vehicle.condition === 'new' ? 'new' : 'used',
    availability: vehicle.inStock ? 'available' : 'not available',
    // A drawing would be refused; a missing picture is named in Commerce Manager.
    'image[0].url': vehicle.pictureCount > 0 ? imageUrl : '',
    exterior_color: vehicle.color,
    body_style: 'OTHER',
    address: JSON.stringify(address),
    latitude: showroom?.coordinates.lat,
    longitude: showroom?.coordinates.lng,
  };
}
