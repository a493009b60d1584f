import { expect, test } from 'vitest';
import { calculateEcoImpact } from '../../../../src/features/calculator/eco-calculator.ts';

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

test.each([
  {
    what: 'the defaults: 25 miles a week, recreational, 1 year',
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
    what: '500 miles a week on a golf course for 10 years',
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
])('$what save what the specification says, to four decimals', ({ input, expected }) => {
  const result = Object.entries(calculateEcoImpact(input, assumptions)) as [string, number][];
  const rounded = result.map(([name, value]) => [name, Number(value.toFixed(4))] as const);
  expect(Object.fromEntries(rounded)).toEqual(expected);
});

test('a golf-course cart at 43 miles a week saves the $1,200 a year that the page claims', () => {
  const { netSavings } = calculateEcoImpact({ milesPerWeek: 43, years: 1, multiplier: 2.5 }, assumptions);
  expect(Math.round(netSavings)).toBe(1204);
});

test.each([
  { milesPerWeek: 1500, fuelSaved: 5200, why: 'the limits of the field are not enforced' },
  { milesPerWeek: -25, fuelSaved: 0, why: 'nobody drives less than nothing' },
])('$milesPerWeek miles a week save $fuelSaved gallons, since $why', ({ milesPerWeek, fuelSaved }) => {
  const result = calculateEcoImpact({ milesPerWeek, years: 1, multiplier: 1 }, assumptions);
  expect(result.fuelSaved).toBe(fuelSaved);
});

test('the largest number there is gives no endless result', () => {
  const input = { milesPerWeek: Number.MAX_VALUE, years: 10, multiplier: 2.5 };
  expect(Object.values(calculateEcoImpact(input, assumptions)).every(Number.isFinite)).toBe(true);
});
