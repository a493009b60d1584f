// A vehicle as the API answers it, by the contract of the specification. zod/mini, since the inventory's island loads it.
import * as z from 'zod/mini';
import { conditions, roadClasses, vehicleUses } from './vehicle-kinds.ts';

export const apiVehicleSchema = z.object({
  id: z.string(),
  /** Brand and model. */
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  /** Whole US dollars, before taxes and fees of the state. */
  price: z.number(),
  description: z.string(),
  /** The main picture first. */
  images: z.array(z.string()),
  externalUrl: z.optional(z.string()),
  /** Label and value as printed; seatingCapacity is the only number. */
  specifications: z.catchall(
    z.object({
      topSpeed: z.string(),
      range: z.string(),
      batteryType: z.string(),
      chargingTime: z.string(),
      payload: z.string(),
      seatingCapacity: z.number(),
    }),
    z.union([z.string(), z.number()]),
  ),
  features: z.array(z.string()),
  inStock: z.boolean(),
  condition: z.enum(conditions),
  /** True only if the condition is `new`. */
  isNew: z.boolean(),
  /** Absent unless a source confirms it. */
  roadClass: z.optional(z.enum(roadClasses)),
  uses: z.optional(z.array(z.enum(vehicleUses))),
});
export type ApiVehicle = z.output<typeof apiVehicleSchema>;
