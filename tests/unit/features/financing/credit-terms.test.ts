import { expect, test } from 'vitest';
import { listIncompleteLoanLines } from '../../../../src/features/financing/credit-terms.ts';

const example =
  'Example: $141.80 a month. EV Nomad at $8,495, $1,500 down payment, 60 monthly payments of $141.80 at ' +
  '7.99% annual percentage rate (APR). Total of payments $8,507.95.';

test.each([
  'Loan terms of 12 to 84 months.',
  'Pay over 5 years with our financing.',
  '60 monthly payments.',
  'Only $99 a month.',
  'From $99/mo.',
  '$1,500 down payment.',
  '10% down.',
  'A down payment of $500.',
])('"%s" needs the whole example beside it', (line) => {
  expect(listIncompleteLoanLines([line], [])).toEqual([line]);
  expect(listIncompleteLoanLines([line, example], [])).toEqual([]);
});

test.each([
  'As low as 0% APR on select models. Subject to credit approval.',
  'Pay by the month, and no down payment.',
  'We keep your message for 24 months.',
  'Indoor storage is $125 a month.',
])('"%s" needs none', (line) => {
  expect(listIncompleteLoanLines([line], ['$125 a month'])).toEqual([]);
});

test.each([
  ['down payment', / \$1,500 down payment,/],
  ['number of payments', / 60 monthly/],
  ['rate', / at 7.99% annual percentage rate \(APR\)/],
  ['total', / Total of payments \$8,507.95\./],
  ['label', /^Example: /],
])('an example without its %s is not whole', (_, part) => {
  const cut = example.replace(part, ' ');
  expect(listIncompleteLoanLines([cut], [])).toEqual([cut]);
});
