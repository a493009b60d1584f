import { expect, test } from 'vitest';
import type { Review } from '../../../../src/features/dealer/reviews.schema.ts';
import { selectReviews } from '../../../../src/features/dealer/select-reviews.ts';

const real: Review = {
  author: 'Sam P.',
  place: 'Sampleton',
  rating: 5,
  datePublished: '2026-06-14',
  headline: 'A made-up headline',
  body: 'A made-up review.',
};
const sample: Review = { ...real, sample: true };
const averages = { dealer: 4.8, products: 4.7 };
const sampleAverages = { ...averages, sample: true as const };
const live = { CONTEXT: 'production' };

test('the live site shows no sample of a review or an average', () => {
  expect(selectReviews(live, [real, sample], averages)).toEqual({ entries: [real], ratings: averages });
  expect(selectReviews(live, [real], sampleAverages)).toEqual({ entries: [real], ratings: undefined });
  expect(selectReviews(live, [sample], averages)).toBeUndefined();
});

test('a preview shows samples beside real reviews, and one where there are only samples', () => {
  expect(selectReviews({}, [real, sample], averages)?.entries).toEqual([real, sample]);
  expect(selectReviews({}, [sample, sample], sampleAverages)?.entries).toEqual([sample]);
});
