// The contact page: data/pages/contact.yaml.
import { z } from 'zod';
import { detailGroupSchema } from './contact-details.schema.ts';
import { interests } from './contact-message.schema.ts';
import { textSchema } from '../../schemas/fields.ts';
import { headSchema } from '../../schemas/head.schema.ts';
import { headingSchema, heroSchema } from '../../schemas/section.schema.ts';

export const contactPageSchema = z.strictObject({
  head: headSchema,
  hero: heroSchema,
  form: headingSchema
    .extend({
      interestOptions: z
        .array(
          z.strictObject({
            value: z.enum(interests).describe('Fixed; the mail to the dealer names it.'),
            label: textSchema.describe('Words of the choice.'),
          }),
        )
        .length(interests.length)
        .describe('Choices of "How can we help?".'),
      details: z
        .array(detailGroupSchema)
        .default([])
        .describe(
          'Groups of optional questions, folded, in the order shown; without one nothing more is asked.',
        ),
      requests: z
        .strictObject({
          rental: textSchema.describe('Where a link asks for a rental.'),
          testDrive: textSchema.describe('Where a link asks for a test drive.'),
          service: textSchema.describe('Where service or repair is chosen.'),
          quote: textSchema.describe(
            'Where a link asks for a quote, for one cart, several, or one yet to be chosen.',
          ),
          homeVisit: textSchema.describe('Where a link asks for a repair where the cart is.'),
          photos: textSchema.describe('Where a link asks for photos of a cart.'),
          report: textSchema.describe('Where a link asks for the condition report of a used cart.'),
          warranty: textSchema.describe("Where a link asks for the maker's warranty of a cart."),
          'back-in-stock': textSchema.describe('Where a link asks to be told when such a cart comes in.'),
        })
        .describe('Heading over the form, and the words of its button, for what is asked.'),
      cartTitle: textSchema.describe(
        'The line over the carts, or the rental, that a link to the form names.',
      ),
      pickupLabel: textSchema.describe(
        'In place of a town that a rental is delivered to: for one that is picked up, or for a town that is not listed.',
      ),
      delivery: z
        .strictObject({
          free: textSchema.describe('For a cart in stock that comes free.'),
          freeLater: textSchema.describe('For one that comes free, but is out of stock.'),
          quoted: textSchema.describe('For one below the price from which delivery is free.'),
        })
        .describe(
          'What delivery of a purchase to a town of the site costs, behind the name of the town; part of the message.',
        ),
      deliveryNote: textSchema.describe('Below the choice of the town where a purchase is delivered.'),
      requestNote: textSchema.describe(
        'Above the button of a request: that nothing is booked before you answer.',
      ),
      failureNote: textSchema.describe(
        'Where the form has failed, above a plain one; the telephone follows.',
      ),
      privacyNote: textSchema.describe('The sentence under the form about what is stored.'),
      privacyLabel: textSchema.describe('Words of the link to the privacy policy, behind that sentence.'),
    })
    .describe('Heading over the form, its choices and its note.'),
  details: headingSchema,
  accessibilityLabel: textSchema.describe('Words of the link to the page on access.'),
  hours: headingSchema,
});
export type ContactPage = z.output<typeof contactPageSchema>;
