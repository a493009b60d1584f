// A vehicle as the staff write it: data/vehicles/<id>.yaml. Visitors see it on its page, on cards and in the API.
import { z } from 'zod';
import {
  idSchema,
  sampleSchema,
  textSchema,
  usdSchema,
  verifiedSchema,
  webAddressSchema,
  wholeNumberSchema,
} from './fields.ts';
import { illustrationSchema } from './illustration.ts';
import type { IllustrationView } from './illustration-views.ts';

const shared = {
  name: textSchema
    .max(80, { error: 'write at most 80 characters' })
    .describe('Model name without the brand.'),
  brandId: idSchema.describe('The brand: name of a file in data/brands, without .yaml.'),
  seriesId: idSchema
    .optional()
    .describe("Series of the brand's file; leave it out when the model belongs to none."),
  category: idSchema.describe(
    'The series under which the category filter of the inventory finds it, whatever its condition.',
  ),
  inStock: z
    .boolean({ error: 'write true or false' })
    .describe('true when it can be bought now; false shows it as out of stock.'),
  priceUsd: usdSchema,
  description: textSchema.describe(
    'Two or three sentences: what it is, whom it suits, how it differs from its neighbors.',
  ),
  seats: wholeNumberSchema
    .min(1, { error: 'write a number of seats from 1 to 12' })
    .max(12, { error: 'write a number of seats from 1 to 12' })
    .describe('Number of seats, with that of the driver.'),
  rangeMiles: wholeNumberSchema
    .min(1)
    .max(200, { error: 'write miles on a full charge, for example 45' })
    .describe('Miles on a full charge.'),
  topSpeedMph: wholeNumberSchema
    .min(1)
    .max(60, { error: 'write miles an hour, for example 25' })
    .describe('Miles an hour.'),
  batteryType: textSchema.describe('Voltage and kind of the battery: 48 V lithium.'),
  chargingHoursMin: wholeNumberSchema.min(1).describe('Hours of a full charge, at least.'),
  chargingHoursMax: wholeNumberSchema.min(1).describe('Hours of a full charge, at most.'),
  payloadLbs: wholeNumberSchema.min(1).describe('Pounds it may carry, as its maker rates it.'),
  driveType: textSchema.describe('Which wheels are driven, as it is printed.'),
  otherSpecifications: z
    .record(textSchema, textSchema)
    .optional()
    .describe('Further rows of the table of specifications, each as label: value.'),
  features: z
    .array(textSchema)
    .min(1, { error: 'write at least one feature' })
    .describe('Short phrases, the most useful first.'),
  photos: z
    .array(
      z.strictObject({
        file: z
          .string()
          .regex(/^[a-z0-9-]+\.(jpg|jpeg|png|webp|avif)$/, {
            error:
              'name the file in small letters, digits and hyphens, ending in .jpg, .png, .webp or .avif, for example ev-nomad-xl-1.jpg',
          })
          .describe('Name of a file in data/vehicles/photos.'),
        alt: textSchema.describe('What the picture shows, for people who do not see it.'),
      }),
    )
    .default([])
    .describe('Photographs in data/vehicles/photos, the main one first.'),
  illustration: illustrationSchema
    .optional()
    .describe('How the studio draws it while photos is empty; without it a plain drawing stands in.'),
  externalUrl: webAddressSchema.optional().describe("The maker's own page of the model."),
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
  stockId: textSchema.describe("The dealer's own number of this unit."),
  year: z
    .int({ error: 'write the model year as four digits, for example 2021' })
    .min(1990, { error: 'write the model year as four digits, for example 2021' })
    .max(2100, { error: 'write the model year as four digits, for example 2021' })
    .describe('Model year, four digits.'),
  hoursRun: wholeNumberSchema.describe('Hours on the meter.'),
  batteryAgeMonths: wholeNumberSchema.describe('Age of the battery in months; 0 for a new one.'),
  warrantyMonthsLeft: wholeNumberSchema.describe('Months of warranty that are left; 0 for none.'),
  asIs: z
    .boolean({ error: 'write true or false' })
    .default(false)
    .describe('true when it is sold as it stands, without returns.'),
});

export const vehicleRecordSchema = z
  .discriminatedUnion('condition', [newVehicleSchema, usedVehicleSchema, customVehicleSchema])
  .refine((record) => record.chargingHoursMin <= record.chargingHoursMax, {
    path: ['chargingHoursMax'],
    error: 'write a number that is not below chargingHoursMin',
  });

/** A vehicle's file with its id, which is the file's name, and the views of its illustration whose pictures are there. */
export type VehicleRecord = z.output<typeof vehicleRecordSchema> & {
  id: string;
  illustrationViews?: readonly IllustrationView[];
};
