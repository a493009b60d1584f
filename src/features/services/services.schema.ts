// The workshop's services: data/services.yaml; shown on /services and in the markup.
import { z } from 'zod';
import { idSchema, textSchema } from '../../schemas/fields.ts';
import { reference } from '../../schemas/reference.ts';

export const serviceSchema = z.strictObject({
  id: idSchema.describe('Short name of the service.'),
  title: textSchema.describe('Heading of its card.'),
  rate: textSchema.describe('Words of the price; the hourly rate comes as {{service-hourly-rate}}.'),
  rateType: z
    .enum(['hourly-from', 'quote', 'warranty'])
    .describe(
      'hourly-from: the hourly rate is the starting price; quote: on request; warranty: no charge under warranty.',
    ),
  description: textSchema.describe('One to three sentences on the card.'),
  fixedPrices: z
    .array(
      z.strictObject({
        title: textSchema.describe('The work, in a few words.'),
        priceFigureId: reference('dollarFigures').describe('The figure with its price.'),
        terms: textSchema.describe('How long it takes and what is extra; its figures come as tokens.'),
      }),
    )
    .optional()
    .describe('Work at a price of its own, which a customer can plan; leave it out for none.'),
  includes: z.array(textSchema).min(1).describe('Short phrases, the most asked for first.'),
});
export type Service = z.output<typeof serviceSchema>;

export const servicesSchema = z.strictObject({
  services: z.array(serviceSchema).min(1).describe('The services, in the order shown.'),
});
