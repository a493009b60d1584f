// The example of a loan in words: for the cart that it names, and with the same terms for every other one. The law asks for
// it wherever a down payment, a number of payments or an amount of one is advertised: Regulation Z, 12 CFR 1026.24(d).
import type { PaymentExample } from './payment-example.schema.ts';
import { isProduction, type Deploy } from '../../lib/deploy.ts';
import { formatDate, formatUsd, formatUsdCents } from '../../lib/format.ts';
import { fillTemplate } from '../../lib/tokens.ts';
import { computeLoan } from './loan.ts';

/** An example as it is printed. */
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

/** Whether examples and numbers of months are printed: invented terms never reach the live site. */
export function isExampleShown({ sample }: Pick<PaymentExample, 'sample'>, deploy: Deploy): boolean {
  return !(sample && isProduction(deploy));
}

/** The example's terms for a cart; undefined where the down payment leaves nothing to borrow. */
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

/** How long loans run, with the example that has to be printed beside it; undefined where nothing is borrowed. */
export function describeTypicalLoan(
  example: PaymentExample,
  vehicle: { fullName: string; priceUsd: number },
) {
  const copy = describeExample(example, vehicle);
  return copy && { months: example.words.months, example: copy };
}
