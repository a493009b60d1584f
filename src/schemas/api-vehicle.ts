// A vehicle as the API answers it: the contract of the specification, apart from the site's own Vehicle. zod/mini,
// because the inventory island ships it.
import * as z from 'zod/mini';
import { conditions } from './conditions.ts';
import { roadClasses, vehicleUses } from './vehicle-uses.ts';

export const apiVehicleSchema = z.object({
  id: z.string(),
  /** Brand and model. */
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  /** Whole US dollars, before what the state takes. */
  price: z.number(),
  description: z.string(),
  /** Addresses of pictures, the main one first; empty shows the placeholder. */
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
  /** Follows from the condition. */
  isNew: z.boolean(),
  /** What it is on the road; absent where no source says so. */
  roadClass: z.optional(z.enum(roadClasses)),
  /** What people use it for. */
  uses: z.optional(z.array(z.enum(vehicleUses))),
});
export type ApiVehicle = z.output<typeof apiVehicleSchema>;
