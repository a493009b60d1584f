// Triggering terms of Regulation Z, 12 CFR 1026.24(d)(1): a down payment, the number, time or amount of payments, and the
// finance charge. An advertisement with one of them must state all terms of (d)(2).
import type { Figure } from '../dealer/figure.schema.ts';

const money = String.raw`\$\d[\d,.]*\d`;

/** A length of time is a triggering term only in a line about credit, not about a warranty. */
const aboutCredit = /\b(loans?|lend\w*|financ\w+|credit|APR|repay\w*|pay(ment)?s?|terms (of|run|from))\b/i;
const lengthOfTime = /\b\d+(\s+(to|or|and)\s+\d+)?[- ](months?|years?)\b/i;
const triggers = [
  /\b\d+ (equal |monthly |weekly )*payments\b/i,
  new RegExp(String.raw`(${money}|\d+%) down\b`, 'i'),
  new RegExp(String.raw`\bdown payment of (${money}|\d)`, 'i'),
  new RegExp(String.raw`\bfinance charge of ${money}`, 'i'),
];
const monthlyAmount = new RegExp(String.raw`${money} ?(a|per|each|\/) ?(month|mo\b)`, 'i');

/** What an example must state, in any order. */
const terms = [
  /\bexample\b/i,
  /\bdown payment\b/i,
  /\b\d+ monthly payments\b/i,
  new RegExp(money),
  /\b\d+(\.\d+)?% annual percentage rate\b/i,
  new RegExp(String.raw`\btotal of payments ${money}`, 'i'),
];

/** How many lines before and after a triggering term may hold the example. */
const contextLines = 3;

/** Lines with a triggering term and no complete example near them. `otherAmounts` are monthly fees such as storage. */
export function listIncompleteLoanLines(lines: readonly string[], otherAmounts: readonly string[]): string[] {
  return lines.filter((line, index) => {
    const rest = otherAmounts.reduce((text, amount) => text.replaceAll(amount, ''), line);
    const isTrigger =
      triggers.some((trigger) => trigger.test(line)) ||
      monthlyAmount.test(rest) ||
      (aboutCredit.test(line) && lengthOfTime.test(line));
    const beside = lines.slice(Math.max(0, index - contextLines), index + contextLines + 1).join(' ');
    return isTrigger && !terms.every((term) => term.test(beside));
  });
}

/** Monthly fees that are not credit, as figures of data/figures print them: "$125 a month". */
export function listMonthlyFees(figures: readonly Figure[]): string[] {
  return figures
    .filter(({ per }) => per === 'month')
    .flatMap(({ value }) => [`$${value} a month`, `$${value} per month`]);
}
