import { expect, test } from 'vitest';
import { isClosed } from '../../../../src/features/dealer/closed-days.ts';
import {
  describeHolidays,
  describeOpeningHours,
  listClosedDays,
  listComingHolidays,
} from '../../../../src/features/dealer/opening-hours.ts';
import type { OpeningHours, Weekday } from '../../../../src/features/dealer/opening-hours.schema.ts';

const workdays: Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const entry = (days: Weekday[], opens = '09:00', closes = '17:00'): OpeningHours => ({ days, opens, closes });
const holidays = [
  { date: '2026-11-26', name: 'Thanksgiving Day' },
  { date: '2026-12-24', name: 'Christmas Eve', opens: '09:00', closes: '13:00' },
];

test.each<[string, OpeningHours[]]>([
  [
    'Mon-Fri 8AM-5PM, Sat 9AM-3PM, Sun closed',
    [entry(workdays, '08:00'), entry(['Saturday'], '09:00', '15:00')],
  ],
  ['Mon, Wed 9AM-5PM, Tue, Thu, Fri, Sat, Sun closed', [entry(['Monday', 'Wednesday'])]],
  ['Mon-Sun 10:30AM-6PM', [entry([...workdays, 'Saturday', 'Sunday'], '10:30', '18:00')]],
])('opening hours are written as "%s"', (text, hours) => {
  expect(describeOpeningHours(hours)).toBe(text);
});

test.each([
  ['2026-11-26', ['Closed', '9AM-1PM']],
  ['2026-11-27', ['9AM-1PM']],
  ['2026-10-25', ['Closed', '9AM-1PM']],
  ['2026-10-24', ['Closed']],
  ['2026-12-25', []],
])('on %s the holidays of the next 60 days have the hours %j', (today, times) => {
  expect(listComingHolidays(holidays, today, 60).map(({ time }) => time)).toEqual(times);
});

test('holidays are said in one sentence', () => {
  const coming = listComingHolidays(holidays, '2026-11-26', 60);
  expect(describeHolidays(coming)).toBe('Nov 26 closed, Dec 24 9AM-1PM.');
  expect(describeHolidays([])).toBe('');
});

test.each([
  ['2026-11-26', true],
  ['2026-11-27', false],
  ['2026-11-29', true],
  ['2026-12-24', false],
])('%s is a closed day, by its weekday or as a holiday without hours: %s', (date, expected) => {
  expect(isClosed(date, listClosedDays([entry([...workdays, 'Saturday'])], holidays))).toBe(expected);
});
