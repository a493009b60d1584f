import { describe, expect, test } from 'vitest';
import {
  contactMessageSchema,
  listFieldErrors,
} from '../../../../src/features/contact/contact-message.schema.ts';

const valid = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@mail.example',
  phone: '3025550199',
  interest: 'service',
  message: 'My cart is slow.',
};

function listErrors(change: Record<string, unknown>): Record<string, string> {
  const parsed = contactMessageSchema.safeParse({ ...valid, ...change });
  return parsed.success ? {} : listFieldErrors(parsed.error.issues);
}

test('a message loses the spaces around its texts and fields that nobody asked for', () => {
  const sent = { ...valid, firstName: '  Ann ', message: '\nMy cart is slow.\n', admin: true };
  expect(contactMessageSchema.parse(sent)).toEqual(valid);
});

test('a missing interest is sales', () => {
  expect(contactMessageSchema.parse({ ...valid, interest: undefined }).interest).toBe('sales');
});

test.each([
  { change: { firstName: '   ' }, errors: { firstName: 'First name is required' } },
  { change: { firstName: 'A' }, errors: {} },
  { change: { lastName: 5 }, errors: { lastName: 'Last name is required' } },
  { change: { email: '' }, errors: { email: 'Invalid email address' } },
  { change: { phone: '302555019' }, errors: { phone: 'Phone number is required' } },
  { change: { phone: '(302) 555-0199' }, errors: {} },
  { change: { interest: 'rental' }, errors: { interest: 'Choose sales, service, parts or general' } },
  { change: { message: '123456789' }, errors: { message: 'Message must be at least 10 characters' } },
  { change: { message: '1234567890' }, errors: {} },
  {
    change: { message: 'a'.repeat(5001) },
    errors: { message: 'Please write at most 5000 characters' },
  },
  {
    change: { firstName: 'a'.repeat(101) },
    errors: { firstName: 'Please write at most 100 characters' },
  },
])('$change gets the errors $errors', ({ change, errors }) => {
  expect(listErrors(change)).toEqual(errors);
});

test('every wrong field has its first message, in the order of the form', () => {
  const { error } = contactMessageSchema.safeParse({});
  expect(Object.entries(listFieldErrors(error?.issues ?? []))).toEqual([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['email', 'Invalid email address'],
    ['phone', 'Phone number is required'],
    ['message', 'Message must be at least 10 characters'],
  ]);
});

describe('an email address', () => {
  test.each(["o'neil&sons/sales+1@example.com", 'ann@shop.xn--p1ai'])(
    '%s is taken, as browsers do',
    (email) => {
      expect(contactMessageSchema.parse({ ...valid, email }).email).toBe(email);
    },
  );

  test.each([
    'ann@gmail',
    'ann@mail..com',
    'Ann <ann@example.com>',
    'ann@example.com, lee@example.com',
    'ann@mail.example\r\nBcc: victim@mail.example',
  ])('%j is refused', (email) => {
    expect(listErrors({ email })).toEqual({ email: 'Invalid email address' });
  });
});

describe('what is invisible', () => {
  test.each(['\0', '\u00ad', '\u061c', '\u200b', '\u202a', '\u2066', '\u2800', '\u3164', '\ufeff'])(
    'such as %j is taken from around a text, and alone is no text',
    (mark) => {
      const around = Object.fromEntries(
        Object.entries(valid).map(([name, text]) => [name, mark + text + mark]),
      );
      expect(contactMessageSchema.parse({ ...around, interest: 'service' })).toEqual(valid);
      expect(Object.keys(listErrors({ firstName: mark, phone: mark.repeat(12) }))).toEqual([
        'firstName',
        'phone',
      ]);
    },
  );

  test('is taken out of an address and a telephone number', () => {
    const sent = { ...valid, email: 'ann@\u200bmail.\u00adexample', phone: '302\u2060555\u200e0199' };
    expect(contactMessageSchema.parse(sent)).toEqual(valid);
  });

  test.each(['👩\u200d👧', 'Ann ❤\ufe0f', 'علی\u200cرضا'])('stays where it shapes %s', (text) => {
    expect(contactMessageSchema.parse({ ...valid, firstName: text }).firstName).toBe(text);
  });
});
