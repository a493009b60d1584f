import { expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { findSection, readText } from '../page-parts.ts';

const { dealer, pages, reviews } = getContent();
const hasSamples = dealer.ratings.sample ?? reviews.some(({ sample }) => sample);

test.runIf(hasSamples)('samples of reviews and ratings are called that before the first of them', () => {
  const { title } = pages.home.reviews;
  expect(readText(findSection('/', title)).replace(title, '').trim()).toMatch(/^Sample reviews and ratings/);
});
