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

/** What a place lies on or among, as a public map shows it. Suggested carts and sentences depend on it. */
export const settings = ['ocean', 'bay', 'river', 'woods', 'farmland', 'suburb'] as const;
export type Setting = (typeof settings)[number];

const noteLength = 'write two or three sentences about where the place lies, 80 to 420 characters together';

export const municipalitySchema = z.strictObject({
  name: textSchema,
  type: z.enum(municipalityTypes),
  slug: idSchema,
  // The path is stored, not derived: two counties have a town of the same name, so one path is irregular.
  path: pathSchema,
  /** People in the 2020 census. */
  population: wholeNumberSchema,
  coordinates: coordinatesSchema,
  setting: z.enum(settings),
  /** Geography that anybody can check: where the place lies, its roads and waters, its kind of community. */
  localNote: z
    .string({ error: noteLength })
    .trim()
    .min(80, { error: noteLength })
    .max(420, { error: noteLength }),
  /** Search engines are told that the page at this address is the same town's main page. */
  canonicalPath: pathSchema.optional(),
  /** What its page calls the place, where another page has the same name. */
  pageName: textSchema.optional(),
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
