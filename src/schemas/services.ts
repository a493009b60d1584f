// The workshop's services: data/services.yaml; shown on /services and in the markup.
import { z } from 'zod';
import { idSchema, textSchema } from './fields.ts';

export const serviceSchema = z.strictObject({
  id: idSchema,
  title: textSchema,
  /** Words of the price; the hourly rate comes as a {{token}}. */
  rate: textSchema,
  /** hourly-from: the hourly rate is the starting price; quote: on request; warranty: no charge under warranty. */
  rateType: z.enum(['hourly-from', 'quote', 'warranty']),
  description: textSchema,
  includes: z.array(textSchema).min(1),
});
export type Service = z.output<typeof serviceSchema>;

export const servicesSchema = z.strictObject({ services: z.array(serviceSchema).min(1) });
