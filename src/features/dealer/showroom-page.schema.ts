// The showroom page: data/pages/showroom.yaml. The showrooms themselves are in data/dealer.yaml.
import { z } from 'zod';
import { headSchema } from '../../schemas/head.schema.ts';
import { cardSchema, cardSectionSchema, headingSchema, heroSchema } from '../../schemas/section.schema.ts';

export const showroomPageSchema = z.strictObject({
  head: headSchema,
  hero: heroSchema,
  showrooms: headingSchema,
  visit: cardSectionSchema,
  served: headingSchema,
  callToAction: cardSchema,
});
