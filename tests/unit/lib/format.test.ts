import { describe, expect, test } from 'vitest';
import {
  capitalize,
  findFirstSentence,
  formatClockTime,
  formatCount,
  formatDate,
  formatMonthDay,
  formatMonths,
  formatNumber,
  formatPhone,
  formatTimeOfDay,
  formatUsd,
  formatUsdCents,
  spellNumber,
} from '../../../src/lib/format.ts';

describe('formatUsd', () => {
  test.each([
    [0, '$0'],
    [999, '$999'],
    [9995, '$9,995'],
    [15000, '$15,000'],
    [1203.49, '$1,203'],
    [1203.5, '$1,204'],
    [1234567, '$1,234,567'],
  ])('prints %d as %s, without cents', (usd, text) => {
    expect(formatUsd(usd)).toBe(text);
  });
});

describe('formatUsdCents', () => {
  test.each([
    [228.333, '$228.33'],
    [150, '$150.00'],
    [1234.5, '$1,234.50'],
  ])('prints %d as %s', (usd, text) => {
    expect(formatUsdCents(usd)).toBe(text);
  });
});

describe('formatNumber', () => {
  test.each([
    [73, '73'],
    [1000, '1,000'],
    [74553, '74,553'],
    [4.8, '4.8'],
  ])('prints %d as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });
});

test('capitalize begins words with a capital and leaves the others alone', () => {
  expect(['low speed', 'EV City', '10', ''].map(capitalize)).toEqual(['Low speed', 'EV City', '10', '']);
});

describe('spellNumber', () => {
  test.each([
    [1, 'one'],
    [9, 'nine'],
    [10, '10'],
  ])('writes %d as "%s" in a sentence', (value, text) => {
    expect(spellNumber(value)).toBe(text);
  });
});

describe('formatCount', () => {
  test.each([
    [0, 'seat', '0 seats'],
    [1, 'seat', '1 seat'],
    [4, 'seat', '4 seats'],
  ])('counts %d of the noun %s as %s', (count, noun, text) => {
    expect(formatCount(count, noun)).toBe(text);
  });
});

describe('formatPhone', () => {
  test('prints a number of the United States as people write it', () => {
    expect(formatPhone('+13025550142')).toBe('(302) 555-0142');
  });

  test.each([
    '3025550142',
    'tel:+13025550142',
    '+1302555014',
    '+130255501422',
    '+443025550142',
    '(302) 555-0142',
    '',
  ])('throws on "%s" and names it', (phone) => {
    expect(() => formatPhone(phone)).toThrow(
      `not a telephone number of the United States in E.164: ${phone}`,
    );
  });
});

describe('formatDate', () => {
  test.each([
    ['2025-01-23', 'January 23, 2025'],
    ['2024-12-31', 'December 31, 2024'],
    ['2028-02-29', 'February 29, 2028'],
  ])('prints %s as %s wherever the build runs', (isoDate, text) => {
    expect(formatDate(isoDate)).toBe(text);
  });
});

test('formatMonthDay leaves out the year, wherever the build runs', () => {
  expect(formatMonthDay('2026-11-26')).toBe('November 26');
  expect(formatMonthDay('2026-11-26', 'short')).toBe('Nov 26');
});

describe('formatClockTime', () => {
  test.each([
    ['00:00', '12AM'],
    ['00:30', '12:30AM'],
    ['09:00', '9AM'],
    ['11:59', '11:59AM'],
    ['12:00', '12PM'],
    ['14:30', '2:30PM'],
    ['17:05', '5:05PM'],
    ['23:59', '11:59PM'],
  ])('prints %s as %s', (time, text) => {
    expect(formatClockTime(time)).toBe(text);
  });
});

describe('formatTimeOfDay', () => {
  test.each([
    ['00:30', '12:30 AM'],
    ['09:00', '9:00 AM'],
    ['14:00', '2:00 PM'],
  ])('prints %s as %s', (time, text) => {
    expect(formatTimeOfDay(time)).toBe(text);
  });
});

describe('formatMonths', () => {
  test.each([
    [0, '0 months'],
    [1, '1 month'],
    [11, '11 months'],
    [12, '1 year'],
    [13, '1 year 1 month'],
    [24, '2 years'],
    [30, '2 years 6 months'],
  ])('prints %d as "%s"', (months, text) => {
    expect(formatMonths(months)).toBe(text);
  });
});

describe('findFirstSentence', () => {
  test.each([
    ['Rent a cart. Pick it up.', 'Rent a cart.'],
    ['Is it far? No!', 'Is it far?'],
    ['From 2.5 hours on. Call us.', 'From 2.5 hours on.'],
    ['One sentence.', 'One sentence.'],
    ['No end', 'No end'],
    ['Two lines\nof one. Another.', 'Two lines\nof one.'],
  ])('of %j is %j', (text, sentence) => {
    expect(findFirstSentence(text)).toBe(sentence);
  });
});
