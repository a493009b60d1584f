import { expect, test } from 'vitest';
import { listMainFigures, listSpecifications } from '../../../../src/features/vehicles/specifications.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

const format = (rows: ReturnType<typeof listSpecifications>) =>
  rows.map(({ label, value }) => `${label}: ${value}`);
const otherSpecifications = [{ label: 'Wheels', value: '10-inch alloy' }];

test('specifications begin with the rows of every vehicle and end with the further ones', () => {
  const used = buildUsedVehicle({ color: 'pearl white', roadClass: 'golf-cart', otherSpecifications });
  expect(format(listSpecifications(used))).toEqual([
    'Seats: 4',
    'Top speed: 25 mph',
    'Range: 45 miles',
    'Battery: 48 V lithium',
    'Charging time: 4-6 hours',
    'Payload: 1,200 lbs',
    'Drive: Rear-wheel drive (2x4)',
    'Color: pearl white',
    'On the road: Golf cart',
    'Stock number: U1042',
    'Year: 2021',
    'Hours run: 1,640',
    'Battery age: 1 year 8 months',
    'Warranty left: 4 months',
    'Wheels: 10-inch alloy',
  ]);
});

test('what a new vehicle does not state has no row', () => {
  const labels = listSpecifications(buildNewVehicle()).map(({ label }) => label);
  for (const label of ['Year', 'Color', 'On the road']) expect(labels).not.toContain(label);
  expect(format(listSpecifications(buildNewVehicle({ year: 2025 })))).toContain('Year: 2025');
});

test('seats, range, speed and drive tell models apart', () => {
  expect(format(listMainFigures(buildNewVehicle()))).toEqual([
    'Seats: 4',
    'Range: 45 miles',
    'Top speed: 25 mph',
    'Drive: Rear-wheel drive (2x4)',
  ]);
});
