import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { getFeaturedCarts, getVehicles } from '../../src/content/site.ts';
import { listingSchema } from '../../src/features/inventory/listing.ts';
import { files, readBuiltFile, siteOrigin } from './built-site.ts';

const featuredCarts = getFeaturedCarts();
const vehicles = getVehicles();

const listings = z.array(listingSchema).parse(JSON.parse(readBuiltFile('/listings.json').toString()));

describe('/listings.json', () => {
  test('lists every vehicle as the site sells it', () => {
    const expected = vehicles.map((vehicle) => ({
      id: vehicle.id,
      title: vehicle.fullName,
      description: vehicle.description,
      price: vehicle.priceUsd,
      category: vehicle.condition,
      brand: vehicle.brandName,
    }));
    const listed = listings.map(({ id, title, description, price, category, brand }) => ({
      id,
      title,
      description,
      price,
      category,
      brand,
    }));
    expect(listed).toEqual(expected);
  });

  test('has the year of every vehicle that states one', () => {
    expect(listings.map(({ year }) => year)).toEqual(vehicles.map(({ year }) => year));
  });

  test('says which vehicles can be bought now', () => {
    expect(listings.map(({ availability }) => availability === 'in_stock')).toEqual(
      vehicles.map(({ inStock }) => inStock),
    );
  });

  test('features the carts of the home page', () => {
    const featured = listings.filter((listing) => listing.featured).map((listing) => listing.id);
    expect(featured.toSorted()).toEqual(featuredCarts.map((cart) => cart.vehicleId).toSorted());
  });

  test('links pictures that exist', () => {
    const missing = listings.filter(({ imageUrl }) => !files.includes(imageUrl.replace(siteOrigin, '')));
    expect(missing.map((listing) => listing.imageUrl)).toEqual([]);
  });
});
