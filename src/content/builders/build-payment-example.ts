// The example of a loan that stands wherever a number of months does, from data/payment-example.yaml.
import {
  computeExample,
  describeComparedTerms,
  describeExample,
  isExampleShown,
  type ExampleCopy,
} from '../../features/financing/payment-example.ts';
import { formatUsd } from '../../lib/format.ts';
import type { Loan } from '../../features/financing/loan.ts';
import type { Deploy } from '../../lib/deploy.ts';
import type { PaymentExample } from '../../features/financing/payment-example.schema.ts';
import type { Vehicle } from '../../features/vehicles/vehicle.ts';

/** The example, and what it says for each vehicle. */
export function buildPaymentExample(example: PaymentExample, deploy: Deploy, vehicles: readonly Vehicle[]) {
  const isShown = isExampleShown(example, deploy);
  const describe = (shown: Vehicle): ExampleCopy | undefined =>
    isShown ? describeExample(example, shown) : undefined;
  const vehicle = vehicles.find(({ id }) => id === example.vehicleId);
  const typical = vehicle && describe(vehicle);

  return {
    paymentExample: example,
    /** How long loans run, with the example that has to stand beside it; undefined while it must not be printed. */
    typicalLoan: typical && { months: example.words.months, example: typical },
    /** The example's terms for a vehicle; undefined where it must not be printed or leaves nothing to borrow. */
    describePayments: describe,
    /**
     * The terms that a comparison prints once, what is paid down, and the payments of each vehicle; undefined where they must
     * not be printed.
     */
    comparedLoans: isShown
      ? {
          terms: describeComparedTerms(example),
          downPayment: example.downPaymentUsd > 0 ? formatUsd(example.downPaymentUsd) : undefined,
          compute: (compared: Vehicle): Loan | undefined => computeExample(example, compared),
        }
      : undefined,
  };
}
