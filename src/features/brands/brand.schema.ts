// A brand: data/brands/<id>.yaml. Each is a tile on the home page; `page` adds a page with series and lineup.
import { z } from 'zod';
import { idSchema, pathSchema, textSchema } from '../../schemas/fields.ts';
import { reference } from '../../schemas/reference.ts';
import {
  cardSchema,
  cardSectionSchema,
  headingSchema,
  listSectionSchema,
  pageSchema,
} from '../../schemas/section.schema.ts';

export const seriesSchema = z.strictObject({
  id: idSchema.describe('Short name of the series, by which vehicles name it.'),
  title: textSchema.describe("Name of the series in the maker's spelling: D5 RANGER."),
  description: textSchema.describe('One sentence; starting prices and model links come from the vehicles.'),
  features: z.array(textSchema).min(1).describe('Short phrases that are true of every model in the series.'),
});
export type Series = z.output<typeof seriesSchema>;

export const brandPageSchema = z.strictObject({
  path: pathSchema.meta({ unique: 'page address' }),
  ...pageSchema.shape,
  features: listSectionSchema,
  seriesHeading: headingSchema,
  lineupHeading: headingSchema,
  lineupVehicleIds: z
    .array(reference('vehicles'))
    .min(1)
    .describe('Vehicles of the lineup cards, in the order shown.'),
  whyChoose: cardSectionSchema,
  inStockHeading: headingSchema,
  callToAction: cardSchema,
});

export const brandSchema = z.strictObject({
  name: textSchema.describe("The brand in the maker's own spelling."),
  tagline: textSchema.describe("One line on the home page's tile."),
  order: z.int().min(1).describe("Position among the home page's tiles, from 1."),
  series: z
    .array(seriesSchema)
    .default([])
    .describe("Series cards of the brand's page, in the order shown; none for a brand without a page."),
  page: brandPageSchema
    .optional()
    .describe("Words of the brand's own page; leave it out for a brand without one."),
});
export type Brand = z.output<typeof brandSchema> & { id: string };
