import { expect, test } from 'vitest';
import { findTownScene } from '../../../../src/features/places/scenes.ts';
import { buildTownRecord } from '../../samples.ts';

test('a town shows a place like it, unless its rule keeps carts off the streets', () => {
  const scene = { wide: 'wide.jpg', tall: 'tall.jpg', alt: 'A cart on a promenade', isIllustration: false };
  const rule = {
    summary: 'A rule.',
    quote: 'the rule',
    source: { title: 'A code', url: 'https://code.example' },
    sourceKind: 'code',
    checkedOn: '2026-11-20',
  } as const;
  const find = (forbids: ('golf carts' | 'low-speed vehicles')[]) =>
    findTownScene(buildTownRecord({ cartRule: { ...rule, forbids } }), new Map([['river', scene]]));
  expect(findTownScene(buildTownRecord(), new Map([['river', scene]]))).toBe(scene);
  expect([find([]), find(['golf carts']), find(['low-speed vehicles'])]).toEqual([
    scene,
    undefined,
    undefined,
  ]);
});
