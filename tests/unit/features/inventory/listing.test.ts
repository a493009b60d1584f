import { expect, test } from 'vitest';
import { listingSchema, toListing } from '../../../../src/features/inventory/listing.ts';
import type { Vehicle } from '../../../../src/features/vehicles/vehicle.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

const list = (vehicle: Vehicle) => listingSchema.parse(toListing(vehicle, 'https://dealer.example', true));

test('a new vehicle is listed without what its file does not say', () => {
  expect(list(buildNewVehicle())).toEqual({
    id: 'ev-nomad',
    title: 'Denago EV Nomad',
    description: 'Four seats on raised suspension.',
    price: 8495,
    category: 'new',
    url: 'https://dealer.example/vehicles/ev-nomad',
    imageUrl: 'https://dealer.example/drawings/cart.svg',
    brand: 'Denago',
    model: 'EV Nomad',
    availability: 'in_stock',
    featured: true,
  });
});

test.each([
  [
    buildUsedVehicle(),
    { category: 'used', model: 'Onward 4', title: 'Club Car Onward 4 (2021)', year: 2021 },
  ],
  [buildUsedVehicle({ name: 'Onward 4 (2020)' }), { model: 'Onward 4 (2020)' }],
  [buildUsedVehicle({ roadClass: 'golf-cart' }), { roadClass: 'golf-cart' }],
  [{ ...buildNewVehicle(), pictureCount: 1 }, { imageUrl: 'https://dealer.example/pictures/ev-nomad-1.jpg' }],
  [buildNewVehicle({ year: 2025, inStock: false }), { year: 2025, availability: 'out_of_stock' }],
  [{ ...buildNewVehicle(), condition: 'custom' as const }, { category: 'custom' }],
])('a listing follows the record: %#', (vehicle, expected) => {
  expect(list(vehicle)).toMatchObject(expected);
});
