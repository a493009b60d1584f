// The dealer: data/dealer.yaml, edited by marketing; shown on every page, in the markup and by the contact function.
import { z } from 'zod';
import {
  coordinatesSchema,
  formatSchema,
  idSchema,
  isoDateSchema,
  sampleSchema,
  stateSchema,
  textSchema,
  verifiedSchema,
  webUrlSchema,
  wholeNumberBetween,
  wholeNumberSchema,
  yesOrNoSchema,
} from '../../schemas/fields.ts';
import { holidayHoursSchema, weekHoursSchema } from './opening-hours.schema.ts';
import { reference } from '../../schemas/reference.ts';

const phoneSchema = formatSchema(/^\+1\d{10}$/, 'write +1 and ten digits, for example +12125550100');

const timeZoneAdvice =
  'write the name of a time zone, region and city with "_" for a space, for example America/New_York';

// Not any name that Intl takes: short ones such as EST stay the same in summer.
const timeZones: readonly string[] = Intl.supportedValuesOf('timeZone');

const timeZoneSchema = z
  .string(timeZoneAdvice)
  .refine((name) => timeZones.includes(name), timeZoneAdvice)
  .describe("The dealer's time zone: a holiday or notice is over when the day is over there.");

/** Fields of a showroom and of the workshop. */
const addressFields = {
  street: textSchema.describe('House number and street.'),
  city: textSchema.describe('Its city or town.'),
  state: stateSchema,
  postalCode: formatSchema(/^\d{5}$/, 'write five digits, for example 19958'),
};

const siteUrlAdvice =
  'write https:// and the name of the site alone, nothing in front of it or behind it, for example https://www.dealer.example';

const siteUrlSchema = z
  .url({ protocol: /^https$/, error: siteUrlAdvice, abort: true })
  // Paths of pages are appended to it, so it must not have a path; a user name or password would be published.
  .regex(/^https:\/\/[^/?#@]+$/, siteUrlAdvice)
  .describe('Address of this site, with https:// and without "/" at the end.');

const socialLinkSchema = z.strictObject({
  name: textSchema.describe('Name of the service: Facebook.'),
  url: webUrlSchema,
});

export const showroomSchema = z.strictObject({
  id: idSchema.describe('Short name of the showroom, also the end of its address on the showroom page.'),
  name: textSchema.describe('Name on the card.'),
  type: z
    .enum(['physical', 'online'])
    .describe('physical: people can visit; online: only listed with its website.'),
  ...addressFields,
  phone: phoneSchema,
  coordinates: coordinatesSchema,
  website: z
    .union([webUrlSchema, reference('pages', z.string().regex(/^\/(?!showroom(#|$))[a-z0-9/#-]+$/))], {
      error:
        'write another page of this site such as /about (the card stands on /showroom itself), or a full address that starts with https://',
    })
    .describe('Its own page, such as its town\'s: on this site from "/" on, elsewhere with https://.'),
  mapUrl: webUrlSchema.describe('Web address of its place in a map.'),
  reviewUrl: webUrlSchema.describe('Web address where customers review it.'),
  social: z.array(socialLinkSchema).default([]).describe("The showroom's own profiles elsewhere."),
  deliveryRadiusFigureId: reference('mileFigures').describe('Figure with its miles of free delivery.'),
});
export type Showroom = z.output<typeof showroomSchema>;

export const dealerSchema = z.strictObject({
  sample: sampleSchema.optional(),
  name: textSchema.describe('Name of the dealer as it stands on every page.'),
  url: siteUrlSchema,
  phone: phoneSchema,
  email: z
    .email('write an email address, for example hello@dealer.example')
    .describe('The address for mail.'),
  description: textSchema.describe('One sentence about the dealer, for search engines.'),
  claims: z
    .strictObject({
      customersServed: wholeNumberSchema.describe('Customers so far; pages print it with "+".'),
      yearsInBusiness: wholeNumberSchema.describe('Years in business; pages print it with "+".'),
      rangeMilesMin: wholeNumberSchema.describe('Miles on a charge of the cart that goes least far.'),
      rangeMilesMax: wholeNumberSchema.describe('Miles on a charge of the cart that goes farthest.'),
    })
    .describe('What the pages say about experience and range.'),
  timeZone: timeZoneSchema,
  hours: z
    .strictObject({
      showroom: weekHoursSchema.describe('When the showrooms are open: one set for all showrooms.'),
      service: weekHoursSchema.describe('When the workshop is open.'),
      serviceNote: textSchema.describe('What the workshop does on days without hours.'),
      phoneAndDeliveryLabel: textSchema.describe('Words in front of the hours of telephone and delivery.'),
      phoneAndDelivery: weekHoursSchema.describe('When somebody answers calls and delivers.'),
    })
    .describe('Opening hours; a day that is not named is closed.'),
  holidayHours: holidayHoursSchema.default([]),
  notice: z
    .strictObject({
      text: textSchema
        .max(120, 'write at most 120 characters: it is one line on top of every page')
        .describe('One line.'),
      from: isoDateSchema.describe('First day on which it shows.'),
      until: isoDateSchema.describe('Last day on which it shows.'),
    })
    .refine((notice) => notice.from <= notice.until, {
      path: ['until'],
      error: 'write a day that is not before the one after "from"',
    })
    .optional()
    .describe(
      'One line on top of every page from one day to another, both included; leave it out for none. Before its first day it does not show: it comes and goes by itself.',
    ),
  priceTerms: z
    .strictObject({
      pricesIncludeDealerCharges: yesOrNoSchema.describe(
        'Whether every price holds all that you charge: freight, preparation and dealer fees.',
      ),
      verified: verifiedSchema.optional(),
      wholePrice: textSchema.describe('What prices include and what comes on top, in one or two sentences.'),
      wholePriceOfOne: textSchema.describe('The same of one price, on the page of a cart.'),
      wholePriceNote: textSchema.describe('The same in a few words, for cards.'),
      askForTotal: textSchema.describe(
        'Stands in their place while the charges are not in the price, and on the live site until that is verified.',
      ),
    })
    .describe('What stands beside every price of a cart.'),
  creditCondition: textSchema.describe('The condition printed wherever 0% or a lowest APR is named.'),
  financingUrl: webUrlSchema.describe('Web address of the financing application.'),
  ratings: z
    .strictObject({
      sample: sampleSchema.optional(),
      dealer: z.number().min(1).max(5).describe('Average of 5 stars for the dealer.'),
      products: z.number().min(1).max(5).describe('Average of 5 stars for the carts.'),
    })
    .describe('Averages of reviews.'),
  messageRetentionMonths: wholeNumberBetween(1, 120, 'write months from 1 to 120, for example 24').describe(
    'Months after which contact messages are deleted; the privacy page prints the number.',
  ),
  securityTxtUntil: isoDateSchema.describe(
    'Last day on which the address for reports of security faults (/.well-known/security.txt) holds; within a year.',
  ),
  workshop: z
    .strictObject({
      name: textSchema.describe('What pages call it.'),
      ...addressFields,
      mapUrl: webUrlSchema.describe('Web address of its place in a map.'),
    })
    .describe('A place for repairs, without a showroom.'),
  showrooms: z.array(showroomSchema).min(1).describe('The showrooms, in the order of their cards.'),
  social: z.array(socialLinkSchema).default([]).describe("The dealer's own profiles elsewhere."),
});
export type Dealer = z.output<typeof dealerSchema>;
