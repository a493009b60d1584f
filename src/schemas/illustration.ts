// Illustrations, which stand for a vehicle until the dealer has photographs: what a vehicle's file says of its own, and
// the studio's colours and cart bodies in data/illustrations.
import { z } from 'zod';
import { idSchema, sampleSchema, textSchema } from './fields.ts';

/** How the studio builds a vehicle; rows of seats follow from the vehicle's own `seats`. */
export const illustrationSchema = z.strictObject({
  /** A body of data/illustrations/bodies.yaml. */
  body: idSchema,
  /** Paints and upholsteries of data/illustrations/colors.yaml. */
  paint: idSchema,
  secondPaint: idSchema.optional(),
  upholstery: idSchema,
  /** Where the last row looks: "2+2" and "4+2" carts have one that faces back. */
  lastRow: z.enum(['forward', 'rear-facing']).default('forward'),
  trim: z.enum(['base', 'plus']).default('base'),
  /** Raised suspension and off-road tires, where the body allows both. */
  lifted: z.boolean({ error: 'write true or false' }).optional(),
  roof: z.boolean({ error: 'write true or false' }).optional(),
  /** Length of the cargo bed of utility carts. */
  bed: z.enum(['box', 'medium', 'long']).optional(),
});
export type Illustration = z.output<typeof illustrationSchema>;

const hexColorSchema = z
  .string({ error: 'write a color in quotes, for example "#1f6f78"' })
  .regex(/^#[0-9a-f]{6}$/, { error: 'write a color in quotes, for example "#1f6f78"' });

const paintSchema = z.strictObject({
  /** As it reads in a sentence: "lagoon blue". */
  name: textSchema,
  color: hexColorSchema,
  finish: z.enum(['solid', 'metallic', 'matte']),
});

const upholsterySchema = z.strictObject({ color: hexColorSchema, accent: hexColorSchema });

export const illustrationColorsSchema = z.strictObject({
  paints: z.record(idSchema, paintSchema),
  upholsteries: z.record(idSchema, upholsterySchema),
});

/** A cart's body. Only the studio reads its measures, so they are not listed here. */
const bodySchema = z.looseObject({
  detail: z.strictObject({
    /** Part that the close-up looks at; a name of the studio. */
    target: idSchema,
    /** What the close-up shows, for people who do not see it. */
    alt: textSchema,
  }),
});

/** Bodies by id. */
export const illustrationBodiesSchema = z.record(idSchema, bodySchema);

const sceneSchema = z.strictObject({
  /** What the picture shows; both crops share the sentence. */
  alt: textSchema,
});

export const scenesSchema = z.strictObject({
  sample: sampleSchema.optional(),
  home: sceneSchema,
  rentals: sceneSchema,
  services: sceneSchema,
  ecoImpact: sceneSchema,
  /** By the id of the showroom in data/dealer.yaml. */
  showrooms: z.record(idSchema, sceneSchema),
});
