// A brand: data/brands/<id>.yaml. With `page` it has a page of its own (series, lineup); without, a tile on the home page.
import { z } from 'zod';
import { idSchema, pathSchema, textSchema } from './fields.ts';
import { headSchema } from './head.ts';
import { cardSchema, cardSectionSchema, headingSchema, heroSchema, listSectionSchema } from './section.ts';

export const seriesSchema = z.strictObject({
  id: idSchema,
  /** In the maker's spelling: D5 RANGER. */
  title: textSchema,
  description: textSchema,
  features: z.array(textSchema).min(1),
});
export type Series = z.output<typeof seriesSchema>;

export const brandPageSchema = z.strictObject({
  path: pathSchema,
  head: headSchema,
  hero: heroSchema,
  features: listSectionSchema,
  seriesHeading: headingSchema,
  lineupHeading: headingSchema,
  /** Vehicles of the lineup cards, in the order shown. */
  lineupVehicleIds: z.array(idSchema).min(1),
  whyChoose: cardSectionSchema,
  inStockHeading: headingSchema,
  callToAction: cardSchema,
});

export const brandSchema = z.strictObject({
  name: textSchema,
  /** One line on the home page's tile. */
  tagline: textSchema,
  /** Position among the home page's tiles, from 1. */
  order: z.int().min(1),
  series: z.array(seriesSchema),
  page: brandPageSchema.optional(),
});
export type Brand = z.output<typeof brandSchema> & { id: string };
