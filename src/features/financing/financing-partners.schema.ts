// Financing partners: data/financing-partners.yaml; the cards of /financing.
import { z } from 'zod';
import { idSchema, sampleSchema, textSchema, webUrlSchema } from '../../schemas/fields.ts';
import { reference } from '../../schemas/reference.ts';

/** A partner is reached on its own site (url) or, without a url, by the dealer's telephone. */
export const financingPartnerSchema = z.strictObject({
  id: idSchema.describe('Short name of the partner.'),
  title: textSchema.describe('What the partner offers, in two or three words.'),
  subtitle: textSchema.describe('One line under the title.'),
  description: textSchema.describe('One to three sentences on the card.'),
  buttonText: textSchema.describe("Words of the card's button."),
  url: webUrlSchema
    .optional()
    .describe("The partner's own application page; leave it out for a partner reached by our telephone."),
  image: reference('publicPictures', z.string())
    .optional()
    .describe('Picture on the card: the address of a file in public/, for example /partners/store-card.svg.'),
  tone: z.enum(['sand', 'tide', 'pine', 'gold']).describe('Ground and border of the card.'),
});
export type FinancingPartner = z.output<typeof financingPartnerSchema>;

export const financingPartnersSchema = z.strictObject({
  sample: sampleSchema.optional(),
  partners: z.array(financingPartnerSchema).min(1).describe('The cards, in the order shown.'),
});
