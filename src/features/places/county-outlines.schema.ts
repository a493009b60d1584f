// Land of counties for the drawn maps: data/maps/county-outlines.geojson. Made from public map data, not by hand.
import { z } from 'zod';

const ringSchema = z.array(z.tuple([z.number(), z.number()])).min(4);

export const countyOutlinesSchema = z.looseObject({
  type: z.literal('FeatureCollection'),
  source: z.string().min(1).describe('Where the outlines come from, and when they were taken from there.'),
  features: z.array(
    z.looseObject({
      properties: z.looseObject({
        name: z.string().min(1).describe('The county with the word County.'),
        state: z.string().min(2).describe('Its state, by its two capital letters.'),
      }),
      geometry: z.looseObject({
        type: z.literal('MultiPolygon'),
        coordinates: z.array(z.array(ringSchema).min(1)).min(1),
      }),
    }),
  ),
});

/** A county's land: its shores and borders, each a line of degrees east and north that ends where it begins. */
export interface Outline {
  name: string;
  state: string;
  rings: [number, number][][];
}
