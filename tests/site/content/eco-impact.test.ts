import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { calculateEcoImpact } from '../../../src/features/calculator/eco-calculator.ts';
import { formatCount, formatNumber, formatUsd } from '../../../src/lib/format.ts';
import { findSection, getMain, listHeadings, listLinks, listRows, readText } from '../page-parts.ts';

const { pages } = getContent();

const copy = pages.ecoImpact;
const { milesPerWeek, timeFramesYears, usages } = copy.calculator;
const main = getMain('/eco-impact');

describe('the eco-impact page', () => {
  test('asks for miles a week within the bounds of the data', () => {
    const input = main.find('input');
    const { start, min, max } = milesPerWeek;
    expect([input.attr('value'), input.attr('min'), input.attr('max')]).toEqual(
      [start, min, max].map(String),
    );
  });

  test('offers every use and time frame, and the button Calculate Impact', () => {
    const options = main
      .find('select option')
      .toArray()
      .map((option) => readText(main.find(option)));
    expect(options).toEqual([
      ...usages.map(({ label }) => label),
      ...timeFramesYears.map((years) => formatCount(years, 'year')),
    ]);
    expect(readText(main.find('button[type=submit]'))).toBe('Calculate Impact');
  });

  test('gives an example of each use without a script', () => {
    const expected = usages.map(({ label, multiplier }) => {
      const choice = { milesPerWeek: milesPerWeek.start, years: 1, multiplier };
      const result = calculateEcoImpact(choice, copy.calculator.assumptions);
      const [co2, fuel, trees] = [result.co2Saved, result.fuelSaved, result.treesEquivalent].map((value) =>
        formatNumber(Math.round(value)),
      );
      return [label, formatUsd(result.netSavings), `${co2} lbs`, `${fuel} gallons`, trees];
    });
    expect(listRows(main)).toEqual(expected);
    const caption = `One year at ${milesPerWeek.start} miles a week, by type of use`;
    expect(readText(main.find('caption'))).toBe(caption);
  });

  test('has a card for each benefit and fact', () => {
    expect(listHeadings(findSection('/eco-impact', copy.benefits.title), 'h3')).toEqual(
      copy.benefits.cards.map(({ title }) => title),
    );
    expect(listHeadings(findSection('/eco-impact', copy.facts.title), 'h3')).toEqual(
      copy.facts.cards.map(({ figure, label }) => `${figure} ${label}`),
    );
  });

  test('leads to the inventory and the contact page', () => {
    const hrefs = listLinks(findSection('/eco-impact', copy.callToAction.title)).map((link) => link.href);
    expect(hrefs).toEqual(['/inventory', '/contact']);
  });
});
