import { expect, test } from 'vitest';
import { splitUnbroken } from '../../../src/lib/unbroken.ts';

test('telephone numbers, and days with their hours, are parts of their own', () => {
  const text =
    'Call (212) 555-0100. Hours: Mon-Fri 8AM-5:30PM, Sat 9AM-3PM, Sun closed. In-stock carts: 2-5 days.';
  expect(splitUnbroken(text)).toEqual([
    'Call ',
    '(212) 555-0100.',
    ' Hours: ',
    'Mon-Fri 8AM-5:30PM,',
    ' ',
    'Sat 9AM-3PM,',
    ' ',
    'Sun closed.',
    ' In-stock carts: 2-5 days.',
  ]);
});
