// Vehicles that are no longer sold: data/retired-vehicles.yaml. Their old URLs lead to `to`.
import { z } from 'zod';
import { idSchema, pathSchema } from '../../schemas/fields.ts';
import { reference } from '../../schemas/reference.ts';

export const retiredVehicleSchema = z.strictObject({
  id: idSchema.meta({ description: 'Its short name, the end of its old address.', unique: 'vehicle id' }),
  brandId: reference('brands').describe('The brand.'),
  to: reference('pages', pathSchema).describe('Address that its old address leads to now.'),
});

export const retiredVehiclesSchema = z.strictObject({
  vehicles: z
    .array(retiredVehicleSchema)
    .default([])
    .describe('Never take one out, and never use its short name again.'),
});
