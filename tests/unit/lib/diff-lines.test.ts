import { expect, test } from 'vitest';
import { diffLines } from '../../../src/lib/diff-lines.ts';

test.for<
  [what: string, before: string, after: string, changes: [before: string[], after: string[], start: number][]]
>([
  ['nothing', 'a\nb', 'a\nb', []],
  ['a line that reads otherwise', 'a\nb\nc', 'a\nB\nc', [[['b'], ['B'], 1]]],
  ['a line more', 'a\nc', 'a\nb\nc', [[[], ['b'], 1]]],
  ['a line less, the last one', 'a\nb', 'a', [[['b'], [], 1]]],
  [
    'two places',
    'a\nb\nc\nd',
    'A\nb\nc\nd\ne',
    [
      [['a'], ['A'], 0],
      [[], ['e'], 4],
    ],
  ],
  ['all of it', 'a', 'b\nc', [[['a'], ['b', 'c'], 0]]],
  [
    'a cell of a table that became wider',
    '| a | b |\n| --- | --- |\n| c | d |',
    '| a   | b |\n| ----- | --- |\n| ccc | d |',
    [[['| c | d |'], ['| ccc | d |'], 2]],
  ],
])('what differs is %s', ([, before, after, changes]) => {
  const found = diffLines(before, after).map((change) => [change.before, change.after, change.start]);
  expect(found).toEqual(changes);
});
