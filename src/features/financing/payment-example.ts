// The example of a loan in words, for its own cart and for any other. Regulation Z, 12 CFR 1026.24(d), requires it wherever a
// down payment, a number of payments or the amount of a payment is advertised.
import type { PaymentExample } from './payment-example.schema.ts';
import { isProduction, type Deploy } from '../../lib/deploy.ts';
import { formatDate, formatUsd, formatUsdCents } from '../../lib/format.ts';
import { fillTemplate } from '../../lib/tokens.ts';
import { computeLoan } from './loan.ts';

export interface ExampleCopy {
  /** "Example: $141.80 a month". */
  headline: string;
  /** What is paid, how often and at which rate. */
  terms: string;
  /** In small print: the total, the last payment, the day. */
  details: string;
  /** Under an example that no lender has confirmed. */
  sampleNote?: string;
}

/** Whether examples and numbers of months are shown: sample terms never reach the live site. */
export function isExampleShown({ sample }: Pick<PaymentExample, 'sample'>, deploy: Deploy): boolean {
  return !(sample && isProduction(deploy));
}

/** The example's terms for a cart; undefined if the down payment covers its price. */
export function describeExample(
  example: PaymentExample,
  vehicle: { fullName: string; priceUsd: number },
): ExampleCopy | undefined {
  const { downPaymentUsd, months, aprPercent, checkedOn, words, sample } = example;
  const { priceUsd } = vehicle;
  if (downPaymentUsd >= priceUsd) return undefined;
  const loan = computeLoan(priceUsd - downPaymentUsd, months, aprPercent);
  const copy = fillTemplate(
    { headline: words.headline, terms: words.terms, details: words.details },
    {
      'example.downPayment': formatUsd(downPaymentUsd),
      'example.payments': String(months),
      'example.apr': `${aprPercent}%`,
      'example.checkedOn': formatDate(checkedOn),
      'example.vehicle': vehicle.fullName,
      'example.price': formatUsd(priceUsd),
      'example.payment': formatUsdCents(loan.paymentUsd),
      'example.lastPayment': formatUsdCents(loan.lastPaymentUsd),
      'example.total': formatUsdCents(loan.totalUsd),
    },
  );
  return { ...copy, ...(sample && { sampleNote: words.sampleNote }) };
}

/** How long loans run, with the example that the law requires next to it; undefined if nothing is borrowed. */
export function describeTypicalLoan(
  example: PaymentExample,
  vehicle: { fullName: string; priceUsd: number },
) {
  const copy = describeExample(example, vehicle);
  return copy && { months: example.words.months, example: copy };
}
