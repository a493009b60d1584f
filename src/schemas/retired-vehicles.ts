// Vehicles that are no longer sold: data/retired-vehicles.yaml. Their old addresses lead to `to`.
import { z } from 'zod';
import { idSchema, pathSchema } from './fields.ts';

export const retiredVehicleSchema = z.strictObject({ id: idSchema, brandId: idSchema, to: pathSchema });
export type RetiredVehicle = z.output<typeof retiredVehicleSchema>;

export const retiredVehiclesSchema = z.strictObject({ vehicles: z.array(retiredVehicleSchema) });
