import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { listPageWords, pruneSheets, pruneStyles } from '../../src/build/page-css.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const prune = (css: string, ...words: string[]) => pruneSheets([css], new Set(words))[0];

test('a rule stays only where the page has its classes', () => {
  expect(prune('.p-4{padding:1rem}.p-6{padding:2rem}', 'p-4')).toBe('.p-4{padding:1rem}');
});

test('a rule of an element stays on every page', () => {
  expect(prune('h1{margin:0}')).toBe('h1{margin:0}');
});

test('a rule stays when one of its selectors fits', () => {
  expect(prune('.a,.b{color:red}', 'b')).toBe('.a,.b{color:red}');
  expect(prune('.a .b{color:red}', 'b')).toBe('');
});

test('a class that must be missing does not have to be there', () => {
  expect(prune('.a:not(.b){color:red}', 'a')).toBe('.a:not(.b){color:red}');
});

test('escaped class names are read as the page writes them', () => {
  expect(prune('.md\\:w-1\\/2{width:50%}', 'md:w-1/2')).toBe('.md\\:w-1\\/2{width:50%}');
});

test('a media query or layer without a rule left goes too', () => {
  const css = '@layer utilities{@media (width>=48rem){.a{color:red}}.b{color:blue}}';
  expect(prune(css, 'b')).toBe('@layer utilities{.b{color:blue}}');
  expect(prune(css, 'a')).toBe('@layer utilities{@media (width>=48rem){.a{color:red}}}');
});

test('a custom property stays where something refers to it, also by way of another', () => {
  const css = ':root{--ink:#000;--text:var(--ink);--unused:#fff}.a{color:var(--text)}';
  expect(prune(css, 'a')).toBe(':root{--ink:#000;--text:var(--ink)}.a{color:var(--text)}');
  expect(prune(css)).toBe('');
});

test('a custom property stays where another style sheet of the page refers to it', () => {
  const sheets = [':root{--font:serif}', 'h1{font-family:var(--font)}'];
  expect(pruneSheets(sheets, new Set())).toEqual(sheets);
});

test('keyframes and registered properties stay where a rule uses them', () => {
  const css =
    '@property --x{syntax:"*";inherits:false}@keyframes spin{to{rotate:1turn}}.a{rotate:var(--x)}.b{animation:spin 1s}';
  expect(prune(css, 'a')).toBe('@property --x{syntax:"*";inherits:false}.a{rotate:var(--x)}');
  expect(prune(css, 'b')).toBe('@keyframes spin{to{rotate:1turn}}.b{animation:spin 1s}');
});

test('words of a page are its class names, decoded, and those that its inline scripts set', () => {
  const html =
    '<p class="a [&amp;&gt;li]:m-0">x</p><script>document.body.classList.add("has-query")</script>';
  expect(listPageWords(html)).toContain('a');
  expect(listPageWords(html)).toContain('[&>li]:m-0');
  expect(listPageWords(html)).toContain('has-query');
});

test('the content policy gets the hash of the pruned style', () => {
  const css = '.a{color:red}.b{color:blue}';
  const html = `<meta content="style-src ${hashOf(css)}"><style>${css}</style><p class="a">$&</p>`;
  const pruned = '.a{color:red}';
  expect(pruneStyles(html, new Set(['a']))).toBe(
    `<meta content="style-src ${hashOf(pruned)}"><style>${pruned}</style><p class="a">$&</p>`,
  );
});
