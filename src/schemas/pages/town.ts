// Words of every town page: data/pages/town.yaml. {{town.name}} and its kin are filled in for each municipality; where
// a text stands several times, the town's facts choose one: its way to the showroom, its size or its setting.
import { z } from 'zod';
import type { Setting } from '../county.ts';
import { idSchema, textSchema, wholeNumberSchema } from '../fields.ts';
import { cardSchema, headingSchema, questionSchema } from '../section.ts';

/** Tokens that each municipality fills in. */
export const townTokens = [
  'town.name',
  'town.type',
  'town.population',
  'town.rank',
  'town.county',
  'town.countyCount',
  'town.state',
  'town.coordinates',
  'town.showroom',
  'town.miles',
  'town.direction',
  'town.rentalDelivery',
  'town.paidMiles',
  'town.neighbor',
  'town.neighborMiles',
  'town.neighborDirection',
  'town.secondNeighbor',
  'town.roadRule',
] as const;

/** How far a town lies from its nearest showroom. */
export type DistanceBand = 'near' | 'middle' | 'far';
/** How many people live in a town. */
export type SizeBand = 'small' | 'medium' | 'large';

const perDistance = <T extends z.ZodType>(value: T) =>
  z.strictObject({ near: value, middle: value, far: value } satisfies Record<DistanceBand, T>);
const perSize = <T extends z.ZodType>(value: T) =>
  z.strictObject({ small: value, medium: value, large: value } satisfies Record<SizeBand, T>);
const perSetting = <T extends z.ZodType>(value: T) =>
  z.strictObject({
    ocean: value,
    bay: value,
    river: value,
    woods: value,
    farmland: value,
    suburb: value,
  } satisfies Record<Setting, T>);

/** Which cart to suggest: of the new ones in stock that fit, the one that is first in the preferred order. */
export const vehiclePickSchema = z.strictObject({
  /** Categories of vehicles that fit; all where it is left out. */
  categories: z.array(idSchema).min(1).optional(),
  minSeats: wholeNumberSchema.optional(),
  maxSeats: wholeNumberSchema.optional(),
  prefer: z.enum(['lowest-price', 'longest-range', 'largest-payload']),
  /** Printed on the card. */
  reason: textSchema,
});
export type VehiclePick = z.output<typeof vehiclePickSchema>;

export const townPageSchema = z.strictObject({
  titleTemplate: textSchema,
  descriptions: perDistance(textSchema),
  bands: z.strictObject({
    farMiles: wholeNumberSchema,
    mediumPeople: wholeNumberSchema,
    largePeople: wholeNumberSchema,
  }),
  hero: z.strictObject({ title: textSchema, leads: perDistance(textSchema) }),
  about: headingSchema.extend({ sizes: perSize(textSchema), roadsLink: textSchema }),
  facts: headingSchema.extend({
    rows: z.array(z.strictObject({ label: textSchema, value: textSchema })).min(1),
    settingLabel: textSchema,
    settings: perSetting(textSchema),
  }),
  benefits: headingSchema.extend({
    cards: z.array(z.strictObject({ title: textSchema, texts: perDistance(textSchema) })).length(3),
  }),
  services: headingSchema.extend({
    items: z.array(z.strictObject({ title: textSchema, path: textSchema })).length(8),
  }),
  contact: headingSchema,
  phoneHoursLabel: textSchema,
  serviceArea: z.strictObject({ title: textSchema, texts: perDistance(textSchema) }),
  neighbors: headingSchema.extend({ count: wholeNumberSchema.min(1) }),
  map: headingSchema.extend({ zoom: wholeNumberSchema }),
  vehicles: headingSchema.extend({
    picks: z.strictObject({
      setting: perSetting(vehiclePickSchema),
      size: perSize(vehiclePickSchema),
      distance: perDistance(vehiclePickSchema),
    }),
  }),
  questions: headingSchema.extend({
    distance: perDistance(questionSchema),
    delivery: perDistance(questionSchema),
    setting: perSetting(questionSchema),
    roads: questionSchema,
  }),
  callToAction: cardSchema,
});
export type TownPage = z.output<typeof townPageSchema>;
