import { describe, expect, test } from 'vitest';
import {
  buildStoredMessageId,
  buildStoreKeySuffix,
  chooseIds,
  readIdTime,
} from '../../../netlify/lib/message-id.ts';
import { sampleMessage } from './contact-world.ts';
import { buildUuid } from './simulation.ts';

const now = new Date('2026-11-20T15:04:05.000Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const uuidOf = (age: number) => buildUuid(now.getTime() - age, 1);
const idOf = (age: number) => buildStoredMessageId(uuidOf(age), sampleMessage);
const others = { ...sampleMessage, message: 'My cart does not start.' };

describe('chooseIds', () => {
  test.each([-2 * minute, 0, 5 * minute])('takes the id of a browser from %d ms ago as it is', (age) => {
    expect(chooseIds(uuidOf(age), sampleMessage, now)).toEqual([idOf(age)]);
  });

  test.each([
    ['is ahead', -2 * minute - 1, 0],
    ['is older', 5 * minute + 1, 1],
    ['is a week old, less a moment', 7 * day - 1, 1],
    ['is a week old', 7 * day, 0],
  ])('goes by the clock of the server where an id %s, and looks for the id itself: %i, %i', (_, age, own) => {
    const [id, ...earlier] = chooseIds(uuidOf(age), sampleMessage, now);
    expect(readIdTime(id)).toBe(Date.parse('2026-11-20T15:00:00Z'));
    expect(earlier.filter((each) => each === idOf(age))).toHaveLength(own);
    expect(readIdTime(earlier.at(-1) ?? '')).toBe(Date.parse('2026-11-20T14:50:00Z'));
    expect(earlier).toHaveLength(own + 1);
  });

  test.each([undefined, '', 'message-1', '0b9a6d4e-5f50-4a55-9d2e-0d5c1b1f6b0a'])(
    'gives the same words the same id within ten minutes by the clock, where the id is %s',
    (uuid) => {
      const choose = (time: string, words = sampleMessage) => chooseIds(uuid, words, new Date(time));
      const [id] = choose('2026-11-20T15:00:00Z');
      expect(choose('2026-11-20T15:09:59.999Z')[0]).toBe(id);
      expect(choose('2026-11-20T15:10:00Z')).toEqual([expect.not.stringContaining(id), id]);
      expect(choose('2026-11-20T15:00:00Z', others)[0]).not.toBe(id);
    },
  );
});

describe('an id', () => {
  test('says when, sorts by it, and is another for other words', () => {
    expect(readIdTime(idOf(0))).toBe(now.getTime());
    expect(buildStoreKeySuffix(idOf(0))).toBe(`2026-11-20/${idOf(0)}`);
    expect([idOf(0), idOf(1), idOf(day)].toSorted()).toEqual([idOf(day), idOf(1), idOf(0)]);
    expect(buildStoredMessageId(uuidOf(0), others)).not.toBe(idOf(0));
  });

  test.each(['', 'message-1', uuidOf(0), `${idOf(0)}0`, idOf(0).toUpperCase(), `../${idOf(0)}`])(
    'is not "%s"',
    (text) => {
      expect(readIdTime(text)).toBeUndefined();
    },
  );
});
