// The showroom page: data/pages/showroom.yaml. The showrooms themselves are in data/dealer.yaml.
import { z } from 'zod';
import { headSchema } from '../../schemas/head.schema.ts';
import {
  cardSchema,
  cardSectionSchema,
  headingSchema,
  heroSchema,
  illustrationNoteSchema,
} from '../../schemas/section.schema.ts';

export const showroomPageSchema = z.strictObject({
  head: headSchema,
  hero: heroSchema,
  showrooms: headingSchema
    .omit({ lead: true })
    .extend({ illustrationNote: illustrationNoteSchema })
    .describe('Heading over the showrooms, for screen readers, and the note below a drawn picture.'),
  visit: cardSectionSchema,
  served: headingSchema,
  callToAction: cardSchema,
});
