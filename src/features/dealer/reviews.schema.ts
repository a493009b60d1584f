// Customers' reviews: data/reviews.yaml; shown on the home page, samples not on the live site.
import { z } from 'zod';
import { isoDateSchema, sampleSchema, textSchema } from '../../schemas/fields.ts';

export const reviewSchema = z.strictObject({
  author: textSchema.describe('First name and initial.'),
  sample: sampleSchema.optional(),
  place: textSchema.describe('Town of the customer.'),
  rating: z.int('write whole stars from 1 to 5').min(1).max(5).describe('Whole stars, 1 to 5.'),
  datePublished: isoDateSchema,
  headline: textSchema.describe('A few words.'),
  body: textSchema.describe('The review; 25 to 45 words look best.'),
});
export type Review = z.output<typeof reviewSchema>;

export const reviewsSchema = z.strictObject({
  reviews: z.array(reviewSchema).default([]).describe('The reviews, in the order shown.'),
});
