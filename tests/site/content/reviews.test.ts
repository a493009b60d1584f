import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { selectReviews } from '../../../src/features/dealer/select-reviews.ts';
import { getPage } from '../built-site.ts';
import { findSection, readText } from '../page-parts.ts';

const { dealer, pages, reviews } = getContent();
const hasSamples = dealer.ratings.sample ?? reviews.some(({ sample }) => sample);

describe.runIf(hasSamples)('samples of reviews and ratings', () => {
  const { title, sampleTitle } = pages.home.reviews;

  test('are called that by the heading above them', () => {
    const said = readText(findSection('/', sampleTitle));
    const { entries = [] } = selectReviews({}, reviews, dealer.ratings) ?? {};
    expect(entries.filter(({ headline }) => !said.includes(headline))).toEqual([]);
    expect(readText(getPage('/').$('main'))).not.toContain(title);
  });

  test.runIf(reviews.every(({ sample }) => sample))('have no stars', () => {
    expect(findSection('/', sampleTitle).find('svg').length).toBe(0);
  });
});
