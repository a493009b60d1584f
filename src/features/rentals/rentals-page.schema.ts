// The rentals page: data/pages/rentals.yaml. Plans and prices are in data/rental-plans.yaml.
import type { z } from 'zod';
import { textSchema } from '../../schemas/fields.ts';
import {
  cardSchema,
  cardSectionSchema,
  headingSchema,
  linkSchema,
  pageSchema,
} from '../../schemas/section.schema.ts';

export const rentalsPageSchema = pageSchema.extend({
  benefits: cardSectionSchema,
  plans: headingSchema,
  renewalNote: textSchema.describe('Printed on every plan card; {{plan.renewal}} is filled in.'),
  deliveryNote: textSchema.describe(
    'Printed on every plan card, on phones once over the plans: what delivery costs.',
  ),
  depositNote: textSchema.describe('Printed beside each kind of cart; {{plan.deposit}} is filled in.'),
  requestLabel: textSchema.describe(
    'Words of the button of each plan to the form, and of the one in the bar of phones.',
  ),
  roadsLink: linkSchema.describe(
    'Behind the sentence before the plans that no rental is confirmed for the road: a link to where carts may be driven.',
  ),
  terms: textSchema.describe(
    'Printed below all plans: who may rent, what becomes of the deposit, and when the desk answers.',
  ),
  towns: headingSchema
    .extend({
      priceLabel: textSchema.describe('Over the towns of a county: what stands beside each.'),
    })
    .describe(
      'Heading over the counties and towns, whose pages have the totals; the lead says where delivery is free.',
    ),
  help: cardSchema,
});
export type RentalsPage = z.output<typeof rentalsPageSchema>;
