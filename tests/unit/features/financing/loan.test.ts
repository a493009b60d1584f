import { describe, expect, test } from 'vitest';
import { computeLoan } from '../../../../src/features/financing/loan.ts';

describe('computeLoan', () => {
  test('takes 1% a month on a loan of $1,000 over two months, worked out by hand', () => {
    // 1000 x 0.01 / (1 - 1.01^-2) = 507.5124, so $507.51. After it 1000 + 10 - 507.51 = 502.49 is owed, with interest
    // of 5.0249, so 5.02: the last payment is 507.51.
    expect(computeLoan({ amountUsd: 1000, months: 2, aprPercent: 12 })).toEqual({
      paymentUsd: 507.51,
      lastPaymentUsd: 507.51,
      totalUsd: 1015.02,
    });
  });

  test('leaves a cent of rounding to the last payment, worked out by hand', () => {
    // 1000 x 0.01 / (1 - 1.01^-3) = 340.0221. Owed: 1000 + 10 - 340.02 = 669.98; + 6.70 - 340.02 = 336.66; + 3.37 = 340.03.
    expect(computeLoan({ amountUsd: 1000, months: 3, aprPercent: 12 })).toEqual({
      paymentUsd: 340.02,
      lastPaymentUsd: 340.03,
      totalUsd: 1020.07,
    });
  });

  test('divides a loan without interest, and the last payment takes what is left', () => {
    // 100 / 3 = 33.333, so twice $33.33 and once $33.34.
    expect(computeLoan({ amountUsd: 100, months: 3, aprPercent: 0 })).toEqual({
      paymentUsd: 33.33,
      lastPaymentUsd: 33.34,
      totalUsd: 100,
    });
  });

  test('rounds half a cent up', () => {
    // 1001 / 8 = 125.125, so $125.13 seven times (875.91) and 125.09.
    expect(computeLoan({ amountUsd: 1001, months: 8, aprPercent: 0 })).toEqual({
      paymentUsd: 125.13,
      lastPaymentUsd: 125.09,
      totalUsd: 1001,
    });
  });

  test('pays a loan of one month with its interest at once', () => {
    expect(computeLoan({ amountUsd: 1200, months: 1, aprPercent: 6 })).toEqual({
      paymentUsd: 1206,
      lastPaymentUsd: 1206,
      totalUsd: 1206,
    });
  });

  test('runs for 84 months as tables of lenders have it', () => {
    // At 6% a loan of $10,000 takes $146.09 a month over 84 months.
    const { paymentUsd, lastPaymentUsd, totalUsd } = computeLoan({
      amountUsd: 10_000,
      months: 84,
      aprPercent: 6,
    });
    expect(paymentUsd).toBe(146.09);
    expect(Math.abs(lastPaymentUsd - paymentUsd)).toBeLessThan(1);
    expect(totalUsd).toBeCloseTo(83 * 146.09 + lastPaymentUsd, 6);
  });

  test.each([
    { amountUsd: 6995, months: 60, aprPercent: 7.99 },
    { amountUsd: 26_000, months: 84, aprPercent: 36 },
    { amountUsd: 4995, months: 12, aprPercent: 0 },
  ])('owes nothing after the last payment of %j, which differs by less than a cent a month', (terms) => {
    const { paymentUsd, lastPaymentUsd, totalUsd } = computeLoan(terms);
    expect(Math.abs(lastPaymentUsd - paymentUsd)).toBeLessThanOrEqual(terms.months * 0.01 * 4);
    expect(totalUsd).toBeGreaterThanOrEqual(terms.amountUsd);
    expect(Math.round(totalUsd * 100)).toBeCloseTo(totalUsd * 100, 6);
  });
});
