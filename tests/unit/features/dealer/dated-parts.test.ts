import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findDatedParts, type DatedData } from '../../../../src/features/dealer/dated-parts.ts';

const dealer: DatedData = {
  holidayHours: [
    { date: '2026-11-26', name: 'Thanksgiving Day' },
    { date: '2026-12-24', name: 'Christmas Eve', opens: '09:00', closes: '13:00' },
  ],
  notice: { text: 'A tent sale.', from: '2026-11-25', until: '2026-11-25' },
};

describe('findDatedParts', () => {
  test.each([
    ['2026-11-18', undefined],
    ['2026-11-19', 'Thanksgiving Day, Nov 26: showrooms closed'],
    ['2026-11-25', 'A tent sale.'],
    ['2026-11-26', 'Thanksgiving Day, Nov 26: showrooms closed'],
    ['2026-11-27', undefined],
    ['2026-12-24', 'Christmas Eve, Dec 24: showrooms open 9AM-1PM'],
  ])('on %s has on top of the pages: %s', (today, line) => {
    expect(findDatedParts(dealer, today).line).toBe(line);
  });

  test.each([
    ['2026-11-25', false],
    ['2026-11-26', true],
    ['2026-12-24', false],
  ])('knows whether a holiday closes the showrooms on %s: %s', (today, isClosedToday) => {
    expect(findDatedParts(dealer, today).isClosedToday).toBe(isClosedToday);
  });

  test('keeps a holiday in the markup from far ahead until its day is over', () => {
    const listDates = (today: string) => findDatedParts(dealer, today).holidayHours.map(({ date }) => date);
    expect(listDates('2026-01-01')).toEqual(['2026-11-26', '2026-12-24']);
    expect(listDates('2026-11-26')).toEqual(['2026-11-26', '2026-12-24']);
    expect(listDates('2026-11-27')).toEqual(['2026-12-24']);
  });

  test('goes by the dates of holidays, in whatever order they were entered', () => {
    const entered = {
      holidayHours: [...dealer.holidayHours, { date: '2026-11-22', name: 'Closed Sunday' }],
    };
    const { line, comingHolidays, holidayHours } = findDatedParts(entered, '2026-11-20');
    expect(line).toBe('Closed Sunday, Nov 22: showrooms closed');
    const dates = ['2026-11-22', '2026-11-26', '2026-12-24'];
    expect(comingHolidays.map(({ date }) => date)).toEqual(dates);
    expect(holidayHours.map(({ date }) => date)).toEqual(dates);
  });
});

describe('what is built', () => {
  /** Prints the day of the build itself, which is right on every day. */
  const printers = ['src/pages/inventory.astro'];
  /** Ask in the visitor's browser, once it is there. */
  const islands = ['src/features/contact/ContactForm.tsx'];
  const sources = globSync('src/{features,layouts,pages}/**/*.{astro,tsx}').map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(path, 'utf8'),
  }));

  test('asks for the day only where the schedule sees what follows from it', () => {
    const asking = sources.filter(({ text }) => text.includes('lib/clock.ts'));
    expect(asking.length).toBeGreaterThan(printers.length);
    const unseen = asking.filter(({ text }) => !/\bfindDatedParts\(|\bbuildLlmsText\(/.test(text));
    expect(unseen.map(({ path }) => path).toSorted()).toEqual([...islands, ...printers]);
  });
});
