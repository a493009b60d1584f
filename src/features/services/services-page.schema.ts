// The services page: data/pages/services.yaml. The four services are in data/services.yaml.
import { z } from 'zod';
import { headSchema } from '../../schemas/head.schema.ts';
import {
  cardSchema,
  cardSectionSchema,
  headingSchema,
  heroSchema,
  listSectionSchema,
} from '../../schemas/section.schema.ts';

export const servicesPageSchema = z.strictObject({
  head: headSchema,
  hero: heroSchema,
  services: headingSchema,
  process: listSectionSchema,
  workshop: cardSectionSchema,
  callToAction: cardSchema,
});
