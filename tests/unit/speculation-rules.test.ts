import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { expect, test } from 'vitest';

interface SpeculationRules {
  prerender: [{ where: { selector_matches: string } }];
}

const text = readFileSync('public/speculation-rules.json', 'utf8');
const [rule] = (JSON.parse(text) as SpeculationRules).prerender;

test.each([
  ['<a href="/vehicles/ev-nomad">', true],
  ['<a href="/contact?interest=sales&amp;vehicle=ev-nomad">', true],
  ['<a href="/about#team">', true],
  ['<a href="/api/vehicles">', false],
  ['<a href="/listings.json">', false],
  ['<a href="https://apply.example/">', false],
  ['<a href="tel:+13025550142">', false],
  ['<a href="#content">', false],
  ['<a href="/about" aria-current="page">', false],
  ['<a href="/about" target="_blank">', false],
])('the page behind %s is made ready ahead of the click: %s', (link, isMadeReady) => {
  expect(load(link)('a').is(rule.where.selector_matches)).toBe(isMadeReady);
});
