// Words that Regulation Z, 12 CFR 1026.24(d)(1), calls triggering: a down payment, how many payments or how long, what one
// payment is, what the credit costs. Where one stands, all the terms of (d)(2) have to stand beside it.
import type { Figure } from '../../schemas/figure.schema.ts';

const money = String.raw`\$\d[\d,.]*\d`;

/** A line about credit in which a length of time is one of repayment, and not of a warranty or of keeping messages. */
const aboutCredit = /\b(loans?|lend\w*|financ\w+|credit|APR|repay\w*|pay(ment)?s?|terms (of|run|from))\b/i;
const lengthOfTime = /\b\d+(\s+(to|or|and)\s+\d+)?[- ](months?|years?)\b/i;
const triggers = [
  /\b\d+ (equal |monthly |weekly )*payments\b/i,
  new RegExp(String.raw`(${money}|\d+%) down\b`, 'i'),
  new RegExp(String.raw`\bdown payment of (${money}|\d)`, 'i'),
  new RegExp(String.raw`\bfinance charge of ${money}`, 'i'),
];
const monthlyAmount = new RegExp(String.raw`${money} ?(a|per|each|\/) ?(month|mo\b)`, 'i');

/** What an example has to say, one after the other or not. */
const terms = [
  /\bexample\b/i,
  /\bdown payment\b/i,
  /\b\d+ monthly payments\b/i,
  new RegExp(money),
  /\b\d+(\.\d+)?% annual percentage rate\b/i,
  new RegExp(String.raw`\btotal of payments ${money}`, 'i'),
];

/** How many lines after a triggering one still stand beside it. */
const contextLines = 3;

/**
 * Lines of a text that hold a triggering term without the whole example in them or right after them. `otherAmounts` are
 * what is paid by the month for something that is no credit, such as storage.
 */
export function listUndisclosedTerms(lines: readonly string[], otherAmounts: readonly string[]): string[] {
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

/** What is paid by the month and is no credit, as figures of data/figures print it: "$125 a month". */
export function listMonthlyFees(figures: readonly Figure[]): string[] {
  return figures
    .filter(({ per }) => per === 'month')
    .flatMap(({ value }) => [`$${value} a month`, `$${value} per month`]);
}
