import { describe, expect, test } from 'vitest';
import { calculateEcoImpact, countUp } from '../../../../src/features/calculator/eco-calculator.ts';

const assumptions = {
  co2LbPerGallon: 19.6,
  gasMilesPerGallon: 15,
  gasUsdPerGallon: 3.5,
  electricUsdPerKwh: 0.12,
  kwhPerMile: 0.15,
  treesPerTon: 16.5,
  poundsPerTon: 2000,
  weeksPerYear: 52,
};

describe('calculateEcoImpact', () => {
  test.each([
    {
      name: 'the defaults: 25 miles a week, recreational, 1 year',
      input: { milesPerWeek: 25, years: 1, multiplier: 1 },
      expected: {
        co2Saved: 1698.6667,
        co2Tons: 0.8493,
        fuelSaved: 86.6667,
        costSaved: 303.3333,
        electricCost: 23.4,
        treesEquivalent: 14.014,
        netSavings: 279.9333,
      },
    },
    {
      name: '40 miles a week, residential, 3 years',
      input: { milesPerWeek: 40, years: 3, multiplier: 1.2 },
      expected: {
        co2Saved: 9784.32,
        co2Tons: 4.8922,
        fuelSaved: 499.2,
        costSaved: 1747.2,
        electricCost: 134.784,
        treesEquivalent: 80.7206,
        netSavings: 1612.416,
      },
    },
    {
      name: '500 miles a week, golf course, 10 years',
      input: { milesPerWeek: 500, years: 10, multiplier: 2.5 },
      expected: {
        co2Saved: 849333.3333,
        co2Tons: 424.6667,
        fuelSaved: 43333.3333,
        costSaved: 151666.6667,
        electricCost: 11700,
        treesEquivalent: 7007,
        netSavings: 139966.6667,
      },
    },
  ])('agrees to four decimals with $name', ({ input, expected }) => {
    const result = calculateEcoImpact(input, assumptions);
    const rounded = Object.fromEntries(
      Object.entries(result).map(([name, value]) => [name, Number((value as number).toFixed(4))]),
    );
    expect(rounded).toEqual(expected);
  });

  test('confirms the claim of $1,200 a year for a golf-course cart at 43 miles a week', () => {
    const { netSavings } = calculateEcoImpact({ milesPerWeek: 43, years: 1, multiplier: 2.5 }, assumptions);
    expect(Math.round(netSavings)).toBe(1204);
  });

  test('takes what the electricity costs off what the gasoline would have cost', () => {
    // 780 miles: 52 gallons for $182, 117 kWh for $14.04.
    const { netSavings } = calculateEcoImpact({ milesPerWeek: 15, years: 1, multiplier: 1 }, assumptions);
    expect(netSavings).toBeCloseTo(167.96, 8);
  });

  test('doubles with commercial use', () => {
    const once = calculateEcoImpact({ milesPerWeek: 30, years: 5, multiplier: 1 }, assumptions);
    const twice = calculateEcoImpact({ milesPerWeek: 30, years: 5, multiplier: 2 }, assumptions);
    expect(twice.netSavings).toBeCloseTo(once.netSavings * 2, 8);
  });

  test('computes beyond the limits of the input field, which are not enforced', () => {
    const { fuelSaved } = calculateEcoImpact({ milesPerWeek: 1500, years: 1, multiplier: 1 }, assumptions);
    expect(fuelSaved).toBe(5200);
  });

  test.each([
    ['nothing', 0],
    ['no number', Number.NaN],
    ['a negative number', -25],
    ['an endless number', Number.POSITIVE_INFINITY],
  ])('counts %s as 0 miles', (_, milesPerWeek) => {
    const result = calculateEcoImpact({ milesPerWeek, years: 1, multiplier: 1 }, assumptions);
    expect(Object.values(result)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('stays finite for the largest number there is', () => {
    const result = calculateEcoImpact(
      { milesPerWeek: Number.MAX_VALUE, years: 10, multiplier: 2.5 },
      assumptions,
    );
    expect(Object.values(result).every((value) => Number.isFinite(value))).toBe(true);
  });
});

describe('countUp', () => {
  test.each([
    { elapsed: 0, value: 0, why: 'at the start' },
    { elapsed: 1000, value: 875, why: 'half way, most of it shown' },
    { elapsed: 2000, value: 1000, why: 'at the end' },
    { elapsed: 2500, value: 1000, why: 'after the end' },
  ])('shows $value of 1000 after $elapsed of 2000 ms ($why)', ({ elapsed, value }) => {
    expect(countUp(1000, elapsed, 2000)).toBe(value);
  });

  test('ends on the exact target', () => {
    expect(countUp(279.93333333333334, 3000, 3000)).toBe(279.93333333333334);
  });

  test('never goes back', () => {
    const values = Array.from({ length: 101 }, (_, step) => countUp(1204, step * 20, 2000));
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });
});
