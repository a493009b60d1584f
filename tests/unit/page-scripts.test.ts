import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { joinScripts, listScripts, shareScripts, writeStart } from '../../src/build/page-scripts.ts';

const collect = (...pages: string[]) => joinScripts(new Set(pages.flatMap(listScripts)));
const page = (...scripts: string[]) => `<html><head></head><body>${scripts.join('')}</body></html>`;

test('scripts of several pages stand once in one file, whose name follows its content', () => {
  const shared = '<script>(()=>{start()})();</script>';
  const { path, content } = collect(page(shared), page(shared, '<script type="module">go()</script>'));
  expect(content).toBe('(()=>{start()})();\n(()=>{go()})();');
  expect(path).toMatch(/^\/_astro\/page\.[0-9a-f]{8}\.js$/);
  expect(collect(page(shared)).path).not.toBe(path);
});

test('scripts cannot see the names of each other', () => {
  const { content } = collect(
    page('<script type="module">var a=1;</script>', '<script type="module">var a=2;</script>'),
  );
  expect(content).toBe('(()=>{var a=1;})();\n(()=>{var a=2;})();');
});

test('a page holds a small script in their place', () => {
  expect(shareScripts(page('<script>a()</script>', '<p>text</p>'), 'start()')).toBe(
    '<html><head><script type="module">start()</script></head><body><p>text</p></body></html>',
  );
});

describe('the script that loads the file', () => {
  /** Runs it in a page that can be seen or not, and tells what it waits for. */
  function run(isHidden: boolean) {
    const waitedFor: string[] = [];
    const later = (name: string) => (callback: () => void) => {
      waitedFor.push(name);
      callback();
    };
    const script = writeStart('/_astro/page.1.js').replace('import(', 'load(');
    runInNewContext(script, {
      document: { hidden: isHidden },
      setTimeout: later('task'),
      requestAnimationFrame: later('frame'),
      load: (path: string) => waitedFor.push(path),
    });
    return waitedFor;
  }

  test('waits until the page was painted', () => {
    expect(run(false)).toEqual(['frame', 'task', '/_astro/page.1.js']);
  });

  test('does not wait for a frame where nobody sees the page, since none comes', () => {
    expect(run(true)).toEqual(['task', 'task', '/_astro/page.1.js']);
  });
});

test('what must run before the first paint stays in the page, without its mark', () => {
  const early = page('<script data-before-paint>a()</script>');
  expect(collect(early).content).toBe('');
  expect(shareScripts(early, 'start()')).toContain('<script>a()</script>');
});

test('structured data stays where it is', () => {
  const data = page('<script type="application/ld+json">{}</script>');
  expect(collect(data).content).toBe('');
  expect(shareScripts(data, 'start()')).toContain('<script type="application/ld+json">{}</script>');
});

test('a script that imports another file stops the build', () => {
  for (const script of ['import{a}from"./a.js";a()', 'import a from "./a.js"', 'import"./a.js"']) {
    expect(() => collect(page(`<script type="module">${script}</script>`))).toThrow(/imports/);
  }
  expect(() => collect(page('<script>(()=>{import(x)})();</script>'))).not.toThrow();
});
