import { describe, expect, test } from 'vitest';
import { getDealer, getPageCopy, getReviews } from '../../../src/content/site.ts';
import { selectReviews } from '../../../src/features/dealer/select-reviews.ts';
import { getPage } from '../built-site.ts';
import { findSection, readText } from '../page-parts.ts';

const dealer = getDealer();
const reviews = getReviews();
const hasSamples = dealer.ratings.sample ?? reviews.some(({ sample }) => sample);

describe.runIf(hasSamples)('samples of reviews and ratings', () => {
  const { title, sampleTitle } = getPageCopy('home').reviews;

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
