// A vehicle as the API answers it: the contract of the specification, apart from the site's own Vehicle.
import * as z from 'zod/mini';
import { apiValuesSchema } from './api-values.schema.ts';

export const apiVehicleSchema = z.extend(apiValuesSchema, {
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
  /** Follows from the condition. */
  isNew: z.boolean(),
});
export type ApiVehicle = z.output<typeof apiVehicleSchema>;
