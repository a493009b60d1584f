// What the API has of a vehicle as values and not as texts for people: all that the inventory's island reads of it. A file of
// its own, and zod/mini, because the island ships it.
import * as z from 'zod/mini';
import { conditions } from './conditions.ts';
import { roadClasses, vehicleUses } from './vehicle-uses.ts';

export const apiValuesSchema = z.object({
  id: z.string(),
  /** Brand and model. */
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  /** Whole US dollars, before what the state takes. */
  price: z.number(),
  description: z.string(),
  /** URLs of pictures, the main one first; empty shows the placeholder. */
  images: z.array(z.string()),
  specifications: z.object({ seatingCapacity: z.number() }),
  inStock: z.boolean(),
  condition: z.enum(conditions),
  /** What it is on the road; absent where no source says so. */
  roadClass: z.optional(z.enum(roadClasses)),
  /** What people use it for. */
  uses: z.optional(z.array(z.enum(vehicleUses))),
});
export type ApiValues = z.output<typeof apiValuesSchema>;
