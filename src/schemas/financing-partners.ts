// Financing partners: data/financing-partners.yaml; the cards of /financing.
import { z } from 'zod';
import { idSchema, sampleSchema, textSchema, webAddressSchema } from './fields.ts';

/** A partner is reached on its own site (url) or, without a url, by the dealer's telephone. */
export const financingPartnerSchema = z.strictObject({
  id: idSchema,
  title: textSchema,
  subtitle: textSchema,
  description: textSchema,
  buttonText: textSchema,
  url: webAddressSchema.optional(),
  /** Ground and border of the card. */
  tone: z.enum(['sand', 'tide', 'pine', 'gold']),
});
export type FinancingPartner = z.output<typeof financingPartnerSchema>;

export const financingPartnersSchema = z.strictObject({
  sample: sampleSchema.optional(),
  partners: z.array(financingPartnerSchema).min(1),
});
