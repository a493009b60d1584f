// The contact page and the page after a sent message: data/pages/contact.yaml and thank-you.yaml.
import { z } from 'zod';
import { interests } from '../../lib/contact-path.ts';
import { textSchema } from '../../schemas/fields.ts';
import { headingSchema, linkSchema, pageSchema } from '../../schemas/section.schema.ts';

const requestTitlesSchema = z
  .strictObject({
    quote: textSchema.describe('A written quote, for one cart, several, or one yet to be chosen.'),
    'test-drive': textSchema.describe('A test drive.'),
    rental: textSchema.describe('A rental.'),
    'service-visit': textSchema.describe('A repair where the cart is.'),
    photos: textSchema.describe('Photos of a cart.'),
    report: textSchema.describe('The condition report of a used cart.'),
    warranty: textSchema.describe("The maker's warranty of a cart."),
    'back-in-stock': textSchema.describe('News when such a cart comes in.'),
    'trade-in': textSchema.describe('An offer for a cart, on the page of trade-ins.'),
    fleet: textSchema.describe('A quote for many carts, on the page of fleets.'),
  })
  .describe(
    'By what is requested: the words of the button, the heading over the form, and the first line of the message.',
  );

const fieldLabelsSchema = z
  .strictObject({
    vehicle: textSchema.describe('The cart of a quote.'),
    town: textSchema.describe('The town that a cart is delivered to.'),
    driveDay: textSchema.describe('The day of a test drive.'),
    showroom: textSchema.describe('Where a test drive begins.'),
    plan: textSchema.describe('The plan of a rental.'),
    firstDay: textSchema.describe('The first day of a rental.'),
    lastDay: textSchema.describe('The day on which a rental ends, which follows from plan and first day.'),
    total: textSchema.describe('What is due for a rental.'),
    street: textSchema.describe('Where a rented cart is driven.'),
    visitTown: textSchema.describe('The town of a home visit.'),
    visitCart: textSchema.describe('The cart of a home visit.'),
    visitDay: textSchema.describe('The day of a home visit.'),
    tradeCart: textSchema.describe('The cart that is traded in.'),
    tradeBattery: textSchema.describe('The battery of that cart.'),
    tradeHours: textSchema.describe('The hours that it was driven.'),
    cartCount: textSchema.describe('The number of carts of a fleet.'),
    neededFrom: textSchema.describe('The day from which a fleet is needed.'),
    workPlace: textSchema.describe('Where a fleet works.'),
  })
  .describe('Words over the fields of requests; in the message they are in front of what was filled in.');

export const contactPageSchema = pageSchema.extend({
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
      requests: requestTitlesSchema,
      labels: fieldLabelsSchema,
      cartTitle: textSchema.describe('The line over what a link to the form names.'),
      noChoice: textSchema.describe(
        'The first choice of a cart, a plan or a showroom: for one yet to be chosen.',
      ),
      noTown: textSchema.describe('The first choice of a town: for one that is not listed, or for pickup.'),
      deliveryNote: textSchema.describe('Below the fields of a quote: where delivery is free.'),
      requestNote: textSchema.describe(
        'Above the button of a request: that nothing is booked before you answer.',
      ),
      failureNote: textSchema.describe('In place of a form that has failed; the telephone follows.'),
      privacyNote: textSchema.describe('The sentence under the form about what is stored.'),
      privacyLabel: textSchema.describe('Words of the link to the privacy policy, behind that sentence.'),
    })
    .describe('Heading over the form, its choices and its notes.'),
  details: headingSchema,
  accessibilityLabel: textSchema.describe('Words of the link to the page on access.'),
  hours: headingSchema,
});
export type ContactPage = z.output<typeof contactPageSchema>;

export const thankYouPageSchema = pageSchema.extend({
  sent: headingSchema.describe('Over what the visitor wrote, where the browser still knows it.'),
  next: headingSchema
    .extend({ links: z.array(linkSchema).min(1).describe('Where to go from there.') })
    .describe('Heading over links to go on with.'),
});
