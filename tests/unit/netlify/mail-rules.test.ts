// The bounds of what goes out, and when, each on both sides.
import { describe, expect, test } from 'vitest';
import {
  countRemainingMails,
  countTries,
  toReportedUntil,
  isAlarmDue,
  isAnotherRunMailing,
  isDigestDue,
  isDue,
  isLongOverdue,
  isOverdue,
  mayAlarmUnrecorded,
  isListDue,
} from '../../../netlify/lib/mail-rules.ts';
import { buildStoredMessageId } from '../../../netlify/lib/message-id.ts';
import type { RunRecord } from '../../../netlify/lib/run-record.ts';
import { sampleMessage } from './contact-world.ts';
import { buildUuid } from './simulation.ts';

const now = new Date('2026-11-20T15:00:00.000Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
const idOf = (age: number) => buildStoredMessageId(buildUuid(now.getTime() - age, 1), sampleMessage);
const never = { at: '', upTo: '' };
const emptyRecord: RunRecord = {
  ...{ wholeAt: '', singles: [], others: [], listedAt: '' },
  ...{ alarm: never, digest: never },
};

describe('a message', () => {
  test('falls due at 0, 5, 10, 20 minutes and so on, doubled up to six hours', () => {
    const minutes = Array.from({ length: 1441 }, (_, index) => index);
    const due = minutes.filter((each) => countTries(each * minute) > countTries(each * minute - 1));
    expect(due).toEqual([0, 5, 10, 20, 40, 80, 160, 320, 640, 1000, 1360]);
    // For ever: four times a day after half a year.
    expect(countTries(200 * day) - countTries(199 * day)).toBe(4);
  });

  test.each([
    [9 * minute, 1, true],
    [10 * minute, 0, true],
    [10 * minute + 1, 1, false],
    [20 * minute - 1, 5 * minute, false],
    [20 * minute, 5 * minute, true],
    [24 * minute, 5 * minute, true],
    [25 * minute, 5 * minute, false],
    [25 * minute, Infinity, true],
    [-minute, 5 * minute, true],
  ])('of an age of %d ms is tried by a run %d ms after a whole one: %s', (age, since, expected) => {
    expect(isDue(age, since)).toBe(expected);
  });

  test.each([
    [45 * minute - 1, false],
    [45 * minute, true],
    [-5 * minute, false],
    [-5 * minute - 1, true],
  ])('that was sent %d ms ago is overdue: %s', (age, expected) => {
    expect(isOverdue(idOf(age), now)).toBe(expected);
  });
});

describe('an alarm', () => {
  const told = (sentAgo: number, upToAgo: number) => ({ at: ago(sentAgo), upTo: ago(upToAgo) });
  test.each([
    ['nothing waits', [], never, false],
    ['nothing waits too long', [44 * minute], never, false],
    ['a message waits too long', [46 * minute], never, true],
    ['the last one was 48 minutes ago', [46 * minute], told(48 * minute, 60 * minute), false],
    ['the last one was 49 minutes ago', [46 * minute], told(49 * minute, 60 * minute), true],
    ['it was named', [2 * hour], told(hour, hour), false],
    ['it was the last that was named', [hour], told(50 * minute, hour), false],
    ['another was named', [46 * minute, 2 * hour], told(hour, hour), true],
    ['it was named almost a day ago', [2 * day], told(day - 2 * minute, day), false],
    ['it was named a day ago', [2 * day], told(day - minute, day), true],
    ['a clock that was ahead has told of it', [2 * hour], told(-hour, -hour), true],
  ])('is owed or not where %s', (_, ages, alarm, expected) => {
    expect(isAlarmDue(ages.map(idOf), alarm, now)).toBe(expected);
  });

  test.each([
    ['15:00:00.000Z', true],
    ['15:04:59.999Z', true],
    ['15:05:00.000Z', false],
    ['15:14:59.999Z', false],
    ['15:15:00.000Z', true],
  ])('that cannot be noted may come at %s: %s', (time, expected) => {
    expect(mayAlarmUnrecorded(new Date(`2026-11-20T${time}`))).toBe(expected);
  });

  test('has told of all that had surely come, or of what it names, and never of less than the last', () => {
    expect(toReportedUntil([], true, never, now)).toEqual({ at: now.toISOString(), upTo: ago(15 * minute) });
    expect(toReportedUntil([idOf(hour)], false, never, now).upTo).toBe(ago(hour + 1));
    const last = { at: ago(hour), upTo: ago(20 * minute) };
    expect(toReportedUntil([idOf(hour)], false, last, now).upTo).toBe(ago(20 * minute));
  });
});

describe('mails', () => {
  const times = (count: number, age = hour) => Array.from({ length: count }, () => ago(age));
  test.each([
    [0, 0, 5, 70],
    [36, 0, 4, 34],
    [40, 0, 0, 30],
    [0, 68, 2, 2],
    [0, 70, 0, 0],
    [40, 40, 0, 0],
  ])('after %i single and %i other ones of a day: %i single, %i others', (single, other, singles, others) => {
    expect(countRemainingMails({ singles: times(single), others: times(other) }, now)).toEqual({
      singles,
      others,
    });
  });

  test('of a day ago count no more, and those of a clock that is ahead for a day', () => {
    expect(countRemainingMails({ singles: times(40, day), others: [] }, now).singles).toBe(5);
    expect(countRemainingMails({ singles: times(40, -day + 1), others: [] }, now).singles).toBe(0);
    expect(countRemainingMails({ singles: times(40, -day), others: [] }, now).singles).toBe(5);
  });

  test.each([
    [29 * minute - 1, false],
    [29 * minute, true],
    [0, false],
    [-minute, false],
    [-minute - 1, true],
  ])('in a list may come %d ms after the last: %s', (age, expected) => {
    expect(isListDue(ago(age), now)).toBe(expected);
  });

  test.each([
    [day - minute - 1, false],
    [day - minute, true],
  ])('about suspects may come %d ms after the last: %s', (age, expected) => {
    expect(isDigestDue({ at: ago(age), upTo: '' }, now)).toBe(expected);
  });

  test.each([
    [29_999, true],
    [30_000, false],
    [-30_000, false],
  ])('that were counted %d ms ago are being sent by another run: %s', (age, expected) => {
    expect(isAnotherRunMailing({ ...emptyRecord, others: times(1, age) }, now)).toBe(expected);
    const both = [...times(1, age), ...times(1)];
    expect(isAnotherRunMailing({ ...emptyRecord, singles: both }, now)).toBe(expected);
  });
});

test('a suspect keeps the heartbeat silent an hour before it has waited for two days', () => {
  expect(isLongOverdue(idOf(47 * hour - 1), now)).toBe(false);
  expect(isLongOverdue(idOf(47 * hour), now)).toBe(true);
});
