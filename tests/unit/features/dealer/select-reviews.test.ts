import { describe, expect, test } from 'vitest';
import type { Review } from '../../../../src/features/dealer/reviews.schema.ts';
import { selectReviews } from '../../../../src/features/dealer/select-reviews.ts';

function buildReview(differing: Partial<Review> = {}): Review {
  return {
    author: 'Sam P.',
    place: 'Sampleton',
    rating: 5,
    datePublished: '2026-06-14',
    headline: 'A made-up headline',
    body: 'Before showing us anything they asked who rides along.',
    ...differing,
  };
}

const onPreview = { CONTEXT: 'deploy-preview' };
const live = { CONTEXT: 'production' };

describe('reviews', () => {
  const averages = { dealer: 4.8, products: 4.7 };
  const sampleAverages = { ...averages, sample: true as const };
  const [real, invented] = [buildReview(), buildReview({ sample: true })];

  test('that are invented are shown on previews beside real ones, and never on the live site', () => {
    const reviews = [real, invented];
    expect(selectReviews(onPreview, reviews, averages)).toEqual({ entries: reviews, ratings: averages });
    expect(selectReviews(live, reviews, averages)).toEqual({ entries: [real], ratings: averages });
  });

  test('that are real are shown on the live site without averages that are invented', () => {
    expect(selectReviews(live, [real], sampleAverages)).toEqual({ entries: [real], ratings: undefined });
  });

  test('are one on previews where all of them are invented', () => {
    const shown = selectReviews(onPreview, [invented, invented], sampleAverages);
    expect(shown).toEqual({ entries: [invented], ratings: sampleAverages });
  });

  test('leave no averages on the live site where all of them are invented', () => {
    expect(selectReviews(live, [invented], averages)).toBeUndefined();
  });
});
