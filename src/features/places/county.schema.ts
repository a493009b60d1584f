// A county with its municipalities: data/counties/<id>.yaml. Each municipality gets a page.
import { z } from 'zod';
import {
  coordinatesSchema,
  idSchema,
  isoDateSchema,
  pathSchema,
  stateSchema,
  textSchema,
  verifiedSchema,
  wholeNumberSchema,
} from '../../schemas/fields.ts';
import { reference } from '../../schemas/reference.ts';
import type { Outline } from './county-outlines.schema.ts';
import { readSourceSchema } from './street-legal.schema.ts';

/** What a place lies on or among, as a public map shows it. Suggested carts and sentences depend on it. */
export const placeSettings = [
  'ocean',
  'bay',
  'river',
  'woods',
  'farmland',
  'suburb',
  'bungalows',
  'downtown',
] as const;
export type PlaceSetting = (typeof placeSettings)[number];

const noteLength = 'write two or three sentences about where the place lies, 80 to 420 characters together';

const cartRuleSchema = z
  .strictObject({
    summary: textSchema.describe(
      'What the place says about carts on its streets, carefully worded, in a sentence or two.',
    ),
    quote: textSchema
      .max(240, 'quote fewer words, 240 characters at most')
      .describe('The words of the source that say it, as few as do.'),
    source: readSourceSchema,
    sourceKind: z
      .enum(['code', 'news'])
      .describe(
        'code: the place’s own code or office; news: a report on it, as long as the code has not been seen.',
      ),
    checkedOn: isoDateSchema.describe('Day on which somebody last read it there.'),
    forbids: z
      .array(z.enum(['golf carts', 'low-speed vehicles']))
      .default([])
      .describe('What it keeps off the streets: golf carts, low-speed vehicles, both, or nothing.'),
  })
  .describe('What the place itself says about carts on its streets; leave it out where nothing was found.');
export type CartRule = z.output<typeof cartRuleSchema>;

const municipalitySchema = z.strictObject({
  name: textSchema.meta({ description: 'Name of the place.', uniqueInFile: 'name' }),
  type: z.enum(['Village', 'Town', 'City', 'Borough', 'Township']).describe('What the place is by law.'),
  slug: idSchema.describe('Short name of the place, for example bethany-beach.'),
  // The path is stored, not derived: two counties have a town of the same name, so one path is irregular.
  path: pathSchema.meta({
    description: 'Address of its page. Never change a published address without a redirect.',
    unique: 'page address',
  }),
  population: wholeNumberSchema.describe('People in the 2020 census.'),
  coordinates: coordinatesSchema,
  setting: z
    .enum(placeSettings)
    .describe(
      'What the place lies on or among, as a public map shows it; it chooses a cart and some sentences.',
    ),
  localNote: textSchema
    .min(80, noteLength)
    .max(420, noteLength)
    .describe(
      'Two or three sentences that anybody can check on a map: where the place lies, its roads and waters, its kind of community.',
    ),
  cartRule: cartRuleSchema.optional(),
  canonicalPath: reference('towns', pathSchema)
    .optional()
    .describe("Only for a second page of one place: the address of the place's main page."),
  note: textSchema
    .optional()
    .describe('One sentence on its page, when something about the entry needs explaining.'),
  verified: verifiedSchema.optional(),
});

export const countySchema = z.strictObject({
  name: textSchema.describe('Name of the county with the word County.'),
  state: reference('states', stateSchema),
  seat: textSchema.describe('Name of the county seat.'),
  path: pathSchema.meta({
    description: 'Address of its page. Never change a published address without a redirect.',
    unique: 'page address',
  }),
  population: wholeNumberSchema.describe('People in the 2020 census.'),
  coordinates: coordinatesSchema,
  setting: z.enum(placeSettings).describe('The kind of place whose picture stands on top of its page.'),
  description: textSchema.describe('A few sentences on its page: where it lies and how its places differ.'),
  order: z.int().min(1).describe('Position in menus, from 1.'),
  research: z
    .array(textSchema)
    .optional()
    .describe('How the rules of its places were found, for whoever reads them next; no page prints it.'),
  municipalities: z.array(municipalitySchema).min(1).describe('Its places; each gets a page.'),
});
interface Placed {
  state: string;
  /** The state's name as people write it. */
  stateName: string;
}
export type Municipality = z.output<typeof municipalitySchema> & Placed & { countyId: string };
export type County = Omit<z.output<typeof countySchema>, 'municipalities'> &
  Placed & { id: string; outline: Outline | undefined; municipalities: readonly Municipality[] };
