import { describe, expect, test } from 'vitest';
import {
  describeHolidays,
  describeOpeningHours,
  findCurrentNotice,
  listClosedDays,
  listComingHolidays,
  listOpeningHours,
} from '../../../../src/features/dealer/opening-hours.ts';
import type { OpeningHours, Weekday } from '../../../../src/features/dealer/opening-hours.schema.ts';

const weekdays: Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const entry = (days: Weekday[], opens = '09:00', closes = '17:00'): OpeningHours => ({ days, opens, closes });

describe('describeOpeningHours', () => {
  test.each<[string, OpeningHours[]]>([
    ['Mon-Sat 9AM-5PM, Sun closed', [entry([...weekdays, 'Saturday'])]],
    [
      'Mon-Fri 8AM-5PM, Sat 9AM-3PM, Sun closed',
      [entry(weekdays, '08:00'), entry(['Saturday'], '09:00', '15:00')],
    ],
    ['Mon-Fri 9AM-5PM, Sat-Sun closed', [entry(weekdays)]],
    ['Mon, Wed 9AM-5PM, Tue, Thu, Fri, Sat, Sun closed', [entry(['Monday', 'Wednesday'])]],
    ['Mon-Sun 10:30AM-6PM', [entry([...weekdays, 'Saturday', 'Sunday'], '10:30', '18:00')]],
  ])('says "%s"', (text, hours) => {
    expect(describeOpeningHours(hours)).toBe(text);
  });
});

describe('listOpeningHours', () => {
  test('gives a row for each entry, closed days last', () => {
    expect(listOpeningHours([entry(weekdays, '08:00'), entry(['Saturday'], '09:00', '15:00')])).toEqual([
      { days: 'Mon-Fri', time: '8AM-5PM' },
      { days: 'Sat', time: '9AM-3PM' },
      { days: 'Sun', time: 'Closed' },
    ]);
  });

  test('has no closed row when every day is open', () => {
    expect(listOpeningHours([entry([...weekdays, 'Saturday', 'Sunday'])])).toEqual([
      { days: 'Mon-Sun', time: '9AM-5PM' },
    ]);
  });
});

test('closed are the days in no entry, and holidays without hours', () => {
  const holidays = [
    { date: '2026-12-24', name: 'Christmas Eve', opens: '09:00', closes: '13:00' },
    { date: '2026-12-25', name: 'Christmas Day' },
  ];
  expect(listClosedDays([entry(weekdays)], holidays)).toEqual({ weekdays: [6, 0], dates: ['2026-12-25'] });
  expect(listClosedDays([entry([...weekdays, 'Saturday', 'Sunday'])], [])).toEqual({
    weekdays: [],
    dates: [],
  });
});

describe('findCurrentNotice', () => {
  const notice = { text: 'Closed for inventory', from: '2026-12-10', until: '2026-12-12' };

  test.each([
    ['2026-12-09', undefined],
    ['2026-12-10', 'Closed for inventory'],
    ['2026-12-11', 'Closed for inventory'],
    ['2026-12-12', 'Closed for inventory'],
    ['2026-12-13', undefined],
  ])('on %s is %s', (isoDate, text) => {
    expect(findCurrentNotice({ notice }, isoDate)).toBe(text);
  });

  test('is nothing when the dealer has no notice', () => {
    expect(findCurrentNotice({}, '2026-12-10')).toBeUndefined();
  });
});

describe('listComingHolidays', () => {
  const holidayHours = [
    { date: '2026-11-26', name: 'Thanksgiving Day' },
    { date: '2026-12-24', name: 'Christmas Eve', opens: '09:00', closes: '13:00' },
    { date: '2027-01-01', name: "New Year's Day" },
  ];
  const listNames = (isoDate: string, daysAhead?: number) =>
    listComingHolidays({ holidayHours }, isoDate, daysAhead).map((holiday) => holiday.name);

  test('says when a holiday is open, and "Closed" for the others', () => {
    expect(listComingHolidays({ holidayHours }, '2026-11-20', 34)).toEqual([
      { date: '2026-11-26', name: 'Thanksgiving Day', time: 'Closed' },
      { date: '2026-12-24', name: 'Christmas Eve', time: '9AM-1PM' },
    ]);
  });

  test.each([
    ['2026-11-26', 'the day itself', ['Thanksgiving Day', 'Christmas Eve', "New Year's Day"]],
    ['2026-11-27', 'the day after', ['Christmas Eve', "New Year's Day"]],
    [
      '2026-11-02',
      'sixty days ahead of the last one',
      ['Thanksgiving Day', 'Christmas Eve', "New Year's Day"],
    ],
    ['2026-11-01', 'sixty-one days ahead of the last one', ['Thanksgiving Day', 'Christmas Eve']],
    ['2027-01-02', 'the day after the last one', []],
  ])('on %s (%s) lists %j', (isoDate, _, names) => {
    expect(listNames(isoDate)).toEqual(names);
  });

  test('looks ahead as far as it is told', () => {
    expect(listNames('2026-11-25', 1)).toEqual(['Thanksgiving Day']);
    expect(listNames('2026-11-24', 1)).toEqual([]);
  });
});

describe('describeHolidays', () => {
  const thanksgiving = { date: '2026-11-26', name: 'Thanksgiving Day', time: 'Closed' };
  const eve = { date: '2026-12-24', name: 'Christmas Eve', time: '9AM-1PM' };
  const christmas = { date: '2026-12-25', name: 'Christmas Day', time: 'Closed' };
  const newYear = { date: '2027-01-01', name: "New Year's Day", time: 'Closed' };

  test.each([
    [
      'closed and short days',
      [thanksgiving, eve, christmas, newYear],
      'Closed Nov 26, Dec 25, Jan 1. Dec 24: 9AM-1PM.',
    ],
    ['one closed day', [thanksgiving], 'Closed Nov 26.'],
    ['two closed days', [christmas, newYear], 'Closed Dec 25, Jan 1.'],
    ['short days alone', [eve], 'Dec 24: 9AM-1PM.'],
    ['no holiday', [], ''],
  ])('says which are closed and which short: %s', (_, holidays, sentence) => {
    expect(describeHolidays(holidays)).toBe(sentence);
  });
});
