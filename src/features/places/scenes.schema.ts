// Wide pictures: of the home page, of some others, of showrooms, and of what places are like.
import { z } from 'zod';
import { placeSettings } from './county.schema.ts';
import { sampleSchema, textSchema } from '../../schemas/fields.ts';
import { pictureFileSchema } from '../vehicles/picture.schema.ts';
import { reference } from '../../schemas/reference.ts';

const sceneSchema = z
  .strictObject({
    wide: pictureFileSchema('scenes').describe('For wide screens, 2400 by 1200 pixels.'),
    tall: pictureFileSchema('scenes').describe('For phones, 1200 by 1350 pixels.'),
    alt: textSchema.describe('What the picture shows; both crops share the sentence.'),
  })
  .describe('The wide picture of a page.');

const borrowedSchema = z
  .enum(placeSettings)
  .optional()
  .describe('The setting whose picture stands at the top of the page; without one it has none.');

export const scenesSchema = z.strictObject({
  sample: sampleSchema.optional(),
  home: z
    .strictObject({ hero: sceneSchema, rentals: sceneSchema.optional(), shore: sceneSchema.optional() })
    .describe('Pictures of the home page: at its top, beside rentals and beside the towns at the shore.'),
  rentals: sceneSchema.optional(),
  services: sceneSchema.optional(),
  ecoImpact: sceneSchema.optional(),
  financing: borrowedSchema,
  tradeIn: borrowedSchema,
  fleet: borrowedSchema,
  showrooms: z.record(reference('showrooms'), sceneSchema).describe('The front of each showroom.'),
  settings: z
    .partialRecord(z.enum(placeSettings), sceneSchema)
    .default({})
    .describe('What a place is like, as its towns are described.'),
});
