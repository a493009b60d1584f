// Rental plans: data/rental-plans.yaml, edited by the rental desk; shown on /rentals and in the markup.
import { z } from 'zod';
import { idSchema, textSchema, usdSchema, verifiedSchema, wholeNumberSchema } from '../../schemas/fields.ts';
import { reference } from '../../schemas/reference.ts';

export const rentalPlanSchema = z.strictObject({
  id: idSchema.meta({ description: 'Short name of the plan.', unique: 'plan id' }),
  title: textSchema.describe('Name of the plan on its card.'),
  badge: textSchema.describe('The word or two on the corner of the card.'),
  recommended: z
    .literal(true)
    .optional()
    .describe('Whether most people take this plan of its group; its row then stands out.'),
  description: textSchema.describe('One sentence on the card.'),
  priceUsd: usdSchema.describe('Whole dollars for the whole plan; the price per day is worked out.'),
  days: wholeNumberSchema
    .min(1, 'write a number of days of at least 1')
    .describe('Days in the plan, counted in steps of 24 hours.'),
  savingsPercent: z
    .number('write a percentage, for example 38.7')
    .positive()
    .max(100)
    .optional()
    .describe('Percent saved against the daily plan, as printed; never more than the true saving.'),
  renewalDailyUsd: z
    .number('write dollars and cents, for example 228.34')
    .positive()
    .describe("Dollars and cents for each day after the plan's own."),
});

export const rentalGroupSchema = z.strictObject({
  id: idSchema.describe('Short name of the group.'),
  title: textSchema.describe('Heading over its plans.'),
  description: textSchema.describe('One sentence under the heading.'),
  vehicleIds: z
    .array(reference('vehicles'))
    .min(1, 'name at least one cart')
    .describe('The carts that it rents; the first is on its picture.'),
  verified: verifiedSchema
    .optional()
    .describe(
      'Whether somebody has checked which carts are rented; until then no page says that they are for the road.',
    ),
  depositFigureId: reference('dollarFigures').describe('The figure with the security deposit.'),
  plans: z.array(rentalPlanSchema).min(1).describe('Its plans, in the order shown.'),
});
export type RentalGroup = z.output<typeof rentalGroupSchema>;

export const rentalPlansSchema = z.strictObject({
  groups: z.array(rentalGroupSchema).min(1).describe('One table of plans each, in the order shown.'),
  roadsUnconfirmed: z
    .strictObject({
      sentence: textSchema.describe('Before the plans, and over the totals of towns.'),
      note: textSchema.describe('Behind the sentence about rentals on the home page.'),
    })
    .describe('What is said of all rentals while none is confirmed for the road.'),
});
