import { describe, expect, test } from 'vitest';
import {
  buildCompareRows,
  parseCompareIds,
  toggleCompareId,
} from '../../../../src/features/inventory/compare-vehicles.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

const catalog = ['ev-city', 'ev-nomad', 'ev-rover-xl', 'd3-lifted'].map((id) => ({ id }));

describe('parseCompareIds', () => {
  test.each([
    {
      why: 'keeps the order of the URL',
      query: 'compare=ev-nomad,ev-city',
      ids: ['ev-nomad', 'ev-city'],
    },
    { why: 'leaves out unknown ids', query: 'compare=ev-city,submarine', ids: ['ev-city'] },
    { why: 'takes an id that is named twice once', query: 'compare=ev-city,ev-city', ids: ['ev-city'] },
    {
      why: 'takes three at most',
      query: 'compare=ev-city,ev-nomad,ev-rover-xl,d3-lifted',
      ids: ['ev-city', 'ev-nomad', 'ev-rover-xl'],
    },
    { why: 'is empty without the name', query: 'brand=denago', ids: [] },
  ])('$why', ({ query, ids }) => {
    expect(parseCompareIds(new URLSearchParams(query), catalog)).toEqual(ids);
  });
});

describe('toggleCompareId', () => {
  test('adds an id at the end', () => {
    expect(toggleCompareId(['a'], 'b')).toEqual(['a', 'b']);
  });

  test('takes an id away that is there', () => {
    expect(toggleCompareId(['a', 'b'], 'a')).toEqual(['b']);
  });

  test('leaves three ids as they are when a fourth comes', () => {
    expect(toggleCompareId(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c']);
  });
});

describe('buildCompareRows', () => {
  test('marks the rows whose values differ', () => {
    const rows = buildCompareRows([buildNewVehicle(), buildNewVehicle({ rangeMiles: 55 })]);
    expect(rows.find((row) => row.label === 'Range')).toEqual({
      label: 'Range',
      values: ['45 miles', '55 miles'],
      differs: true,
    });
    expect(rows.find((row) => row.label === 'Top speed')?.differs).toBe(false);
  });

  test('starts with the prices', () => {
    expect(buildCompareRows([buildNewVehicle(), buildNewVehicle({ priceUsd: 12995 })])[0]).toEqual({
      label: 'Price',
      values: ['$8,495', '$12,995'],
      differs: true,
    });
  });

  test('names new, used and custom vehicles apart', () => {
    const rows = buildCompareRows([
      buildNewVehicle(),
      buildUsedVehicle(),
      { ...buildNewVehicle(), condition: 'custom' },
    ]);
    expect(rows.find((row) => row.label === 'Condition')?.values).toEqual(['New', 'Used', 'Custom']);
  });

  test('shows a dash where a vehicle has no such specification', () => {
    const rows = buildCompareRows([buildUsedVehicle(), buildNewVehicle()]);
    expect(rows.find((row) => row.label === 'Year')?.values).toEqual(['2021', '–']);
  });

  test('marks a difference between known values only', () => {
    const rows = buildCompareRows([
      buildUsedVehicle({ otherSpecifications: { Wheels: '10-inch' } }),
      buildNewVehicle({ otherSpecifications: { Wheels: '12-inch' } }),
      buildNewVehicle(),
    ]);
    expect(rows.find((row) => row.label === 'Year')?.differs).toBe(false);
    expect(rows.find((row) => row.label === 'Wheels')?.differs).toBe(true);
  });
});
