// Rental plans: data/rental-plans.yaml, edited by the rental desk; shown on /rentals and in the markup.
import { z } from 'zod';
import { idSchema, textSchema, usdSchema, wholeNumberSchema } from './fields.ts';

export const rentalPlanSchema = z.strictObject({
  id: idSchema,
  title: textSchema,
  badge: textSchema,
  description: textSchema,
  priceUsd: usdSchema,
  days: wholeNumberSchema.min(1, { error: 'write a number of days of at least 1' }),
  /** Percent saved against the daily plan, as printed; must not be more than the true saving. */
  savingsPercent: z.number({ error: 'write a percentage, for example 38.7' }).positive().max(100).optional(),
  /** Dollars and cents for each day after the plan's own. */
  renewalDailyUsd: z.number({ error: 'write dollars and cents, for example 228.34' }).positive(),
});

export const rentalGroupSchema = z.strictObject({
  id: idSchema,
  title: textSchema,
  description: textSchema,
  /** The figure with the security deposit. */
  depositFigureId: idSchema,
  plans: z.array(rentalPlanSchema).min(1),
});
export type RentalGroup = z.output<typeof rentalGroupSchema>;

export const rentalPlansSchema = z.strictObject({ groups: z.array(rentalGroupSchema).min(1) });
