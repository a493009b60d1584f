import { describe, expect, test } from 'vitest';
import { areReviewsShown, isListed } from '../../../../src/lib/site/deploy.ts';

const onPreview = { CONTEXT: 'deploy-preview' };
const live = { CONTEXT: 'production' };

test.each([
  ['the live site', live, true],
  ['a build on a computer', {}, true],
  ['a preview', onPreview, false],
])('search engines may list %s: %j is %s', (_, env, expected) => {
  expect(isListed(env)).toBe(expected);
});

describe('reviews', () => {
  const averages = { dealer: 4.8, products: 4.7 };

  test.each([
    ['invented reviews', { areSamples: true }, averages],
    ['invented averages', { areSamples: false }, { ...averages, sample: true as const }],
  ])('that go with %s are shown on previews and never on the live site', (_, reviews, ratings) => {
    expect(areReviewsShown(onPreview, reviews, ratings)).toBe(true);
    expect(areReviewsShown(live, reviews, ratings)).toBe(false);
  });

  test('that customers wrote are shown everywhere', () => {
    expect(areReviewsShown(live, { areSamples: false }, averages)).toBe(true);
  });
});
