// Four vehicles and the filters that they are tested with.
import { buildInventoryOptions } from '../../../../src/features/inventory/inventory-options.ts';
import type { InventoryPage } from '../../../../src/features/inventory/inventory-page.schema.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

const toOption = <Value extends string>(value: Value) => ({ value, label: value });

export const vehicles = [
  buildNewVehicle({ id: 'nomad' }),
  buildNewVehicle({
    id: 'rover',
    name: 'EV Rover XL',
    category: 'rover',
    priceUsd: 16_000,
    description: 'It won’t jolt families on "paved" streets.',
    seats: 6,
    rangeMiles: 50,
    roadClass: 'low-speed-vehicle',
  }),
  buildNewVehicle(
    {
      id: 'ranger',
      name: 'D5 Ranger 4',
      category: 'd5-ranger',
      priceUsd: 7695,
      description: 'For sandy lanes.',
      rangeMiles: 40,
      uses: ['work'],
    },
    'Evolution',
  ),
  buildUsedVehicle(
    { id: 'used', priceUsd: 7995, seats: 2, rangeMiles: 60, category: 'rxv', uses: ['golf', 'neighborhood'] },
    'EZ-GO',
  ),
];

export const given: InventoryPage['filters'] = {
  brand: ['all', 'denago', 'evolution'].map(toOption),
  category: ['all', 'ranger', 'maverick', 'rover'].map(toOption),
  price: [
    toOption('all'),
    { ...toOption('under-15000'), below: 15_000 },
    { ...toOption('15000-25000'), from: 15_000, to: 25_000 },
    { ...toOption('over-25000'), above: 25_000 },
  ],
  priceUpToUsd: [20_000, 8000, 6000],
  condition: (['all', 'new', 'used', 'custom'] as const).map(toOption),
  sort: (['featured', 'price-low', 'price-high', 'seats', 'range'] as const).map(toOption),
};

export const options = buildInventoryOptions(vehicles, given);
