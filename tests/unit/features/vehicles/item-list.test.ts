import { expect, test } from 'vitest';
import { buildListHead } from '../../../../src/features/vehicles/item-list.ts';
import { buildDealer, buildNewVehicle } from '../../samples.ts';

test('a list counts its vehicles and links each by its full URL', () => {
  const head = { title: 'Inventory', description: 'All carts.', keywords: [] };
  const vehicles = [buildNewVehicle(), buildNewVehicle({ id: 'ev-city', name: 'EV City' })];
  expect(buildListHead(head, '/inventory', 'Carts', vehicles, buildDealer()).things).toMatchObject([
    {
      '@id': 'https://dealer.example/inventory#list',
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: 'Denago EV Nomad', url: 'https://dealer.example/vehicles/ev-nomad' },
        { position: 2, name: 'Denago EV City', url: 'https://dealer.example/vehicles/ev-city' },
      ],
    },
  ]);
});
