// Sums in texts: `{{= 6 x storage-indoor}}` prints what six months cost, so that a worked example follows its figures.
import { formatUsd } from './format.ts';

/** What a token prints: plain, and for figures with a unit also as adjective ("2-hour") and bare number ("2"). */
export interface TokenValue {
  text: string;
  adjective?: string;
  number?: string;
  /** The figure itself, for sums: dollars, percent or a count. */
  amount?: number;
}

/**
 * The sum in dollars as printed ("$750"), or the operand that is neither a number nor a figure with an amount.
 * Operators stand between spaces: "+" and "-" between terms; "x" between factors; "of" takes a percentage of what
 * follows it: "10000 - returns-new-restocking of 10000".
 */
export function evaluateSum(
  expression: string,
  values: Readonly<Record<string, TokenValue>>,
): { text: string } | { unknown: string } {
  const known = new Map(Object.entries(values));
  const unknown: string[] = [];
  const readOperand = (operand: string): number => {
    if (/^\d+(\.\d+)?$/.test(operand)) return Number(operand);
    const amount = known.get(operand)?.amount;
    if (amount === undefined) unknown.push(operand);
    return amount ?? 0;
  };
  const readTerm = (term: string): number =>
    term
      .split(' of ')
      .map((part) => part.split(' x ').reduce((product, factor) => product * readOperand(factor.trim()), 1))
      .reduceRight((whole, percent) => (whole * percent) / 100);
  const total = expression
    .split(/ (?=[+-] )/)
    .reduce(
      (sum, term) =>
        term.startsWith('- ') ? sum - readTerm(term.slice(2)) : sum + readTerm(term.replace(/^\+ /, '')),
      0,
    );
  return unknown[0] === undefined ? { text: formatUsd(total) } : { unknown: unknown[0] };
}
