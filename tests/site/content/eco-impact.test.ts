import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { findSection, getMain, listHeadings, listLinks, listRows, readText } from '../page-parts.ts';

const { pages } = getContent();

const words = pages.ecoImpact;
const main = getMain('/eco-impact');

describe('the eco-impact page', () => {
  test('asks for miles a week from 1 to 500, starting at 25', () => {
    const input = main.find('input');
    expect([input.attr('value'), input.attr('min'), input.attr('max')]).toEqual(['25', '1', '500']);
  });

  test('offers four uses and four time frames, and the button Calculate Impact', () => {
    const options = main
      .find('select option')
      .toArray()
      .map((option) => readText(main.find(option)));
    expect(options).toEqual([
      'Recreational',
      'Residential',
      'Commercial',
      'Golf course',
      '1 year',
      '3 years',
      '5 years',
      '10 years',
    ]);
    expect(readText(main.find('button[type=submit]'))).toBe('Calculate Impact');
  });

  test('gives examples without a script', () => {
    // 25 miles a week for a year: 1,300 miles, 86.7 gallons, $303.33 of gas less $23.40 of electricity.
    expect(listRows(main)).toEqual([
      ['Recreational', '$280', '1,699 lbs', '87 gallons', '14'],
      ['Residential', '$336', '2,038 lbs', '104 gallons', '17'],
      ['Commercial', '$560', '3,397 lbs', '173 gallons', '28'],
      ['Golf course', '$700', '4,247 lbs', '217 gallons', '35'],
    ]);
    expect(readText(main.find('caption'))).toBe('One year at 25 miles a week, by type of use');
  });

  test('has six benefit cards', () => {
    expect(listHeadings(findSection('/eco-impact', words.benefits.title), 'h3')).toEqual([
      'Zero Emissions',
      'Energy Efficient',
      'Forest Protection',
      'Sustainable Materials',
      'Climate Action',
      'Clean Air',
    ]);
  });

  test('has four fact cards', () => {
    expect(listHeadings(findSection('/eco-impact', words.facts.title), 'h3')).toEqual([
      '19.6 lbs CO2 per gallon of gas',
      '90% motor efficiency versus 25% for gas engines',
      '$1,200+ average annual savings',
      '16.5 trees per ton of CO2',
    ]);
  });

  test('says for which cart the savings hold', () => {
    expect(readText(findSection('/eco-impact', '$1,200+ average annual savings'))).toContain(
      'for a golf-course cart at 43 miles a week',
    );
  });

  test('leads to the inventory and the contact page', () => {
    const hrefs = listLinks(findSection('/eco-impact', words.callToAction.title)).map((link) => link.href);
    expect(hrefs).toEqual(['/inventory', '/contact']);
  });
});
