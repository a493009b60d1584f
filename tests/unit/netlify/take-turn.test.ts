import { describe, expect, test } from 'vitest';
import { takeTurn } from '../../../netlify/lib/take-turn.ts';

describe('takeTurn', () => {
  test('takes all when they are few', () => {
    expect(takeTurn(['a', 'b', 'c'], 4, 1).toSorted()).toEqual(['a', 'b', 'c']);
    expect(takeTurn([], 2, 7)).toEqual([]);
  });

  test('goes on where the turn before left off, and begins again after the last', () => {
    const items = ['a', 'b', 'c', 'd', 'e'];
    expect(takeTurn(items, 2, 0)).toEqual(['a', 'b']);
    expect(takeTurn(items, 2, 1)).toEqual(['c', 'd']);
    expect(takeTurn(items, 2, 2)).toEqual(['e', 'a']);
  });
});
