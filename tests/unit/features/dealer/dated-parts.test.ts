import { expect, test } from 'vitest';
import { findDatedParts, type DatedData } from '../../../../src/features/dealer/dated-parts.ts';

/** A holiday may be entered anywhere in the list. */
const dealer: DatedData = {
  holidayHours: [
    { date: '2026-12-24', name: 'Christmas Eve', opens: '09:00', closes: '13:00' },
    { date: '2026-11-26', name: 'Thanksgiving Day' },
  ],
  notice: { text: 'A tent sale.', from: '2026-11-24', until: '2026-11-25' },
};

test.each([
  ['2026-11-18', undefined],
  ['2026-11-19', 'Thanksgiving Day, Nov 26: showrooms closed'],
  ['2026-11-24', 'A tent sale.'],
  ['2026-11-25', 'A tent sale.'],
  ['2026-11-26', 'Thanksgiving Day, Nov 26: showrooms closed'],
  ['2026-11-27', undefined],
  ['2026-12-24', 'Christmas Eve, Dec 24: showrooms open 9AM-1PM'],
])('on %s every page has on top: %s', (today, line) => {
  expect(findDatedParts(dealer, today).line).toBe(line);
});

test.each([
  ['2026-11-25', false],
  ['2026-11-26', true],
  ['2026-12-24', false],
])('a holiday without hours closes the showrooms on %s: %s', (today, isClosedToday) => {
  expect(findDatedParts(dealer, today).isClosedToday).toBe(isClosedToday);
});

test.each([
  ['2026-01-01', ['2026-11-26', '2026-12-24']],
  ['2026-11-26', ['2026-11-26', '2026-12-24']],
  ['2026-11-27', ['2026-12-24']],
])('on %s the markup has the holidays %j, by date', (today, dates) => {
  expect(findDatedParts(dealer, today).holidayHours.map(({ date }) => date)).toEqual(dates);
});
