// The eco-impact page with the calculator's assumptions: data/pages/eco-impact.yaml.
import { z } from 'zod';
import { textSchema, wholeNumberSchema } from '../fields.ts';
import { headSchema } from '../head.ts';
import { cardSchema, cardSectionSchema, headingSchema, heroSchema } from '../section.ts';

const positive = z.number({ error: 'write a number above 0' }).positive({ error: 'write a number above 0' });

export const calculatorSchema = z.strictObject({
  assumptions: z.strictObject({
    co2LbPerGallon: positive,
    gasMilesPerGallon: positive,
    gasUsdPerGallon: positive,
    electricUsdPerKwh: positive,
    kwhPerMile: positive,
    treesPerTon: positive,
    poundsPerTon: positive,
    weeksPerYear: positive,
  }),
  milesPerWeek: z.strictObject({ start: wholeNumberSchema, min: wholeNumberSchema, max: wholeNumberSchema }),
  usages: z
    .array(
      z.strictObject({
        value: z.string().regex(/^[a-z_]+$/, { error: 'use small letters and "_", for example golf_course' }),
        label: textSchema,
        multiplier: positive,
      }),
    )
    .min(1),
  timeFramesYears: z.array(wholeNumberSchema.min(1)).min(1),
  celebration: cardSchema,
});
export type Calculator = z.output<typeof calculatorSchema>;

export const ecoImpactPageSchema = z.strictObject({
  head: headSchema,
  hero: heroSchema,
  calculatorHeading: headingSchema,
  calculator: calculatorSchema,
  benefits: cardSectionSchema,
  facts: headingSchema.extend({
    cards: z.array(z.strictObject({ figure: textSchema, label: textSchema, text: textSchema })).min(1),
  }),
  callToAction: cardSchema,
});
