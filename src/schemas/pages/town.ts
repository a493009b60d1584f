// Words of every town page: data/pages/town.yaml. {{town.name}} and its kin are filled in for each municipality.
import { z } from 'zod';
import { textSchema, wholeNumberSchema } from '../fields.ts';
import { cardSchema, cardSectionSchema, headingSchema, heroSchema } from '../section.ts';

/** Tokens that each municipality fills in. */
export const townTokens = [
  'town.name',
  'town.type',
  'town.population',
  'town.rank',
  'town.county',
  'town.state',
  'town.showroom',
  'town.miles',
  'town.direction',
  'town.rentalDelivery',
] as const;

export const townPageSchema = z.strictObject({
  titleTemplate: textSchema,
  descriptionTemplate: textSchema,
  hero: heroSchema,
  benefits: cardSectionSchema,
  services: headingSchema.extend({
    items: z.array(z.strictObject({ title: textSchema, path: textSchema })).length(8),
  }),
  contact: headingSchema,
  phoneHoursLabel: textSchema,
  serviceArea: cardSchema,
  neighbors: headingSchema.extend({ count: wholeNumberSchema.min(1) }),
  map: headingSchema.extend({ zoom: wholeNumberSchema }),
  vehicles: headingSchema,
  callToAction: cardSchema,
});
