// The dealer: data/dealer.yaml, edited by marketing; shown on every page, in the markup and by the contact function.
import { z } from 'zod';
import {
  clockTimeSchema,
  coordinatesSchema,
  emailSchema,
  idSchema,
  isoDateSchema,
  phoneSchema,
  sampleSchema,
  textSchema,
  webAddressSchema,
  wholeNumberSchema,
} from './fields.ts';

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** Days that share one opening time; a day in no entry is closed. */
export const openingHoursSchema = z.strictObject({
  days: z.array(z.enum(weekdays)).min(1),
  opens: clockTimeSchema,
  closes: clockTimeSchema,
});
export type OpeningHours = z.output<typeof openingHoursSchema>;

const socialLinkSchema = z.strictObject({ name: textSchema, url: webAddressSchema });

export const showroomSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  /** physical: people can visit; online: only listed with its website. */
  type: z.enum(['physical', 'online']),
  street: textSchema,
  city: textSchema,
  state: z.enum(['DE', 'NJ']),
  postalCode: z.string().regex(/^\d{5}$/, { error: 'write five digits in quotes, for example "19958"' }),
  phone: phoneSchema,
  coordinates: coordinatesSchema,
  /** Its own page: on this site from "/" on, elsewhere with https://. The gate makes it a full address. */
  website: z.union([webAddressSchema, z.string().regex(/^\/[a-z0-9/#-]+$/)], {
    error: 'write an address of this site such as /showroom#lewes, or a full one that starts with https://',
  }),
  mapUrl: webAddressSchema,
  reviewUrl: webAddressSchema,
  social: z.array(socialLinkSchema),
  /** The figure in data/figures/delivery.yaml that holds its free delivery radius. */
  deliveryRadiusFigureId: idSchema,
});
export type Showroom = z.output<typeof showroomSchema>;

export const dealerSchema = z.strictObject({
  sample: sampleSchema.optional(),
  name: textSchema,
  /** Address of the site, without a slash at the end. */
  url: webAddressSchema.regex(/[^/]$/, { error: 'leave out the "/" at the end' }),
  phone: phoneSchema,
  email: emailSchema,
  /** One sentence about the dealer, for search engines. */
  description: textSchema,
  claims: z.strictObject({
    customersServed: wholeNumberSchema,
    yearsInBusiness: wholeNumberSchema,
    rangeMilesMin: wholeNumberSchema,
    rangeMilesMax: wholeNumberSchema,
  }),
  hours: z.strictObject({
    showroom: z.array(openingHoursSchema).min(1),
    service: z.array(openingHoursSchema).min(1),
    /** What service does on days without hours. */
    serviceNote: textSchema,
    phoneAndDelivery: z.array(openingHoursSchema).min(1),
  }),
  /** Days with other hours; without opens and closes the day is closed. */
  holidayHours: z.array(
    z
      .strictObject({
        date: isoDateSchema,
        name: textSchema,
        opens: clockTimeSchema.optional(),
        closes: clockTimeSchema.optional(),
      })
      .refine((holiday) => (holiday.opens === undefined) === (holiday.closes === undefined), {
        error: 'write both opens and closes, or neither for a day that is closed',
      }),
  ),
  /** One line shown on top of pages from the first to the last day, both included. */
  notice: z.strictObject({ text: textSchema, from: isoDateSchema, until: isoDateSchema }).optional(),
  /** What no price contains, as a list for "plus …". */
  priceExclusions: z.array(textSchema).min(1),
  /** The condition printed wherever 0% or a lowest APR is named. */
  creditCondition: textSchema,
  /** External address of the financing application. */
  financingUrl: webAddressSchema,
  ratings: z.strictObject({
    sample: sampleSchema.optional(),
    dealer: z.number().min(1).max(5),
    products: z.number().min(1).max(5),
  }),
  /** Months that contact messages are kept. */
  messageRetentionMonths: wholeNumberSchema.min(1),
  /** A workshop without a showroom card. */
  workshop: z.strictObject({ name: textSchema, city: textSchema }),
  showrooms: z.array(showroomSchema).min(1),
  /** The dealer's own profiles elsewhere. */
  social: z.array(socialLinkSchema),
});
export type Dealer = z.output<typeof dealerSchema>;
