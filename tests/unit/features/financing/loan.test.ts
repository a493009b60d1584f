import { expect, test } from 'vitest';
import { computeLoan } from '../../../../src/features/financing/loan.ts';

test.each([
  {
    // 1000 x 0.01 / (1 - 1.01^-2) = 507.5124. After it 1000 + 10 - 507.51 = 502.49 is owed, with interest of 5.02.
    name: 'of 1% a month',
    terms: [1000, 2, 12],
    loan: { paymentUsd: 507.51, lastPaymentUsd: 507.51, totalUsd: 1015.02 },
  },
  {
    // Owed: 1000 + 10 - 340.02 = 669.98; + 6.70 - 340.02 = 336.66; + 3.37 = 340.03.
    name: 'with a cent of rounding in the last payment',
    terms: [1000, 3, 12],
    loan: { paymentUsd: 340.02, lastPaymentUsd: 340.03, totalUsd: 1020.07 },
  },
  {
    // 1001 / 8 = 125.125: seven times 125.13 (875.91) and 125.09.
    name: 'without interest, half a cent rounded up',
    terms: [1001, 8, 0],
    loan: { paymentUsd: 125.13, lastPaymentUsd: 125.09, totalUsd: 1001 },
  },
] as const)('a loan $name is worked out as by hand', ({ terms: [amountUsd, months, aprPercent], loan }) => {
  expect(computeLoan(amountUsd, months, aprPercent)).toEqual(loan);
});

test('a loan of 84 months is as tables of lenders have it: $146.09 a month for $10,000 at 6%', () => {
  expect(computeLoan(10_000, 84, 6).paymentUsd).toBe(146.09);
});
