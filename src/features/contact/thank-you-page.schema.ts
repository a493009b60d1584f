// The page after a sent message: data/pages/thank-you.yaml.
import { z } from 'zod';
import { headSchema } from '../../schemas/head.schema.ts';
import { headingSchema, heroSchema, linkSchema } from '../../schemas/section.schema.ts';

export const thankYouPageSchema = z.strictObject({
  head: headSchema,
  hero: heroSchema,
  sent: headingSchema.describe('Over what the visitor wrote, where the browser still knows it.'),
  next: headingSchema
    .extend({ links: z.array(linkSchema).min(1).describe('Where to go from there.') })
    .describe('Heading over links to go on with.'),
});
