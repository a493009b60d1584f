// A county with its municipalities: data/counties/<id>.yaml. Each municipality gets a page.
import { z } from 'zod';
import {
  coordinatesSchema,
  idSchema,
  pathSchema,
  textSchema,
  verifiedSchema,
  wholeNumberSchema,
} from './fields.ts';

export const municipalityTypes = ['Village', 'Town', 'City', 'Borough', 'Township'] as const;

export const municipalitySchema = z.strictObject({
  name: textSchema,
  type: z.enum(municipalityTypes),
  slug: idSchema,
  // The path is stored, not derived: two counties have a town of the same name, so one path is irregular.
  path: pathSchema,
  /** People in the 2020 census. */
  population: wholeNumberSchema,
  coordinates: coordinatesSchema,
  /** Search engines are told that the page at this address is the same town's main page. */
  canonicalPath: pathSchema.optional(),
  /** What a reader of the county list should know about this entry. */
  note: textSchema.optional(),
  verified: verifiedSchema.optional(),
});

export const countySchema = z.strictObject({
  name: textSchema,
  state: z.enum(['DE', 'NJ']),
  seat: textSchema,
  path: pathSchema,
  population: wholeNumberSchema,
  coordinates: coordinatesSchema,
  description: textSchema,
  /** Position in menus, from 1. */
  order: z.int().min(1),
  municipalities: z.array(municipalitySchema).min(1),
});
export type County = z.output<typeof countySchema> & { id: string };
export type Municipality = z.output<typeof municipalitySchema> & { countyId: string; state: County['state'] };
