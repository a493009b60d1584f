import { describe, expect, test } from 'vitest';
import {
  buildCompareRows,
  buildLoanRows,
  formatLoanKey,
  isOnTop,
  parseCompareIds,
  toggleCompareId,
} from '../../../../src/features/inventory/compare-vehicles.ts';
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

test.each([
  { ids: ['a'], id: 'b', expected: ['a', 'b'] },
  { ids: ['a', 'b'], id: 'a', expected: ['b'] },
  { ids: ['a', 'b', 'c'], id: 'd', expected: ['a', 'b', 'c'] },
])('$id toggled in $ids gives $expected', ({ ids, id, expected }) => {
  expect(toggleCompareId(ids, id)).toEqual(expected);
});

describe('buildCompareRows', () => {
  test('begins with what people decide by; price and road are on top even if they are the same', () => {
    const rows = buildCompareRows([buildNewVehicle(), buildNewVehicle({ rangeMiles: 55 })], warranty);
    expect(rows.slice(0, 7).map(({ label }) => label)).toEqual([
      'Price',
      'On the road',
      'Seats',
      'Range',
      'Payload',
      'Top speed',
      'Condition',
    ]);
    expect(rows.filter(isOnTop).map(({ label }) => label)).toEqual(['Price', 'On the road', 'Range']);
  });

  test.each<[string, Vehicle[], string[], boolean]>([
    ['Price', [buildNewVehicle(), buildNewVehicle({ priceUsd: 12_995 })], ['$8,495', '$12,995'], true],
    ['Top speed', [buildNewVehicle(), buildNewVehicle()], ['25 mph', '25 mph'], false],
    ['Condition', [buildNewVehicle(), buildUsedVehicle(), custom], ['New', 'Used, 2021', 'Custom'], true],
    [
      'On the road',
      [buildNewVehicle(), buildUsedVehicle({ roadClass: 'golf-cart' })],
      ['Not confirmed for public roads', 'Golf cart, not a low-speed vehicle'],
      true,
    ],
    [
      'Payload',
      [buildNewVehicle({ seats: 6, payloadLbs: 1250 })],
      ['1,250 lbs, about 208 a\u00A0seat'],
      false,
    ],
    ['Hours run', [buildUsedVehicle(), buildNewVehicle(), custom], ['1,640', 'None yet', 'Ask us'], true],
    ['Battery age', [buildNewVehicle(), buildUsedVehicle()], ['New battery', '1 year 8 months'], true],
    [
      'Warranty left',
      [buildUsedVehicle(), buildUsedVehicle({ asIs: true }), buildNewVehicle(), custom],
      ['4 months', 'As-is, no warranty', warranty.new, warranty.custom],
      true,
    ],
    [
      'Wheels',
      [buildNewVehicle({ otherSpecifications: [{ label: 'Wheels', value: '10-inch' }] }), buildNewVehicle()],
      ['10-inch', 'Ask us'],
      false,
    ],
  ])('has a row %s', (label, vehicles, values, differs) => {
    expect(findRow(label, ...vehicles)).toEqual({ label, values, differs });
  });

  test.each([
    ['Color', buildNewVehicle()],
    ['Hours run', buildNewVehicle()],
    ['Warranty left', buildNewVehicle()],
    ['Stock number', buildUsedVehicle()],
    ['Year', buildUsedVehicle()],
  ])('has no row %s for such vehicles', (label, vehicle) => {
    expect(findRow(label, vehicle, vehicle)).toBeUndefined();
  });
});

describe('buildLoanRows', () => {
  const vehicle = buildNewVehicle({ id: 'ev-city', priceUsd: 9000 });
  const repriced = { ...vehicle, priceUsd: 9001 };
  const loans = {
    terms: 'Some terms.',
    byVehicle: { [formatLoanKey(vehicle)]: { paymentUsd: 150.5, totalUsd: 9030.04 } },
  };

  test('says what a month and all payments cost, at the price of the example alone', () => {
    expect(buildLoanRows([vehicle, repriced], loans)).toMatchObject([
      { values: ['$150.50', 'Ask us'] },
      { values: ['$9,030.04', 'Ask us'] },
    ]);
    expect(buildLoanRows([repriced], loans)).toEqual([]);
  });

  test('adds the down payment to the total', () => {
    const [, total] = buildLoanRows([vehicle], { ...loans, downPayment: '$1,500' });
    expect(total?.values).toEqual(['$9,030.04 plus $1,500 down']);
  });
});
