import { expect, test } from 'vitest';
import type { CartKind, CartRule } from '../../../../src/features/places/county.schema.ts';
import { findTownScene } from '../../../../src/features/places/scenes.ts';

const scene = { wide: 'wide.jpg', tall: 'tall.jpg', alt: 'A cart on a promenade', isIllustration: false };
const writeRule = (...forbids: CartKind[]): CartRule => ({
  summary: 'A rule.',
  quote: 'the rule',
  source: { title: 'A code', url: 'https://code.example' },
  sourceKind: 'code',
  checkedOn: '2026-11-20',
  forbids,
});
const find = (cartRule?: CartRule) =>
  findTownScene({ setting: 'river', ...(cartRule && { cartRule }) }, new Map([['river', scene]]));

test('a town shows a place like it, also where its rule forbids nothing', () => {
  expect([find(), find(writeRule())]).toEqual([scene, scene]);
});

test('a town that keeps carts of whatever kind off its streets shows none driving', () => {
  expect([find(writeRule('golf carts')), find(writeRule('low-speed vehicles'))]).toEqual([
    undefined,
    undefined,
  ]);
});
