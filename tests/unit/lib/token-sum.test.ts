import { describe, expect, test } from 'vitest';
import { evaluateSum } from '../../../src/lib/token-sum.ts';

const values = {
  'storage-indoor': { text: '$125', amount: 125 },
  'storage-late-fee': { text: '$25', amount: 25 },
  'storage-winter-indoor': { text: '$650', amount: 650 },
  'returns-new-restocking': { text: '15%', amount: 15 },
  'delivery-in-stock-time': { text: '2 to 5 business days' },
  'zone-2': { text: '$6', amount: 6 },
  '2-day-rate': { text: '$400', amount: 400 },
};

describe('evaluateSum', () => {
  test.each([
    ['storage-indoor', '$125'],
    ['storage-indoor + storage-late-fee', '$150'],
    ['6 x storage-indoor', '$750'],
    ['6 x storage-indoor - storage-winter-indoor', '$100'],
    ['2 x storage-indoor + 2 x storage-late-fee', '$300'],
    ['returns-new-restocking of 10000', '$1,500'],
    ['10000 - returns-new-restocking of 10000', '$8,500'],
    ['returns-new-restocking of 2 x storage-indoor', '$38'],
    ['1.25 x storage-indoor', '$156'],
    ['zone-2 + 2-day-rate', '$406'],
    ['6  x  storage-indoor  +  storage-late-fee', '$775'],
  ])('"%s" is %s', (expression, text) => {
    expect(evaluateSum(expression, values)).toEqual({ text });
  });

  test.each([
    { why: 'a name that is no figure', expression: '6 x storage-indor', unknown: 'storage-indor' },
    {
      why: 'a figure that is a range',
      expression: '2 x delivery-in-stock-time',
      unknown: 'delivery-in-stock-time',
    },
    { why: 'a sign without its space', expression: 'zone-2+ 5', unknown: 'zone-2+ 5' },
    { why: 'nothing', expression: '', unknown: '' },
  ])('names $why instead of guessing', ({ expression, unknown }) => {
    expect(evaluateSum(expression, values)).toEqual({ unknown });
  });
});
