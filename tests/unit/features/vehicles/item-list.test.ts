import { describe, expect, test } from 'vitest';
import { buildItemList } from '../../../../src/features/vehicles/item-list.ts';
import { buildDealer, buildNewVehicle } from '../../samples.ts';

const dealer = buildDealer();

describe('buildItemList', () => {
  test('counts the vehicles and links each by its full URL', () => {
    const vehicles = [buildNewVehicle(), buildNewVehicle({ id: 'ev-city', name: 'EV City' })];
    expect(buildItemList('Inventory', '/inventory', vehicles, dealer)).toEqual({
      '@type': 'ItemList',
      '@id': 'https://dealer.example/inventory#list',
      name: 'Inventory',
      numberOfItems: 2,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Denago EV Nomad',
          url: 'https://dealer.example/vehicles/ev-nomad',
        },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Denago EV City',
          url: 'https://dealer.example/vehicles/ev-city',
        },
      ],
    });
  });
});
