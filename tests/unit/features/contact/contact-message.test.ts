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

/** The marks by which texts are joined, broken or turned around, letters without a shape, and controls; in hexadecimal. */
const invisible = [
  ...['0000', '0085', '00ad', '034f', '061c', '180e', '200b', '200c', '200d', '200e', '200f', '202a', '202b'],
  ...['202c', '202d', '202e', '2060', '2061', '2062', '2063', '2064', '2066', '2067', '2068', '2069', '206a'],
  ...['206f', '2800', '3164', 'feff', 'ffa0'],
];
const readMark = (code: string) => String.fromCodePoint(Number.parseInt(code, 16));

function listErrors(change: Record<string, unknown>): Record<string, string> {
  const parsed = contactMessageSchema.safeParse({ ...valid, ...change });
  return parsed.success ? {} : listFieldErrors(parsed.error.issues);
}

describe('contactMessageSchema', () => {
  test('accepts a message and takes the spaces around its texts away', () => {
    expect(
      contactMessageSchema.parse({ ...valid, firstName: '  Ann ', message: '\nMy cart is slow.\n' }),
    ).toEqual(valid);
  });

  test('takes sales for a missing interest', () => {
    expect(contactMessageSchema.parse({ ...valid, interest: undefined }).interest).toBe('sales');
  });

  test('leaves out fields it does not know', () => {
    expect(contactMessageSchema.parse({ ...valid, website: 'x', admin: true })).toEqual(valid);
  });

  test.each([
    { why: 'empty first name', change: { firstName: '' }, errors: { firstName: 'First name is required' } },
    {
      why: 'first name of spaces',
      change: { firstName: '   ' },
      errors: { firstName: 'First name is required' },
    },
    {
      why: 'no first name',
      change: { firstName: undefined },
      errors: { firstName: 'First name is required' },
    },
    { why: 'first name of one letter', change: { firstName: 'A' }, errors: {} },
    { why: 'empty last name', change: { lastName: '' }, errors: { lastName: 'Last name is required' } },
    {
      why: 'last name that is a number',
      change: { lastName: 5 },
      errors: { lastName: 'Last name is required' },
    },
    { why: 'empty email', change: { email: '' }, errors: { email: 'Invalid email address' } },
    {
      why: 'email without @',
      change: { email: 'ann.mail.example' },
      errors: { email: 'Invalid email address' },
    },
    {
      why: 'email without a dot',
      change: { email: 'ann@mail' },
      errors: { email: 'Invalid email address' },
    },
    { why: 'email in spaces', change: { email: ' ann@mail.example ' }, errors: {} },
    {
      why: 'phone of 9 characters',
      change: { phone: '302555019' },
      errors: { phone: 'Phone number is required' },
    },
    { why: 'phone of 10 characters', change: { phone: '3025550199' }, errors: {} },
    {
      why: 'phone of 9 and a space',
      change: { phone: '302555019 ' },
      errors: { phone: 'Phone number is required' },
    },
    { why: 'printed phone', change: { phone: '(302) 555-0199' }, errors: {} },
    { why: 'service', change: { interest: 'service' }, errors: {} },
    { why: 'parts', change: { interest: 'parts' }, errors: {} },
    { why: 'general', change: { interest: 'general' }, errors: {} },
    {
      why: 'unknown interest',
      change: { interest: 'rental' },
      errors: { interest: 'Choose sales, service, parts or general' },
    },
    {
      why: 'message of 9 characters',
      change: { message: '123456789' },
      errors: { message: 'Message must be at least 10 characters' },
    },
    { why: 'message of 10 characters', change: { message: '1234567890' }, errors: {} },
    { why: 'message of 5,000 characters', change: { message: 'a'.repeat(5000) }, errors: {} },
    {
      why: 'message of 5,001 characters',
      change: { message: 'a'.repeat(5001) },
      errors: { message: 'Please write at most 5000 characters' },
    },
    { why: 'name of 100 characters', change: { firstName: 'a'.repeat(100) }, errors: {} },
    {
      why: 'name of 101 characters',
      change: { firstName: 'a'.repeat(101) },
      errors: { firstName: 'Please write at most 100 characters' },
    },
  ])('answers $why with $errors', ({ change, errors }) => {
    expect(listErrors(change)).toEqual(errors);
  });

  test.each([
    'smith&sons@example.com',
    'ann/sales@example.com',
    'a=b@example.com',
    "o'neil@example.com",
    '{ann}|lee~#1!$%^*?_`@example.com',
    'ann+carts@example.com',
    'ann..lee@example.com',
    'ann.@example.com',
    'ann@shop.xn--p1ai',
    'ann@xn--mnchen-3ya.de',
    'ann@mail.museum',
    'ann@3com.example.co.uk',
    'ANN@EXAMPLE.COM',
  ])('takes the address %s, as browsers do', (email) => {
    expect(listErrors({ email })).toEqual({});
    expect(contactMessageSchema.parse({ ...valid, email }).email).toBe(email);
  });

  test.each([
    'ann@gmail',
    'smith.sons@localhost',
    'ann@gmail.',
    'ann@.com',
    'ann@mail..com',
    'ann@-mail.com',
    'ann@mail-.com',
    '@example.com',
    'ann@',
    'ann@lee@example.com',
    'ann lee@example.com',
    '"ann lee"@example.com',
    'ann,lee@example.com',
    'Ann <ann@example.com>',
    'ann@example.com, lee@example.com',
    'ann@exa_mple.com',
    'ann@[192.0.2.1]',
    `ann@${'a'.repeat(64)}.com`,
  ])('refuses the address %s', (email) => {
    expect(listErrors({ email })).toEqual({ email: 'Invalid email address' });
  });

  test.each([...invisible, '202a 202c', '2067 2069 20'])(
    'takes the invisible U+%s around a text away',
    (codes) => {
      const marks = codes.split(' ').map(readMark);
      const around = (text: string) => marks.join('') + text + marks.toReversed().join('');
      const sent = Object.fromEntries(Object.entries(valid).map(([name, text]) => [name, around(text)]));
      expect(contactMessageSchema.parse({ ...sent, interest: valid.interest })).toEqual(valid);
    },
  );

  test.each([...invisible, 'fe0f', 'e007f'])('takes a text of U+%s alone for none', (code) => {
    const text = readMark(code).repeat(12);
    expect(listErrors({ firstName: text, lastName: text, email: text, phone: text, message: text })).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Invalid email address',
      phone: 'Phone number is required',
      message: 'Message must be at least 10 characters',
    });
  });

  test('takes invisible marks out of an address and a telephone number', () => {
    const sent = { ...valid, email: 'ann@\u200bmail.\u00adexample', phone: '302\u2060555\u200e0199' };
    expect(contactMessageSchema.parse(sent)).toEqual(valid);
    expect(listErrors({ phone: '302\u200b555\u200b019' })).toEqual({ phone: 'Phone number is required' });
  });

  test.each([
    ['a joined emoji', '👩\u200d👧'],
    ['an emoji that ends with a variation selector', 'Ann ❤\ufe0f'],
    ['a flag that ends with a tag', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['a Persian name with a mark between its parts', 'علی\u200cرضا'],
    ['letters of which one is a surrogate pair', '𠮷'],
    ['one letter', 'X'],
  ])('keeps %s', (_what, text) => {
    expect(contactMessageSchema.parse({ ...valid, firstName: text }).firstName).toBe(text);
  });

  test('names every wrong field, each with its first message, in the order of the form', () => {
    const parsed = contactMessageSchema.safeParse({});
    expect(Object.entries(listFieldErrors(parsed.error?.issues ?? []))).toEqual([
      ['firstName', 'First name is required'],
      ['lastName', 'Last name is required'],
      ['email', 'Invalid email address'],
      ['phone', 'Phone number is required'],
      ['message', 'Message must be at least 10 characters'],
    ]);
  });
});

describe('listFieldErrors', () => {
  test('names the form where no field is wrong but the whole', () => {
    const parsed = contactMessageSchema.safeParse('a text');
    expect(Object.keys(listFieldErrors(parsed.error?.issues ?? []))).toEqual(['form']);
  });
});
