// The example of a loan after a month: lenders change their terms, and an advertised term must be one that is offered.
import { isExampleOld } from '../../lib/financing/payment-example.ts';
import { formatDate } from '../../lib/site/format.ts';
import type { PaymentExample } from '../../schemas/payment-example.ts';
import type { Finding } from './warning.ts';

/** Warns of terms that were confirmed more than 30 days before today, an ISO date. */
export function warnOfOldExample(example: Pick<PaymentExample, 'checkedOn'>, today: string): Finding[] {
  if (!isExampleOld(example, today)) return [];
  return [
    {
      file: 'payment-example.yaml',
      at: ['checkedOn'],
      found: `an example of a loan that was checked on ${formatDate(example.checkedOn)}, over 30 days ago`,
      expected: 'ask the lender whether these terms still hold, then write the day',
    },
  ];
}
