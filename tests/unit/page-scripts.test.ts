import { expect, test } from 'vitest';
import { collectScripts, shareScripts } from '../../src/build/page-scripts.ts';

const page = (...scripts: string[]) => `<html><head></head><body>${scripts.join('')}</body></html>`;

test('scripts of several pages stand once in one file, whose name follows its content', () => {
  const shared = '<script>(()=>{start()})();</script>';
  const { path, content } = collectScripts([
    page(shared),
    page(shared, '<script type="module">go()</script>'),
  ]);
  expect(content).toBe('(()=>{start()})();\n(()=>{go()})();');
  expect(path).toMatch(/^\/_astro\/page\.[0-9a-f]{8}\.js$/);
  expect(collectScripts([page(shared)]).path).not.toBe(path);
});

test('scripts cannot see the names of each other', () => {
  const { content } = collectScripts([
    page('<script type="module">var a=1;</script>', '<script type="module">var a=2;</script>'),
  ]);
  expect(content).toBe('(()=>{var a=1;})();\n(()=>{var a=2;})();');
});

test('a page links to the file from its head instead', () => {
  expect(shareScripts(page('<script>a()</script>', '<p>text</p>'), '/_astro/page.1.js')).toBe(
    '<html><head><script type="module" src="/_astro/page.1.js"></script></head><body><p>text</p></body></html>',
  );
});

test('what must run before the first paint stays in the page, without its mark', () => {
  const early = page('<script data-before-paint>a()</script>');
  expect(collectScripts([early]).content).toBe('');
  expect(shareScripts(early, '/x.js')).toContain('<script>a()</script>');
});

test('structured data stays where it is', () => {
  const data = page('<script type="application/ld+json">{}</script>');
  expect(collectScripts([data]).content).toBe('');
  expect(shareScripts(data, '/x.js')).toContain('<script type="application/ld+json">{}</script>');
});

test('a script that imports another file stops the build', () => {
  for (const script of ['import{a}from"./a.js";a()', 'import a from "./a.js"', 'import"./a.js"']) {
    expect(() => collectScripts([page(`<script type="module">${script}</script>`)])).toThrow(/imports/);
  }
  expect(() => collectScripts([page('<script>(()=>{import(x)})();</script>')])).not.toThrow();
});
