import Papa from 'papaparse';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { getFeaturedCarts, getVehicles } from '../../src/content/site.ts';
import { listingSchema } from '../../src/features/inventory/listing.ts';
import { listSpecifications } from '../../src/features/vehicles/specifications.ts';
import { vehiclePath } from '../../src/lib/paths.ts';
import { files, getPage, readBuiltFile, siteOrigin } from './built-site.ts';
import { findSection, getMain, listPairs, readText } from './page-parts.ts';

/** The path of an absolute address of the site. */
const toPath = (url: string) => url.replace(siteOrigin, '');

const listings = z.array(listingSchema).parse(JSON.parse(readBuiltFile('/listings.json').toString()));

test('/listings.json lists every vehicle as the site sells it, with a page and a picture that exist', () => {
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
  const missing = listings.filter(({ imageUrl }) => !files.includes(toPath(imageUrl)));
  expect(missing.map(({ imageUrl }) => imageUrl)).toEqual([]);
  for (const { url, title } of listings) expect(getPage(toPath(url)).html).toContain(title);
});

test('/feeds/vehicles.csv has every vehicle in the columns of a vehicle catalog, and its addresses lead somewhere', async () => {
  const feed = readBuiltFile('/feeds/vehicles.csv').toString();
  const { data, errors, meta } = Papa.parse<Record<string, string>>(feed, { header: true, delimiter: ',' });
  expect(errors).toEqual([]);
  expect(meta.linebreak).toBe('\r\n');
  expect(meta.fields?.join()).toBe(
    'vehicle_id,title,description,url,make,model,year,mileage.value,price,state_of_vehicle,availability,image[0].url,exterior_color,body_style,address,latitude,longitude',
  );
  expect(data).toMatchObject(
    getVehicles().map(({ id, description, year, priceUsd, condition, inStock, color }) => ({
      vehicle_id: id,
      description,
      year: String(year ?? ''),
      'mileage.value': '',
      price: `${priceUsd} USD`,
      exterior_color: color ?? '',
      body_style: 'OTHER',
      state_of_vehicle: condition === 'new' ? 'new' : 'used',
      availability: inStock ? 'available' : 'not available',
    })),
  );
  for (const {
    title = '',
    url = '',
    address = '',
    latitude,
    longitude,
    'image[0].url': image = '',
  } of data) {
    expect(getPage(toPath(url)).html).toContain(title);
    const place = z.object({ addr1: z.string(), city: z.string(), region: z.string(), country: z.string() });
    expect(place.safeParse(JSON.parse(address)).success).toBe(true);
    expect([Number(latitude), Number(longitude)]).not.toContain(0);
    if (image === '') continue;
    const { format, width } = await sharp(readBuiltFile(toPath(image))).metadata();
    expect([format, width >= 600]).toEqual(['jpeg', true]);
  }
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
