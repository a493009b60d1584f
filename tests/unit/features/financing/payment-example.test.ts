import { expect, test } from 'vitest';
import {
  describeComparedTerms,
  describeExample,
  isExampleShown,
} from '../../../../src/features/financing/payment-example.ts';
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
    comparedTerms: '{{example.downPayment}} down payment, {{example.payments}} payments, {{example.apr}}.',
    sampleNote: 'A sample.',
  },
};
const cart = { fullName: 'EV Nomad', priceUsd: 2000 };

test('the example of a loan says every term for a cart', () => {
  expect(describeExample(example, cart)).toEqual({
    headline: 'Example: $507.51 a month',
    terms: 'EV Nomad at $2,000, $1,000 down payment, 2 monthly payments of $507.51, 12% APR.',
    details: 'Total of payments $1,015.02 (the last $507.51), November 20, 2026.',
  });
  expect(describeComparedTerms(example)).toBe('$1,000 down payment, 2 payments, 12%.');
});

test('an example that no lender has confirmed says that it is a sample', () => {
  expect(describeExample({ ...example, sample: true }, cart)?.sampleNote).toBe('A sample.');
  expect(describeComparedTerms({ ...example, sample: true })).toMatch(/ A sample\.$/);
});

test.each([
  [1001, true],
  [1000, false],
])('a cart for %d dollars has an example with 1,000 down: %s', (priceUsd, isThere) => {
  expect(describeExample(example, { ...cart, priceUsd }) !== undefined).toBe(isThere);
});

test.each([
  [true, 'production', false],
  [true, 'deploy-preview', true],
  [undefined, 'production', true],
] as const)('an example with sample: %s is printed in the context %s: %s', (sample, CONTEXT, isShown) => {
  expect(isExampleShown({ ...(sample && { sample }) }, { CONTEXT })).toBe(isShown);
});
