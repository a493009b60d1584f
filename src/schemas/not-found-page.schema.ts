// The pages for URLs that lead nowhere: data/pages/not-found.yaml, and data/pages/vehicle-not-found.yaml for those of
// vehicles.
import { z } from 'zod';
import { headSchema } from './head.schema.ts';
import { heroSchema, linkSchema } from './section.schema.ts';

export const notFoundPageSchema = z.strictObject({
  head: headSchema,
  hero: heroSchema,
  links: z.array(linkSchema).min(1).describe('Where to go from there.'),
});
