// The services page: data/pages/services.yaml. The four services are in data/services.yaml.
import type { z } from 'zod';
import { textSchema } from '../../schemas/fields.ts';
import { cardSchema, headingSchema, listSectionSchema, pageSchema } from '../../schemas/section.schema.ts';

export const servicesPageSchema = pageSchema.extend({
  requestLabel: textSchema.describe('Words of the buttons to the form for service.'),
  visitsLabel: textSchema.describe('Words of the link to how cart and workshop come together.'),
  services: headingSchema,
  process: listSectionSchema,
  workshop: headingSchema
    .extend({
      visit: cardSchema
        .extend({ linkLabel: textSchema.describe('Link to the form, which asks for a home visit.') })
        .describe('Whether somebody comes to the cart.'),
      pickup: cardSchema.describe('How a cart gets to the workshop and back.'),
    })
    .describe('Heading over the place of repairs, and how it and a cart come together.'),
  callToAction: cardSchema,
});
export type ServicesPage = z.output<typeof servicesPageSchema>;
