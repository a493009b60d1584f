// The eco-impact page with the calculator's assumptions: data/pages/eco-impact.yaml.
import { z } from 'zod';
import { textSchema, wholeNumberSchema } from '../../schemas/fields.ts';
import { cardSchema, cardSectionSchema, headingSchema, pageSchema } from '../../schemas/section.schema.ts';

const positive = z.number('write a number above 0').positive('write a number above 0');

export const calculatorSchema = z.strictObject({
  assumptions: z
    .strictObject({
      co2LbPerGallon: positive.describe('Pounds of CO2 from a gallon of gas.'),
      gasMilesPerGallon: positive.describe('Miles that a gas cart drives on a gallon.'),
      gasUsdPerGallon: positive.describe('Dollars for a gallon of gas.'),
      electricUsdPerKwh: positive.describe('Dollars for a kilowatt-hour.'),
      kwhPerMile: positive.describe('Kilowatt-hours that an electric cart needs for a mile.'),
      treesPerTon: positive.describe('Trees counted for a ton of CO2.'),
      poundsPerTon: positive.describe('Pounds in a ton; 2000 for the US ton.'),
      weeksPerYear: positive.describe('Weeks in a year.'),
    })
    .describe('What the calculator reckons with; the unit is in each name.'),
  milesPerWeek: z
    .strictObject({
      start: wholeNumberSchema.describe('What the field starts with.'),
      min: wholeNumberSchema.describe('Hint of the field for the least miles.'),
      max: wholeNumberSchema.describe('Hint of the field for the most miles.'),
    })
    .describe('The field for miles a week.'),
  usages: z
    .array(
      z.strictObject({
        label: textSchema.describe('Words of the choice.'),
        multiplier: positive.describe('The miles are multiplied by it.'),
      }),
    )
    .min(1)
    .describe('Kinds of use to choose from.'),
  timeFramesYears: z.array(wholeNumberSchema.min(1)).min(1).describe('Years to choose from.'),
  celebration: cardSchema.describe('The message after a calculation.'),
  failureNote: textSchema.describe('Where the calculator has failed; the telephone follows.'),
  withoutScript: textSchema.describe(
    "Where the calculator's script has not loaded, or scripts are off: what there is instead.",
  ),
});
export type Calculator = z.output<typeof calculatorSchema>;

export const ecoImpactPageSchema = pageSchema.extend({
  calculatorHeading: headingSchema,
  calculator: calculatorSchema.describe('Assumptions and choices of the calculator.'),
  benefits: cardSectionSchema,
  facts: headingSchema
    .extend({
      cards: z
        .array(
          z.strictObject({
            basis: textSchema.describe('What the figure stands for, or whom; printed above it.'),
            figure: textSchema.describe('The figure, with its unit.'),
            label: textSchema.describe('What the figure says.'),
            text: textSchema.optional().describe('A sentence that explains the figure, if it needs one.'),
          }),
        )
        .min(1)
        .describe(
          'The cards, in the order shown. The calculator has to give the same figures: check them after each change of an assumption.',
        ),
    })
    .describe('Heading over cards with a figure each.'),
  callToAction: cardSchema,
});
