import { describe, expect, test } from 'vitest';
import { buildUuidV7, readUuidTime } from '../../../../src/features/contact/uuid-v7.ts';

// The example of RFC 9562, appendix A.6, as time and random bytes: rand_a is CC3, rand_b begins with the bits 01 and 8C4.
const rfcTime = Date.parse('2022-02-22T14:22:22.000-05:00');
const rfcRandom = Uint8Array.of(0xcc, 0x30, 0x58, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f);

describe('buildUuidV7', () => {
  test('makes the example of the standard', () => {
    expect(buildUuidV7(rfcTime, rfcRandom)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
  });

  test.each([0x00, 0x3f, 0x40, 0x7f, 0x80, 0xbf, 0xc0, 0xff])(
    'marks version and variant whatever is random: %i',
    (byte) => {
      const uuid = buildUuidV7(rfcTime, new Uint8Array(16).fill(byte));
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(readUuidTime(uuid)).toBe(rfcTime);
    },
  );

  test('gives a later time a later place among sorted texts', () => {
    const times = [0, 1, 255, 65_536, rfcTime, rfcTime + 1, 281_474_976_710_655];
    const ids = times.map((time, index) => buildUuidV7(time, new Uint8Array(10).fill(255 - 30 * index)));
    expect(ids.toSorted()).toEqual(ids);
  });
});

describe('readUuidTime', () => {
  test.each([
    '',
    '0b9a6d4e-5f50-4a55-9d2e-0d5c1b1f6b0a',
    '017F22E2-79B0-7CC3-98C4-DC0C0C07398F',
    '017f22e2-79b0-7cc3-c8c4-dc0c0c07398f',
    '017f22e2-79b0-7cc3-88c4-dc0c0c07398f-1',
  ])('finds none in "%s"', (text) => {
    expect(readUuidTime(text)).toBeUndefined();
  });
});
