import postcss from 'postcss';
import { expect, test } from 'vitest';
import { resolveProperties } from '../../src/build/css-properties.ts';
import { pruneSheet } from '../../src/build/page-css.ts';

const resolve = (css: string) => {
  const root = postcss.parse(css);
  resolveProperties(root);
  return root.toString();
};
const pruneForA = (css: string) => pruneSheet(css, new Set(['.a']));

test('a property of the root with one value is written where it is used, also by way of another', () => {
  const css = '@layer theme{:root{--ink:#000;--text:var(--ink);--unused:#fff}}.a{color:var(--text)}';
  expect(pruneForA(css)).toBe('.a{color:#000}');
});

test('a property that something else sets too stays a property', () => {
  const css = ':root{--gap:4rem}@media print{.a{--gap:1rem}}.a{padding:var(--gap)}';
  expect(pruneForA(css)).toBe(css);
});

test('a property that holds in a media query only stays a property', () => {
  const css = '@media print{:root{--gap:1rem}}.a{padding:var(--gap,2rem)}';
  expect(pruneForA(css)).toBe(css);
});

test('a property that no rule of the page sets has its registered value', () => {
  const css =
    '@property --style{syntax:"*";inherits:false;initial-value:solid}.a{border-style:var(--style)}.b{--style:dashed}';
  expect(pruneForA(css)).toBe('.a{border-style:solid}');
});

test('the copy of registered values for old browsers counts as no second value', () => {
  const css =
    '@layer properties{*{--style:solid}}@property --style{syntax:"*";inherits:false;initial-value:solid}.a{border-style:var(--style)}';
  expect(pruneForA(css)).toBe('.a{border-style:solid}');
});

test('a property that nothing sets leaves its fallback, and without one stays', () => {
  expect(resolve('.a{color:var(--x,var(--y,rgb(0 0 0/.5)))}')).toBe('.a{color:rgb(0 0 0/.5)}');
  expect(resolve('.a{color:var(--x)}')).toBe('.a{color:var(--x)}');
});

test('a product of a length and a number is worked out', () => {
  const css = ':root{--spacing:.25rem}.a{margin:calc(var(--spacing) * 3) calc(var(--spacing) * -10)}';
  expect(pruneForA(css)).toBe('.a{margin:.75rem -2.5rem}');
  expect(resolve('.a{width:calc(var(--x,75rem) + 2 * 1rem)}')).toBe('.a{width:calc(75rem + 2 * 1rem)}');
});

test('what a kept property needs stays with it', () => {
  const css =
    ':root{--shade:#0002}.a{--shadow:0 0 var(--shade);box-shadow:var(--shadow)}.a:hover{--shadow:none}';
  expect(pruneForA(css)).toBe('.a{--shadow:0 0 #0002;box-shadow:var(--shadow)}.a:hover{--shadow:none}');
});
