// Land of counties for the drawn maps: a file of data/ that is made from public map data, not by hand.
import { z } from 'zod';

const ringSchema = z.array(z.tuple([z.number(), z.number()])).min(4);

const featureSchema = z
  .looseObject({
    properties: z.looseObject({ name: z.string(), state: z.string() }),
    geometry: z.looseObject({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ringSchema)) }),
  })
  .transform(({ properties: { name, state }, geometry }) => ({
    name,
    state,
    rings: geometry.coordinates.flat(),
  }));

/** A county's land: its shores and borders, each a line of degrees east and north that ends where it begins. */
export type Outline = z.output<typeof featureSchema>;

export const outlinesPath = 'maps/county-outlines.geojson';

export const countyOutlinesSchema = z.looseObject({ features: z.array(featureSchema) });
