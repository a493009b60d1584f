// The contact page: data/pages/contact.yaml.
import { z } from 'zod';
import { interests } from '../contact-message.ts';
import { textSchema } from '../fields.ts';
import { headSchema } from '../head.ts';
import { headingSchema, heroSchema } from '../section.ts';

export const contactPageSchema = z.strictObject({
  head: headSchema,
  hero: heroSchema,
  form: headingSchema.extend({
    interestOptions: z
      .array(z.strictObject({ value: z.enum(interests), label: textSchema }))
      .length(interests.length),
    privacyNote: textSchema,
  }),
  details: headingSchema,
  hours: headingSchema,
});
