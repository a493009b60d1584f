// Customers' reviews: data/reviews.yaml; shown on the home page; samples not on the live site.
import { z } from 'zod';
import { isoDateSchema, sampleSchema, textSchema } from './fields.ts';

export const reviewSchema = z.strictObject({
  author: textSchema,
  place: textSchema,
  rating: z.int({ error: 'write whole stars from 1 to 5' }).min(1).max(5),
  datePublished: isoDateSchema,
  headline: textSchema,
  body: textSchema,
});
export type Review = z.output<typeof reviewSchema>;

export const reviewsSchema = z.strictObject({
  sample: sampleSchema.optional(),
  reviews: z.array(reviewSchema),
});
