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

const shared = {
  /** Model name without the brand. */
  name: textSchema.max(80, { error: 'write at most 80 characters' }),
  brandId: idSchema,
  /** Series of the brand's file; leave out when the model belongs to none. */
  seriesId: idSchema.optional(),
  /** What the category filter looks at. */
  category: idSchema,
  priceUsd: usdSchema,
  description: textSchema,
  inStock: z.boolean({ error: 'write true or false' }),
  seats: wholeNumberSchema
    .min(1, { error: 'write a number of seats from 1 to 12' })
    .max(12, { error: 'write a number of seats from 1 to 12' }),
  /** Miles on a full charge. */
  rangeMiles: wholeNumberSchema.min(1).max(200, { error: 'write miles on a full charge, for example 45' }),
  topSpeedMph: wholeNumberSchema.min(1).max(60, { error: 'write miles an hour, for example 25' }),
  batteryType: textSchema,
  chargingHoursMin: wholeNumberSchema.min(1),
  chargingHoursMax: wholeNumberSchema.min(1),
  payloadLbs: wholeNumberSchema.min(1),
  driveType: textSchema,
  /** Further rows of the specification list: label: value. */
  otherSpecifications: z.record(textSchema, textSchema).optional(),
  features: z.array(textSchema).min(1, { error: 'write at least one feature' }),
  /** Photographs in data/vehicles/photos, the main one first. */
  photos: z
    .array(
      z.strictObject({
        file: z.string().regex(/^[a-z0-9-]+\.(jpg|jpeg|png|webp|avif)$/, {
          error: 'write the name of a file in data/vehicles/photos, for example ev-nomad-xl-1.jpg',
        }),
        /** What the picture shows, for people who do not see it. */
        alt: textSchema,
      }),
    )
    .default([]),
  /** Rendered pictures, shown while there are no photographs; without it a drawing stands in. */
  illustration: illustrationSchema.optional(),
  /** The maker's own page of the model. */
  externalUrl: webAddressSchema.optional(),
  sample: sampleSchema.optional(),
  verified: verifiedSchema.optional(),
};

const newVehicleSchema = z.strictObject({ condition: z.literal('new'), ...shared });

const customVehicleSchema = z.strictObject({ condition: z.literal('custom'), ...shared });

const usedVehicleSchema = z.strictObject({
  condition: z.literal('used'),
  ...shared,
  /** The dealer's own number of this unit. */
  stockId: textSchema,
  /** Model year. */
  year: z
    .int({ error: 'write the model year as four digits, for example 2021' })
    .min(1990, { error: 'write the model year as four digits, for example 2021' })
    .max(2100, { error: 'write the model year as four digits, for example 2021' }),
  hoursRun: wholeNumberSchema,
  batteryAgeMonths: wholeNumberSchema,
  warrantyMonthsLeft: wholeNumberSchema,
  /** Sold as it stands, without returns. */
  asIs: z.boolean({ error: 'write true or false' }).default(false),
});

export const vehicleRecordSchema = z
  .discriminatedUnion('condition', [newVehicleSchema, usedVehicleSchema, customVehicleSchema])
  .refine((record) => record.chargingHoursMin <= record.chargingHoursMax, {
    path: ['chargingHoursMax'],
    error: 'write a number that is not below chargingHoursMin',
  });

/** A vehicle's file with its id, which is the file's name. */
export type VehicleRecord = z.output<typeof vehicleRecordSchema> & { id: string };
