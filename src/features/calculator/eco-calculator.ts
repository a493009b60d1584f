// What an electric cart saves compared to a gas cart. Formulas: specification, section 9.
import type { Calculator } from './eco-impact-page.schema.ts';

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

/** Larger than any driving on Earth, so that products stay finite. */
const maxMilesPerWeek = 1e9;

/** The multiplier is that of the type of use. Negative miles count as 0. */
export function calculateEcoImpact(
  { milesPerWeek, years, multiplier }: { milesPerWeek: number; years: number; multiplier: number },
  assumptions: Calculator['assumptions'],
): EcoResult {
  const miles =
    Math.min(Math.max(milesPerWeek, 0), maxMilesPerWeek) * assumptions.weeksPerYear * years * multiplier;
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
