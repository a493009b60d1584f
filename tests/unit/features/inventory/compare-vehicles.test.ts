import { expect, test } from 'vitest';
import { buildCompareRows, parseCompareIds } from '../../../../src/features/inventory/compare-vehicles.ts';
import type { Vehicle } from '../../../../src/features/vehicles/vehicle.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

const warranty = { new: 'Whole warranty', custom: 'Warranty of the original' };
const custom: Vehicle = { ...buildNewVehicle(), condition: 'custom' };
const findRow = (label: string, ...vehicles: Vehicle[]) =>
  buildCompareRows(vehicles, warranty).find((row) => row.label === label);

test.each([
  ['ev-nomad,ev-city', ['ev-nomad', 'ev-city']],
  ['ev-city,submarine', ['ev-city']],
  ['ev-city,ev-city', ['ev-city']],
  ['ev-city,ev-nomad,d3,ev-rover', ['ev-city', 'ev-nomad', 'd3']],
  ['', []],
])('compare=%s compares %j', (value, ids) => {
  const catalog = ['d3', 'ev-city', 'ev-nomad', 'ev-rover'].map((id) => ({ id }));
  expect(parseCompareIds(new URLSearchParams({ compare: value }), catalog)).toEqual(ids);
});

test.each<[string, Vehicle[], string[]]>([
  ['Price', [buildNewVehicle(), buildNewVehicle({ priceUsd: 12_995 })], ['$8,495', '$12,995']],
  ['Condition', [buildNewVehicle(), buildUsedVehicle(), custom], ['New', 'Used, 2021', 'Custom']],
  [
    'On the road',
    [buildNewVehicle(), buildUsedVehicle({ roadClass: 'golf-cart' })],
    ['Not confirmed for public roads', 'Golf cart, not a low-speed vehicle'],
  ],
  ['Payload', [buildNewVehicle({ seats: 6, payloadLbs: 1250 })], ['1,250 lbs, about 208 a\u00A0seat']],
  ['Hours run', [buildUsedVehicle(), buildNewVehicle(), custom], ['1,640', 'None yet', 'Ask us']],
  ['Battery age', [buildNewVehicle(), buildUsedVehicle()], ['New battery', '1 year 8 months']],
  [
    'Warranty left',
    [buildUsedVehicle(), buildUsedVehicle({ asIs: true }), buildNewVehicle(), custom],
    ['4 months', 'As-is, no warranty', warranty.new, warranty.custom],
  ],
])('the comparison has a row %s', (label, vehicles, values) => {
  expect(findRow(label, ...vehicles)).toEqual({ label, values });
});

test.each([
  ['Hours run', buildNewVehicle()],
  ['Warranty left', buildNewVehicle()],
  ['Stock number', buildUsedVehicle()],
])('the comparison has no row %s for such vehicles', (label, vehicle) => {
  expect(findRow(label, vehicle, vehicle)).toBeUndefined();
});
