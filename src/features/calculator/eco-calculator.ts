// What an electric cart saves compared to a gas cart. Formulas: specification, section 9.
import type { Calculator } from './eco-impact-page.schema.ts';

export interface EcoInput {
  milesPerWeek: number;
  years: number;
  /** By type of use. */
  multiplier: number;
}

export interface EcoResult {
  /** Pounds. */
  co2Saved: number;
  /** Tons of 2,000 pounds. */
  co2Tons: number;
  /** Gallons of gasoline. */
  fuelSaved: number;
  /** Dollars not spent on gasoline. */
  costSaved: number;
  treesEquivalent: number;
  /** Dollars of electricity. */
  electricCost: number;
  /** Dollars: costSaved less electricCost. */
  netSavings: number;
}

/** Negative, infinite and NaN inputs count as 0, so no result is ever NaN or Infinity. */
export function calculateEcoImpact(input: EcoInput, assumptions: Calculator['assumptions']): EcoResult {
  const miles =
    toAmount(input.milesPerWeek) *
    assumptions.weeksPerYear *
    toAmount(input.years) *
    toAmount(input.multiplier);
  const fuelSaved = miles / assumptions.gasMilesPerGallon;
  const co2Saved = fuelSaved * assumptions.co2LbPerGallon;
  const co2Tons = co2Saved / assumptions.poundsPerTon;
  const costSaved = fuelSaved * assumptions.gasUsdPerGallon;
  const electricCost = miles * assumptions.kwhPerMile * assumptions.electricUsdPerKwh;
  return {
    co2Saved,
    co2Tons,
    fuelSaved,
    costSaved,
    treesEquivalent: co2Tons * assumptions.treesPerTon,
    electricCost,
    netSavings: costSaved - electricCost,
  };
}

/** The value of a count-up at `elapsed` of `duration` milliseconds, easing out; the exact target at the end. */
export function countUp(target: number, elapsed: number, duration: number): number {
  const share = Math.min(elapsed / duration, 1);
  return target * (1 - (1 - share) ** 3);
}

/** Larger than any driving on Earth, so that products stay finite. */
const largestAmount = 1e9;

function toAmount(value: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(value, 0), largestAmount) : 0;
}
