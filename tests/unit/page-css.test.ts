import { expect, test } from 'vitest';
import { listPageNames, listScriptNames, pruneSheet } from '../../src/build/page-css.ts';

const prune = (css: string, ...names: string[]) => pruneSheet(css, new Set(names));

test('a rule stays only where the page has its classes', () => {
  expect(prune('.p-4{padding:1rem}.p-6{padding:2rem}', '.p-4')).toBe('.p-4{padding:1rem}');
});

test('a rule stays only where the page has its elements', () => {
  expect(prune('h1{margin:0}table td{margin:0}', 'h1', 'table')).toBe('h1{margin:0}');
});

test('a rule for everything stays on every page', () => {
  const css = '*,:before,::backdrop{margin:0}:focus-visible{outline:0}';
  expect(prune(css)).toBe(css);
});

test('of several selectors those stay that fit', () => {
  expect(prune('.a,.b,h1{color:red}', '.b', 'h1')).toBe('.b,h1{color:red}');
  expect(prune('.a .b{color:red}', '.b')).toBe('');
});

test('an element in a list of alternatives does not have to be there', () => {
  const css = '.a:is(input,textarea){color:red}';
  expect(prune(css, '.a')).toBe(css);
});

test('a class or element that must be missing does not have to be there', () => {
  const css = '.a:not(.b):where(:not(iframe)){color:red}';
  expect(prune(css, '.a')).toBe(css);
});

test('parts of fields stay where the page has one, the root of a shadow tree nowhere', () => {
  const css = '::placeholder{opacity:1}:host{color:red}';
  expect(prune(css, 'h1')).toBe('');
  expect(prune(css, 'textarea')).toBe('::placeholder{opacity:1}');
});

test('escaped class names are read as the page writes them', () => {
  expect(prune('.md\\:w-1\\/2{width:50%}', '.md:w-1/2')).toBe('.md\\:w-1\\/2{width:50%}');
});

test('a media query or layer without a rule left goes too', () => {
  const css = '@layer utilities{@media (width>=48rem){.a{color:red}}.b{color:blue}}';
  expect(prune(css, '.b')).toBe('@layer utilities{.b{color:blue}}');
  expect(prune(css, '.a')).toBe('@layer utilities{@media (width>=48rem){.a{color:red}}}');
});

test('the order of layers stays, though one of them is empty', () => {
  expect(prune('@layer theme,base;.a{color:red}', '.a')).toBe('@layer theme,base;.a{color:red}');
});

test('steps of keyframes are no selectors', () => {
  const css = '@keyframes rise{from{opacity:0}to{opacity:1}}.a{animation:rise 1s}';
  expect(prune(css, '.a')).toBe(css);
  expect(prune(css)).toBe('');
});

test('a declaration that prefixing left twice stays once', () => {
  expect(prune('.a{-webkit-hyphens:none;-webkit-hyphens:none;hyphens:none}', '.a')).toBe(
    '.a{-webkit-hyphens:none;hyphens:none}',
  );
});

test('names of a page are its elements and its class names, decoded', () => {
  const names = listPageNames('<p class="a [&amp;&gt;li]:m-0">x</p>');
  expect([...names]).toEqual(['p', '.a', '.[&>li]:m-0']);
});

test('every word of a script may be a class or an element', () => {
  expect(listScriptNames('list.add("has-query")')).toContain('.has-query');
  expect(listScriptNames('jsx(`table`,{})')).toContain('table');
});
