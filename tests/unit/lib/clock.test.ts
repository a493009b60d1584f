import { expect, test } from 'vitest';
import { addDays, readToday } from '../../../src/lib/clock.ts';

test.each([
  ['2026-11-27T01:30:00Z', 'America/New_York', '2026-11-26', 'in the evening, when it is tomorrow in UTC'],
  ['2026-11-27T05:00:00Z', 'America/New_York', '2026-11-27', 'at midnight'],
  ['2026-07-04T04:00:00Z', 'America/New_York', '2026-07-04', 'at midnight in summer'],
])('at %s in %s it is %s: %s', (moment, timeZone, day) => {
  expect(readToday(timeZone, new Date(moment))).toBe(day);
});

test.each([
  ['2026-06-05', 7, '2026-06-12'],
  ['2026-10-31', 2, '2026-11-02'],
  ['2028-02-28', 1, '2028-02-29'],
])('%s and %i days later is %s', (day, count, later) => {
  expect(addDays(day, count)).toBe(later);
});
