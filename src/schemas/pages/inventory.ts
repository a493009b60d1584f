// The inventory page and its filters: data/pages/inventory.yaml.
import { z } from 'zod';
import { textSchema, usdSchema } from '../fields.ts';
import { headSchema } from '../head.ts';
import { cardSchema, heroSchema } from '../section.ts';
import { sortOrders } from '../sort-orders.ts';

const optionSchema = z.strictObject({
  value: z.string().regex(/^[a-z0-9-]+$/, {
    error: 'use small letters, digits and hyphens, for example under-15000',
  }),
  label: textSchema,
});

export const inventoryPageSchema = z.strictObject({
  head: headSchema,
  hero: heroSchema,
  /** Choices that come first, in this order; brands, series and seats of further vehicles follow by themselves. */
  filters: z.strictObject({
    brands: z.array(optionSchema).min(1),
    categories: z.array(optionSchema).min(1),
    /** Bounds in whole dollars: below and above leave the figure itself out, from and to include it. */
    prices: z
      .array(
        optionSchema.extend({
          below: usdSchema.optional(),
          from: usdSchema.optional(),
          to: usdSchema.optional(),
          above: usdSchema.optional(),
        }),
      )
      .min(1),
    conditions: z.array(optionSchema).min(1),
    sorts: z.array(optionSchema.extend({ value: z.enum(sortOrders) })).min(1),
  }),
  callToAction: cardSchema,
});
