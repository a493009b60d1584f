import { describe, expect, test } from 'vitest';
import { computeLoan } from '../../../../src/features/financing/loan.ts';

describe('computeLoan', () => {
  test.each([
    {
      // 1000 x 0.01 / (1 - 1.01^-2) = 507.5124. After it 1000 + 10 - 507.51 = 502.49 is owed, with interest of 5.02.
      name: 'takes 1% a month',
      terms: [1000, 2, 12],
      loan: { paymentUsd: 507.51, lastPaymentUsd: 507.51, totalUsd: 1015.02 },
    },
    {
      // Owed: 1000 + 10 - 340.02 = 669.98; + 6.70 - 340.02 = 336.66; + 3.37 = 340.03.
      name: 'leaves a cent of rounding to the last payment',
      terms: [1000, 3, 12],
      loan: { paymentUsd: 340.02, lastPaymentUsd: 340.03, totalUsd: 1020.07 },
    },
    {
      name: 'divides a loan without interest, and the last payment takes what is left',
      terms: [100, 3, 0],
      loan: { paymentUsd: 33.33, lastPaymentUsd: 33.34, totalUsd: 100 },
    },
    {
      // 1001 / 8 = 125.125: seven times 125.13 (875.91) and 125.09.
      name: 'rounds half a cent up',
      terms: [1001, 8, 0],
      loan: { paymentUsd: 125.13, lastPaymentUsd: 125.09, totalUsd: 1001 },
    },
    {
      name: 'pays a loan of one month with its interest at once',
      terms: [1200, 1, 6],
      loan: { paymentUsd: 1206, lastPaymentUsd: 1206, totalUsd: 1206 },
    },
  ] as const)('$name, worked out by hand', ({ terms: [amountUsd, months, aprPercent], loan }) => {
    expect(computeLoan(amountUsd, months, aprPercent)).toEqual(loan);
  });

  test('runs for 84 months as tables of lenders have it: $146.09 a month for $10,000 at 6%', () => {
    expect(computeLoan(10_000, 84, 6).paymentUsd).toBe(146.09);
  });

  test.each([
    [6995, 60, 7.99],
    [26_000, 84, 36],
    [4995, 12, 0],
  ])('ends a loan of $%d over %d months at %d%% within a few cents', (amountUsd, months, aprPercent) => {
    const { paymentUsd, lastPaymentUsd, totalUsd } = computeLoan(amountUsd, months, aprPercent);
    expect(Math.abs(lastPaymentUsd - paymentUsd)).toBeLessThanOrEqual(months * 0.04);
    expect(totalUsd).toBeGreaterThanOrEqual(amountUsd);
  });
});
