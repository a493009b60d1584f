import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';

interface SpeculationRules {
  prerender: [{ where: { selector_matches: string } }];
}

describe('a page is made ready ahead of the click', () => {
  const text = readFileSync('public/speculation-rules.json', 'utf8');
  const [rule] = (JSON.parse(text) as SpeculationRules).prerender;
  const isNextPage = (link: string) => load(link)('a').is(rule.where.selector_matches);

  test.each([
    '<a href="/">',
    '<a href="/vehicles/ev-nomad">',
    '<a href="/contact?interest=sales&amp;vehicle=ev-nomad">',
    '<a href="/about#team">',
    '<a href="/inventory" aria-current="true">',
  ])('behind %s', (link) => {
    expect(isNextPage(link)).toBe(true);
  });

  test.each([
    ['the API', '<a href="/api/vehicles">'],
    ['a file', '<a href="/listings.json">'],
    ['another site', '<a href="https://apply.example/">'],
    ['the telephone', '<a href="tel:+13025550142">'],
    ['a place on the same page', '<a href="#content">'],
    ['the page one is on', '<a href="/about" aria-current="page">'],
    ['a tab of its own', '<a href="/about" target="_blank">'],
    ['a download', '<a href="/about" download>'],
    ['a link that is not to be followed', '<a href="/about" rel="noopener nofollow">'],
  ])('but not behind %s', (_name, link) => {
    expect(isNextPage(link)).toBe(false);
  });
});
