import { describe, expect, test } from 'vitest';
import { describeExample, isExampleShown } from '../../../../src/features/financing/payment-example.ts';
import type { PaymentExample } from '../../../../src/features/financing/payment-example.schema.ts';

const example: PaymentExample = {
  vehicleId: 'ev-nomad',
  downPaymentUsd: 1000,
  months: 2,
  aprPercent: 12,
  checkedOn: '2026-11-20',
  words: {
    months: 'Loans run 2 months.',
    headline: 'Example: {{example.payment}} a month',
    terms:
      '{{example.vehicle}} at {{example.price}}, {{example.downPayment}} down payment, {{example.payments}} monthly ' +
      'payments of {{example.payment}}, {{example.apr}} APR.',
    details: 'Total of payments {{example.total}} (the last {{example.lastPayment}}), {{example.checkedOn}}.',
    sampleNote: 'A sample.',
  },
};

describe('the example of a loan', () => {
  test('says every term for the cart it is asked about', () => {
    expect(describeExample(example, { fullName: 'EV Nomad', priceUsd: 2000 })).toEqual({
      headline: 'Example: $507.51 a month',
      terms: 'EV Nomad at $2,000, $1,000 down payment, 2 monthly payments of $507.51, 12% APR.',
      details: 'Total of payments $1,015.02 (the last $507.51), November 20, 2026.',
    });
  });

  test('says of itself that it is a sample', () => {
    const printed = describeExample({ ...example, sample: true }, { fullName: 'EV Nomad', priceUsd: 2000 });
    expect(printed?.sampleNote).toBe('A sample.');
  });

  test.each([
    [1001, true],
    [1000, false],
    [995, false],
  ])('of a cart for %d dollars and a down payment of 1,000 exists: %s', (price, isThere) => {
    expect(describeExample(example, { fullName: 'Old cart', priceUsd: price }) !== undefined).toBe(isThere);
  });

  test.each([
    [true, 'production', false],
    [true, 'deploy-preview', true],
    [true, undefined, true],
    [undefined, 'production', true],
  ] as const)('with sample: %s is printed on %s: %s', (sample, CONTEXT, isShown) => {
    expect(isExampleShown({ ...(sample && { sample }) }, { CONTEXT })).toBe(isShown);
  });
});
