import { describe, expect, test } from 'vitest';
import { submissionIdSchema } from '../../../../src/features/contact/message-record.schema.ts';

describe('submissionIdSchema', () => {
  test.each([
    { id: '0b9a6d4e-5f50-4a55-9d2e-0d5c1b1f6b0a', isValid: true },
    { id: 'abcd-123', isValid: true },
    { id: 'abcd-12', isValid: false },
    { id: 'a'.repeat(64), isValid: true },
    { id: 'a'.repeat(65), isValid: false },
    { id: '../../../etc', isValid: false },
    { id: '', isValid: false },
  ])('takes "$id" as an id: $isValid', ({ id, isValid }) => {
    expect(submissionIdSchema.safeParse(id).success).toBe(isValid);
  });
});
