import { expect, test } from 'vitest';
import { buildUuidV7, readUuidTime } from '../../../../src/features/contact/uuid-v7.ts';

// The example of RFC 9562, appendix A.6.
const time = Date.parse('2022-02-22T14:22:22.000-05:00');

test('an id holds its time as the example of the standard does', () => {
  expect(buildUuidV7(time)).toMatch(/^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(readUuidTime('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')).toBe(time);
});

test('two ids of one moment differ, and a later one comes later among sorted texts', () => {
  expect(buildUuidV7(time)).not.toBe(buildUuidV7(time));
  expect(buildUuidV7(time) < buildUuidV7(time + 1)).toBe(true);
});

test.each(['', '0b9a6d4e-5f50-4a55-9d2e-0d5c1b1f6b0a', '017f22e2-79b0-7cc3-88c4-dc0c0c07398f-1'])(
  '"%s" has no time',
  (text) => {
    expect(readUuidTime(text)).toBeUndefined();
  },
);
