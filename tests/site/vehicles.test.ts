import { expect, test } from 'vitest';
import { z } from 'zod';
import { getFeaturedCarts, getVehicles } from '../../src/content/site.ts';
import { listingSchema } from '../../src/features/inventory/listing.ts';
import { listSpecifications } from '../../src/features/vehicles/specifications.ts';
import { vehiclePath } from '../../src/lib/paths.ts';
import { files, readBuiltFile, siteOrigin } from './built-site.ts';
import { findSection, getMain, listPairs, readText } from './page-parts.ts';

const listings = z.array(listingSchema).parse(JSON.parse(readBuiltFile('/listings.json').toString()));

test('/listings.json lists every vehicle as the site sells it, with a picture that exists', () => {
  const featured = getFeaturedCarts().map(({ vehicleId }) => vehicleId);
  expect(listings).toMatchObject(
    getVehicles().map((vehicle) => ({
      id: vehicle.id,
      title: vehicle.fullName,
      description: vehicle.description,
      price: vehicle.priceUsd,
      category: vehicle.condition,
      brand: vehicle.brandName,
      availability: vehicle.inStock ? 'in_stock' : 'out_of_stock',
      featured: featured.includes(vehicle.id),
    })),
  );
  const missing = listings.filter(({ imageUrl }) => !files.includes(imageUrl.replace(siteOrigin, '')));
  expect(missing.map(({ imageUrl }) => imageUrl)).toEqual([]);
});

test('the page of every vehicle prints its description, features and all its specifications', () => {
  const wrong = getVehicles().filter((vehicle) => {
    const path = vehiclePath(vehicle.id);
    const printed = listPairs(findSection(path, 'Specifications')).map((pair) => pair.join(': '));
    const text = readText(getMain(path));
    return (
      listSpecifications(vehicle).some(({ label, value }) => !printed.includes(`${label}: ${value}`)) ||
      [vehicle.description, ...vehicle.features].some((words) => !text.includes(words))
    );
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
