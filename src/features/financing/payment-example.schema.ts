// The typical example of a loan: data/payment-example.yaml; shown next to every number of months or payments, and computed
// for each vehicle on its page.
import { z } from 'zod';
import {
  isoDateSchema,
  numberBetween,
  sampleSchema,
  textSchema,
  wholeNumberSchema,
  yesOrNoSchema,
} from '../../schemas/fields.ts';
import { reference } from '../../schemas/reference.ts';

/** Tokens that each vehicle fills into the words. */
export const exampleTokenNames = [
  'example.vehicle',
  'example.price',
  'example.downPayment',
  'example.payments',
  'example.payment',
  'example.lastPayment',
  'example.apr',
  'example.total',
  'example.checkedOn',
] as const;

export const paymentExampleSchema = z.strictObject({
  sample: sampleSchema.optional(),
  confirmedByLawyer: yesOrNoSchema
    .optional()
    .describe('Whether a lawyer has read the words; leave it out once one has.'),
  vehicleId: reference('vehicles').describe('The cart of the example.'),
  downPaymentUsd: wholeNumberSchema.describe('Whole dollars paid at once; 0 for none.'),
  months: wholeNumberSchema
    .min(1, 'write a number of months of at least 1, for example 60')
    .describe('How many monthly payments the loan has.'),
  aprPercent: numberBetween(0, 36, 'write a rate from 0 to 36, for example 7.99').describe(
    'Annual percentage rate without "%".',
  ),
  checkedOn: isoDateSchema.describe('Day on which a lender last confirmed these terms.'),
  words: z
    .strictObject({
      months: textSchema.describe('What stands before the example: how long loans run.'),
      headline: textSchema.describe('The payment of a month.'),
      terms: textSchema.describe('The price, down payment, number and amount of payments, and APR.'),
      details: textSchema.describe(
        'What else belongs to them, in small print: their total, the last payment, the day, what the price leaves out.',
      ),
      sampleNote: textSchema.describe('Stands under an example that no lender has confirmed.'),
    })
    .describe(
      'The example in words. Keep the word Example and every token, since the law asks for them: {{example.vehicle}}, .price, .downPayment, .payments (how many), .payment, .lastPayment, .apr, .total, .checkedOn.',
    ),
});
export type PaymentExample = z.output<typeof paymentExampleSchema>;
