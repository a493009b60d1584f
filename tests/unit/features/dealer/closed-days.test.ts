import { expect, test } from 'vitest';
import { isClosed } from '../../../../src/features/dealer/closed-days.ts';

const closed = { weekdays: [0], dates: ['2026-11-26'] };

test.each([
  { date: '2026-11-26', is: true },
  { date: '2026-11-27', is: false },
  { date: '2026-11-29', is: true },
  { date: '2026-12-26', is: false },
  { date: 'some day', is: false },
])('a dealer who is away on Sundays and on November 26 is away on "$date": $is', ({ date, is }) => {
  expect(isClosed(date, closed)).toBe(is);
});

test('where no day is named, nobody is away on any', () => {
  expect(isClosed('2026-11-29')).toBe(false);
});
