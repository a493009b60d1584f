// A vehicle as staff write it: data/vehicles/<id>.yaml.
import { z } from 'zod';
import {
  formatSchema,
  idSchema,
  pathSchema,
  sampleSchema,
  textSchema,
  usdSchema,
  verifiedSchema,
  webUrlSchema,
  wholeNumberBetween,
  wholeNumberSchema,
  yesOrNoSchema,
} from '../../schemas/fields.ts';
import { maxTitleLength } from '../../schemas/head.schema.ts';
import { pictureSchema } from './picture.schema.ts';
import { reference } from '../../schemas/reference.ts';
import { roadClasses, vehicleUses } from './vehicle-kinds.ts';

const yearAdvice = 'write the model year as four digits, for example 2021';
const yearSchema = wholeNumberBetween(1990, 2100, yearAdvice).describe('Model year, four digits.');

const shared = {
  name: textSchema
    .max(maxTitleLength, `write at most ${maxTitleLength} characters`)
    .describe('Model name without the brand.'),
  brandId: reference('brands').describe('The brand.'),
  seriesId: reference('series')
    .optional()
    .describe('Series of the brand; leave it out when the model belongs to none.'),
  category: idSchema.describe(
    'The series under which the category filter of the inventory finds it, whatever its condition.',
  ),
  inStock: yesOrNoSchema.describe('Whether it can be bought now; else pages show it as out of stock.'),
  priceUsd: usdSchema,
  description: textSchema.describe(
    'Two or three sentences: what it is, whom it suits, how it differs from its neighbors.',
  ),
  seats: wholeNumberBetween(1, 12, 'write a number of seats from 1 to 12').describe(
    'Number of seats, with that of the driver.',
  ),
  rangeMiles: wholeNumberBetween(1, 200, 'write miles on a full charge, for example 45').describe(
    'Miles on a full charge.',
  ),
  topSpeedMph: wholeNumberBetween(1, 60, 'write miles an hour, for example 25').describe('Miles an hour.'),
  batteryVolts: wholeNumberBetween(1, 200, 'write volts without a unit, for example 48').describe(
    'Volts of the battery.',
  ),
  batteryType: textSchema
    .regex(/^(?!\d)/, 'write the kind alone, for example lithium; batteryVolts has its volts')
    .describe('Kind of the battery: lithium, lead-acid.'),
  chargingHoursMin: wholeNumberSchema.min(1).describe('Hours of a full charge, at least.'),
  chargingHoursMax: wholeNumberSchema.min(1).describe('Hours of a full charge, at most.'),
  payloadLbs: wholeNumberSchema.min(1).describe('Pounds it may carry, as its maker rates it.'),
  driveType: textSchema.describe('Which wheels are driven, as it is printed.'),
  year: yearSchema.optional(),
  color: textSchema.optional().describe('Color of its body, in small letters: pearl white.'),
  roadClass: z
    .enum(roadClasses)
    .optional()
    .describe(
      'What it is on the road. Leave it out unless a source says so: pages then say "Not confirmed".',
    ),
  roadClassSource: textSchema
    .optional()
    .describe('What makes it that, in a sentence for visitors: seat belts, mirrors, lights, VIN, top speed.'),
  uses: z
    .array(z.enum(vehicleUses))
    .optional()
    .describe('What people use it for, as its description and features say; the inventory filters by it.'),
  standsAt: z
    .strictObject({
      showroomId: reference('physicalShowrooms').describe('The showroom.'),
      sample: sampleSchema.optional(),
    })
    .optional()
    .describe('The showroom where people can see it; leave it out when it stands in none.'),
  otherSpecifications: z
    .array(
      z.strictObject({
        label: textSchema.describe('What the row is about: Motor.'),
        value: textSchema.describe('What it is: AC electric.'),
      }),
    )
    .optional()
    .describe('Further rows of the table of specifications.'),
  features: z
    .array(textSchema)
    .min(1, 'write at least one feature')
    .describe('Short phrases, the most useful first, of what no other field says.'),
  highlight: textSchema
    .max(13, 'write at most 13 characters, for example cargo bed')
    .optional()
    .describe('What tells it apart from its neighbors, on its card in the inventory: lifted, 2 facing back.'),
  pictures: z.array(pictureSchema).default([]).describe('Its pictures, the main one first.'),
  picturesAreIllustrations: yesOrNoSchema
    .optional()
    .describe('Whether the pictures are drawn; leave it out where they are photographs.'),
  externalUrl: webUrlSchema.optional().describe("The maker's own page of the model."),
  retired: z
    .literal(true, 'write true, or leave it out')
    .optional()
    .describe(
      'Gone for good: no page and no card; old links lead to its brand. Keep the file, so that its id is never used again.',
    ),
  sample: sampleSchema.optional(),
  verified: verifiedSchema.optional(),
};

const conditionSchema = <T extends string>(condition: T) =>
  z.literal(condition).describe('new, used or custom; a used vehicle has some more fields.');

const newVehicleSchema = z.strictObject({ condition: conditionSchema('new'), ...shared });
const customVehicleSchema = z.strictObject({ condition: conditionSchema('custom'), ...shared });
const usedVehicleSchema = z.strictObject({
  condition: conditionSchema('used'),
  ...shared,
  stockId: formatSchema(
    /^[A-Z0-9]+(-[A-Z0-9]+)*$/,
    'write capital letters, digits and single hyphens without a space, for example U1042',
  ).meta({
    description: "The dealer's own number of this unit, for example U1042.",
    unique: 'stock number',
  }),
  year: yearSchema,
  hoursRun: wholeNumberSchema.describe('Hours on the meter.'),
  batteryAgeMonths: wholeNumberSchema.describe('Age of the battery in months; 0 for a new one.'),
  warrantyMonthsLeft: wholeNumberSchema.describe('Months of warranty that are left; 0 for none.'),
  asIs: yesOrNoSchema.default(false).describe('Whether it is sold as it stands, without returns.'),
});

export const vehicleRecordSchema = z
  .discriminatedUnion('condition', [newVehicleSchema, usedVehicleSchema, customVehicleSchema])
  .refine((record) => record.chargingHoursMin <= record.chargingHoursMax, {
    path: ['chargingHoursMax'],
    error: 'write a number that is not below chargingHoursMin',
  })
  .refine((record) => !record.roadClass || record.roadClassSource, {
    path: ['roadClassSource'],
    error: 'write what makes it that, or leave roadClass out, and pages say "Not confirmed"',
  })
  .refine((record) => record.roadClass || !record.roadClassSource, {
    path: ['roadClass'],
    error: `write what it is on the road, one of: ${roadClasses.join(', ')}`,
  })
  // 49 CFR 571.3, and the definitions in data/street-legal.yaml. A speed of 0 has a message of its own.
  .refine(
    ({ roadClass, topSpeedMph }) =>
      roadClass !== 'low-speed-vehicle' || topSpeedMph < 1 || (topSpeedMph > 20 && topSpeedMph <= 25),
    {
      path: ['roadClass'],
      error: 'leave it out, or mend topSpeedMph: a low-speed vehicle goes faster than 20 and at most 25 mph',
    },
  );

/** A vehicle's file with its id, which is the file's name. */
export type VehicleRecord = z.output<typeof vehicleRecordSchema> & { id: string };

const retiredVehicleSchema = z.strictObject({
  id: idSchema.meta({ description: 'Its short name, the end of its old address.', unique: 'vehicle id' }),
  brandId: reference('brands').describe('The brand.'),
  to: reference('pages', pathSchema).describe('Address that its old address leads to now.'),
});

/** Vehicles that are no longer sold, data/retired-vehicles.yaml. Their old URLs lead to `to`. */
export const retiredVehiclesSchema = z.strictObject({
  vehicles: z
    .array(retiredVehicleSchema)
    .default([])
    .describe('Never take one out, and never use its short name again.'),
});
