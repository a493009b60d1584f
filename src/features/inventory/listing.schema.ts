// One entry of the static feed /listings.json, which other sites and catalogs read.
import { z } from 'zod';
import { conditions, roadClasses } from '../vehicles/vehicle-kinds.ts';
import { idSchema, textSchema, usdSchema, webUrlSchema } from '../../schemas/fields.ts';

export const listingSchema = z.strictObject({
  id: idSchema,
  title: textSchema,
  description: textSchema,
  /** Whole US dollars, before what the state takes. */
  price: usdSchema,
  category: z.enum(conditions),
  imageUrl: webUrlSchema,
  brand: textSchema,
  model: textSchema,
  year: z.int().optional(),
  /** What it is on the road; absent where no source says so. */
  roadClass: z.enum(roadClasses).optional(),
  availability: z
    .enum(['in_stock', 'out_of_stock'])
    .describe(
      "Whether it can be bought now, in the words of Google's product feeds; out_of_stock is also a sold cart's.",
    ),
  featured: z.boolean().default(false),
});
export type Listing = z.output<typeof listingSchema>;
