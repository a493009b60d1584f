// The inventory page and its filters: data/pages/inventory.yaml.
import { z } from 'zod';
import { conditions } from '../vehicles/vehicle-kinds.ts';
import { sortOrders } from './inventory-query.ts';
import { idSchema, textSchema, usdSchema } from '../../schemas/fields.ts';
import { cardSchema, pageSchema } from '../../schemas/section.schema.ts';

const optionSchema = z.strictObject({
  value: idSchema.describe(
    "What stands in the page's address while the choice is made; brands and categories by their id.",
  ),
  label: textSchema.describe('Words of the choice.'),
});

export const inventoryPageSchema = pageSchema.extend({
  withoutScript: z
    .strictObject({
      text: textSchema.describe('What there is instead.'),
      linkLabel: textSchema.describe('Words of the link to the lists below the vehicles.'),
    })
    .describe('Where the browser runs no scripts, in place of the filters.'),
  staleNote: textSchema.describe(
    'Where the list of right now cannot be loaded, above the one of the last publication.',
  ),
  failureNote: textSchema.describe(
    'Where the filters have failed, above links to all vehicles; the telephone follows.',
  ),
  printNote: textSchema.describe('On paper, in front of the day of the last publication.'),
  filters: z
    .strictObject({
      brand: z.array(optionSchema).min(1).describe('Choices of brand that come first.'),
      category: z.array(optionSchema).min(1).describe('Choices of category that come first.'),
      price: z
        .array(
          optionSchema.extend({
            below: usdSchema.optional().describe('Prices below this one, without it.'),
            from: usdSchema.optional().describe('Prices from this one on, with it.'),
            to: usdSchema.optional().describe('Prices up to this one, with it.'),
            above: usdSchema.optional().describe('Prices above this one, without it.'),
          }),
        )
        .min(1)
        .describe('Choices of price, with bounds in whole dollars.'),
      priceUpToUsd: z
        .array(usdSchema)
        .default([])
        .describe('Further choices of price in whole dollars: 8000 is "Up to" that much.'),
      condition: z
        .array(
          optionSchema.extend({
            value: z
              .enum(['all', ...conditions])
              .describe('The condition; the words are yours, the value is fixed.'),
          }),
        )
        .min(1)
        .describe('Choices of condition.'),
      sort: z
        .array(
          optionSchema.extend({
            value: z.enum(sortOrders).describe('The order; the words are yours, the value is fixed.'),
          }),
        )
        .min(1)
        .describe('Orders to sort by.'),
    })
    .describe('Choices that come first, in this order; those of further vehicles follow by themselves.'),
  comparison: z
    .strictObject({
      payloadNote: textSchema.describe('Below the table: how the payload by the seat is meant.'),
      quoteLabel: textSchema.describe('Words of the button that asks for one quote for all of them.'),
      warranty: z
        .strictObject({
          new: textSchema.describe('Of a new vehicle.'),
          custom: textSchema.describe('Of a custom build.'),
        })
        .describe('Warranty of what is not used, beside what is left on a used one.'),
    })
    .describe('Vehicles side by side.'),
  callToAction: cardSchema,
});
export type InventoryPage = z.output<typeof inventoryPageSchema>;
