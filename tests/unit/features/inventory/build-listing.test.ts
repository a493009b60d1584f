import { describe, expect, test } from 'vitest';
import { buildListing } from '../../../../src/features/inventory/build-listing.ts';
import { listingSchema } from '../../../../src/features/inventory/listing.schema.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

const imageUrl = 'https://dealer.example/pictures/ev-nomad-1.jpg';

describe('buildListing', () => {
  test('gives a new vehicle without a year', () => {
    expect(buildListing(buildNewVehicle(), imageUrl, true)).toEqual({
      id: 'ev-nomad',
      title: 'Denago EV Nomad',
      description: 'Four seats on raised suspension.',
      price: 8495,
      category: 'new',
      imageUrl,
      brand: 'Denago',
      model: 'EV Nomad',
      availability: 'in_stock',
      featured: true,
    });
  });

  test('gives a used unit with its year', () => {
    const listing = buildListing(buildUsedVehicle(), imageUrl, false);
    expect(listing).toMatchObject({ category: 'used', year: 2021, featured: false });
  });

  test.each([buildNewVehicle({ inStock: false }), buildUsedVehicle({ inStock: false })])(
    'says that a $condition vehicle is sold',
    (vehicle) => {
      expect(buildListing(vehicle, imageUrl, false).availability).toBe('out_of_stock');
    },
  );

  test.each([
    ['without the year at its end', { name: 'Onward 4 (2021)', year: 2021 }, 'Onward 4'],
    ['with another number at its end', { name: 'Onward 4 (2020)', year: 2021 }, 'Onward 4 (2020)'],
    ['as it is where it repeats no year', { name: 'Onward 4', year: 2021 }, 'Onward 4'],
  ])('names the model %s', (_, changes, model) => {
    const vehicle = buildUsedVehicle(changes);
    expect(buildListing(vehicle, imageUrl, false)).toMatchObject({ model, title: vehicle.fullName });
  });

  test('gives a new vehicle with the year that it states', () => {
    expect(buildListing(buildNewVehicle({ year: 2025 }), imageUrl, false).year).toBe(2025);
  });

  test('says what a vehicle is on the road where its file does', () => {
    const vehicle = buildUsedVehicle({ roadClass: 'golf-cart', roadClassSource: 'It goes 19 mph.' });
    const listing = buildListing(vehicle, imageUrl, false);
    expect(listingSchema.parse(listing).roadClass).toBe('golf-cart');
  });

  test.each([
    ['new', buildNewVehicle()],
    ['custom', { ...buildNewVehicle(), condition: 'custom' as const }],
    ['used', buildUsedVehicle()],
  ])('fulfills the schema of the feed with the category %s', (category, vehicle) => {
    const listing = buildListing(vehicle, imageUrl, false);
    expect(listingSchema.parse(listing)).toEqual(listing);
    expect(listing.category).toBe(category);
  });
});
