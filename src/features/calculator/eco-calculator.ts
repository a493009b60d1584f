// The eco-impact calculator: what an electric cart saves against a gas cart. Formulas: specification, section 9.
// Used by the island; the assumptions come from data/pages/eco-impact.yaml.

export interface EcoAssumptions {
  /** Pounds of CO2 for each US gallon of gasoline. */
  co2LbPerGallon: number;
  /** Miles a gas cart drives on a gallon. */
  gasMilesPerGallon: number;
  gasUsdPerGallon: number;
  electricUsdPerKwh: number;
  kwhPerMile: number;
  /** Trees that take up a ton of CO2 in a year. */
  treesPerTon: number;
  poundsPerTon: number;
  weeksPerYear: number;
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

/**
 * What the given driving saves. `milesPerWeek` and `years` as the form has them, `multiplier` by type of use.
 * Empty, negative or endless input counts as 0 miles, so that no result is ever NaN or Infinity.
 */
export function calculateEcoImpact(
  input: { milesPerWeek: number; years: number; multiplier: number },
  assumptions: EcoAssumptions,
): EcoResult {
  const miles =
    readAmount(input.milesPerWeek) *
    assumptions.weeksPerYear *
    readAmount(input.years) *
    readAmount(input.multiplier);
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

/**
 * Miles per week as typed: digits, spaces and commas are understood ("1,000"), anything else is 0.
 * Never NaN; the input's limits of 1 and 500 are hints of the field and not enforced (specification, section 5).
 */
export function parseMilesPerWeek(text: string): number {
  const plain = text.replaceAll(/[\s,]/g, '');
  return /^(\d+(\.\d+)?|\.\d+)$/.test(plain) ? readAmount(Number(plain)) : 0;
}

/** The value of a count-up at `elapsed` of `duration` milliseconds, easing out; the exact target at the end. */
export function countUp(target: number, elapsed: number, duration: number): number {
  const share = duration > 0 ? Math.min(Math.max(elapsed / duration, 0), 1) : 1;
  return target * (1 - (1 - share) ** 3);
}

// Larger than any driving on Earth; keeps sums finite when somebody holds a digit key down.
const largestAmount = 1e9;

function readAmount(value: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(value, 0), largestAmount) : 0;
}
