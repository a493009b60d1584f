import { expect, test } from 'vitest';
import {
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
} from '../../../src/lib/format.ts';

test.each([
  [formatUsd(0), '$0'],
  [formatUsd(9995), '$9,995'],
  [formatUsd(1203.49), '$1,203'],
  [formatUsd(1203.5), '$1,204'],
  [formatUsdCents(228.333), '$228.33'],
  [formatUsdCents(1234.5), '$1,234.50'],
  [formatNumber(74553), '74,553'],
  [formatNumber(4.8), '4.8'],
  [formatCount(1, 'seat'), '1 seat'],
  [formatCount(4, 'seat'), '4 seats'],
  [formatDate('2028-02-29'), 'February 29, 2028'],
  [formatMonthDay('2026-11-26'), 'November 26'],
  [formatMonthDay('2026-11-26', 'short'), 'Nov 26'],
  [formatClockTime('00:30'), '12:30AM'],
  [formatClockTime('09:00'), '9AM'],
  [formatClockTime('12:00'), '12PM'],
  [formatClockTime('14:30'), '2:30PM'],
  [formatClockTime('24:00'), '12AM'],
  [formatTimeOfDay('14:00'), '2:00 PM'],
  [formatMonths(1), '1 month'],
  [formatMonths(24), '2 years'],
  [formatMonths(30), '2 years 6 months'],
  [formatPhone('+13025550142'), '(302) 555-0142'],
])('a figure is printed as %s', (printed, text) => {
  expect(printed).toBe(text);
});

test.each(['3025550142', 'tel:+13025550142', '+130255501422', '+443025550142', ''])(
  '"%s" is no telephone number of the United States',
  (phone) => {
    expect(() => formatPhone(phone)).toThrow(phone);
  },
);

test.each([
  ['Rent a cart. Pick it up.', 'Rent a cart.'],
  ['Is it far? No!', 'Is it far?'],
  ['From 2.5 hours on. Call us.', 'From 2.5 hours on.'],
  ['No end', 'No end'],
])('the first sentence of %j is %j', (text, sentence) => {
  expect(findFirstSentence(text)).toBe(sentence);
});
