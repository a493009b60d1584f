// The showroom page: data/pages/showroom.yaml. The showrooms themselves are in data/dealer.yaml.
import {
  cardSchema,
  cardSectionSchema,
  headingSchema,
  illustrationNoteSchema,
  pageSchema,
} from '../../schemas/section.schema.ts';

export const showroomPageSchema = pageSchema.extend({
  showrooms: headingSchema
    .omit({ lead: true })
    .extend({ illustrationNote: illustrationNoteSchema })
    .describe('Heading over the showrooms, for screen readers, and the note below a drawn picture.'),
  visit: cardSectionSchema,
  served: headingSchema,
  callToAction: cardSchema,
});
