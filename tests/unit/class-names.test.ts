import { describe, expect, test } from 'vitest';
import { countAttributes, makeShortener, planShortNames } from '../../src/build/class-names.ts';

const none: ReadonlySet<string> = new Set();

function planFor(...pages: string[]): Map<string, string> {
  const attributes = new Map<string, number>();
  for (const page of pages) countAttributes(page, attributes);
  return planShortNames(attributes);
}

describe('short names of classes', () => {
  test('go by how often a class occurs, then by the alphabet', () => {
    const names = planFor('<p class="mt-4 flex">', '<p class="flex"><p class="grid">');
    expect([...names]).toEqual([
      ['flex', 'a'],
      ['grid', 'b'],
      ['mt-4', 'c'],
    ]);
  });

  test('never repeat each other nor a name that is in use', () => {
    const classes = Array.from({ length: 9000 }, (_, index) => `class-${index}`);
    const names = [...planFor(`<p class="${classes.join(' ')} b aa">`).values()];
    expect(new Set(names).size).toBe(classes.length + 2);
    expect(names).not.toContain('b');
    expect(names).not.toContain('aa');
    expect(names.every((name) => /^[a-zA-Z][\w-]*$/.test(name))).toBe(true);
  });

  test('do not depend on the order of the pages', () => {
    const pages = ['<p class="a1 b1">', '<p class="b1 c1">'];
    expect([...planFor(...pages.toReversed())]).toEqual([...planFor(...pages)]);
  });
});

describe('a page with short names', () => {
  const shortNames = new Map([
    ['mt-1.5', 'a'],
    ['flex', 'b'],
    ['[&>li]:m-0', 'c'],
  ]);

  test('has them in its elements and in its style sheet', () => {
    const html =
      '<style>.mt-1\\.5{margin:.5rem}.flex:hover .mt-1\\.5{margin:0}</style><p class="mt-1.5 flex">.flex</p>';
    expect(makeShortener(shortNames)(html, none)).toBe(
      '<style>.a{margin:.5rem}.b:hover .a{margin:0}</style><p class="a b">.flex</p>',
    );
  });

  test('keeps the names that scripts use', () => {
    const html = '<style>.flex{display:flex}.mt-1\\.5{margin:0}</style><p class="flex mt-1.5">';
    expect(makeShortener(shortNames)(html, new Set(['.flex']))).toBe(
      '<style>.flex{display:flex}.a{margin:0}</style><p class="flex a">',
    );
  });

  test('loses classes that no rule asks for, but not those that a script may look for', () => {
    const html = '<style>.flex{display:flex}</style><p class="icon flex hook"><i class="icon"></i>';
    expect(makeShortener(shortNames)(html, new Set(['.hook']))).toBe(
      '<style>.b{display:flex}</style><p class="b hook"><i></i>',
    );
  });

  test('reads and writes class attributes as HTML escapes them', () => {
    const html =
      '<style>.\\[\\&\\>li\\]\\:m-0>li{margin:0}.\\[\\&_a\\]\\:m-0 a{margin:0}</style><ul class="[&amp;&gt;li]:m-0 [&amp;_a]:m-0">';
    expect(makeShortener(shortNames)(html, none)).toBe(
      '<style>.c>li{margin:0}.\\[\\&_a\\]\\:m-0 a{margin:0}</style><ul class="c [&amp;_a]:m-0">',
    );
  });

  test('may have the sheet of another page and other elements', () => {
    const shorten = makeShortener(shortNames);
    const sheet = '<style>.flex{display:flex}</style>';
    expect(shorten(`${sheet}<p class="flex">`, none)).toBe(`<style>.b{display:flex}</style><p class="b">`);
    expect(shorten(`${sheet}<p class="flex"><i class="icon flex">`, none)).toBe(
      '<style>.b{display:flex}</style><p class="b"><i class="b">',
    );
    expect(shorten(`${sheet}<p class="flex">`, new Set(['.flex']))).toBe(`${sheet}<p class="flex">`);
  });
});
