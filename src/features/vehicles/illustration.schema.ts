// Illustrations, which stand for a vehicle until the dealer has photographs: what a vehicle's file says of its own, and
// the studio's colors and cart bodies in data/illustrations.
import { z } from 'zod';
import { idSchema, textSchema } from '../../schemas/fields.ts';
import { reference } from '../../schemas/reference.ts';

/** How the studio builds a vehicle; rows of seats follow from the vehicle's own `seats`. */
export const illustrationSchema = z.strictObject({
  body: reference('bodies').describe('Its body, as the studio knows it.'),
  paint: reference('paints').describe('Its paint.'),
  secondPaint: reference('paints').optional().describe('A second paint; leave it out for one paint.'),
  upholstery: reference('upholsteries').describe('Its upholstery.'),
  lastRow: z
    .enum(['forward', 'rear-facing'])
    .default('forward')
    .describe('Where the last row looks: "2+2" and "4+2" carts have one that faces back.'),
  trim: z
    .enum(['base', 'plus'])
    .default('base')
    .describe('plus draws what the body has more in its Plus version.'),
  lifted: z
    .boolean({ error: 'write true for yes or false for no' })
    .optional()
    .describe('Raised suspension and off-road tires, where the body allows both.'),
  roof: z
    .boolean({ error: 'write true for yes or false for no' })
    .optional()
    .describe('Whether the cart is drawn with its roof; it is unless this says no.'),
  bed: z.enum(['box', 'medium', 'long']).optional().describe('Length of the cargo bed of utility carts.'),
  rear: z
    .enum(['deck', 'storage-box', 'bag-rack', 'cargo-rack', 'trunk'])
    .optional()
    .describe("What is behind the last row, where its own differs from its body's."),
  screen: z
    .enum(['built-in', 'wide', 'tablet', 'none'])
    .optional()
    .describe("The screen of its dash, where its own differs from its body's."),
});
export type Illustration = z.output<typeof illustrationSchema>;

const hexColorSchema = z
  .string({ error: 'write a color in quotes, for example "#1f6f78"' })
  .regex(/^#[0-9a-f]{6}$/, { error: 'write a color in quotes, for example "#1f6f78"' })
  .describe('Red, green and blue as in web pages: #1f6f78.');

const paintSchema = z.strictObject({
  name: textSchema.describe('As it reads in a sentence: lagoon blue.'),
  color: hexColorSchema,
  finish: z.enum(['solid', 'metallic', 'matte']).describe('How the paint takes the light.'),
});

const upholsterySchema = z.strictObject({
  name: textSchema.describe('As it reads in a sentence: saddle brown.'),
  color: hexColorSchema,
  accent: hexColorSchema.describe('Piping and panels: #4a3b2c.'),
});

export const illustrationColorsSchema = z.strictObject({
  paints: z.record(idSchema, paintSchema).describe('Paints by their short names.'),
  upholsteries: z.record(idSchema, upholsterySchema).describe('Upholsteries by their short names.'),
});

/** Bodies by id. Only the studio reads their measures, so they are not listed here. */
export const illustrationBodiesSchema = z.record(idSchema, z.looseObject({}));
