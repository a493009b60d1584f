import { describe, expect, test } from 'vitest';
import { planShortNames, shortenClasses } from '../../src/build/class-names.ts';

const none: ReadonlySet<string> = new Set();

describe('short names of classes', () => {
  test('go by how often a class occurs, then by the alphabet', () => {
    const names = planShortNames(['<p class="mt-4 flex">', '<p class="flex"><p class="grid">']);
    expect([...names]).toEqual([
      ['flex', 'a'],
      ['grid', 'b'],
      ['mt-4', 'c'],
    ]);
  });

  test('never repeat each other nor a name that is in use', () => {
    const classes = Array.from({ length: 9000 }, (_, index) => `class-${index}`);
    const names = [...planShortNames([`<p class="${classes.join(' ')} b aa">`]).values()];
    expect(new Set(names).size).toBe(classes.length + 2);
    expect(names).not.toContain('b');
    expect(names).not.toContain('aa');
    expect(names.every((name) => /^[a-zA-Z][\w-]*$/.test(name))).toBe(true);
  });

  test('do not depend on the order of the pages', () => {
    const pages = ['<p class="a1 b1">', '<p class="b1 c1">'];
    expect([...planShortNames(pages.toReversed())]).toEqual([...planShortNames(pages)]);
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
    expect(shortenClasses(html, shortNames, none)).toBe(
      '<style>.a{margin:.5rem}.b:hover .a{margin:0}</style><p class="a b">.flex</p>',
    );
  });

  test('keeps the names that scripts use', () => {
    const html = '<style>.flex{display:flex}.mt-1\\.5{margin:0}</style><p class="flex mt-1.5">';
    expect(shortenClasses(html, shortNames, new Set(['.flex']))).toBe(
      '<style>.flex{display:flex}.a{margin:0}</style><p class="flex a">',
    );
  });

  test('loses classes that no rule asks for, but not those that a script may look for', () => {
    const html = '<style>.flex{display:flex}</style><p class="icon flex hook"><i class="icon"></i>';
    expect(shortenClasses(html, shortNames, new Set(['.hook']))).toBe(
      '<style>.b{display:flex}</style><p class="b hook"><i></i>',
    );
  });

  test('reads and writes class attributes as HTML escapes them', () => {
    const html =
      '<style>.\\[\\&\\>li\\]\\:m-0>li{margin:0}.\\[\\&_a\\]\\:m-0 a{margin:0}</style><ul class="[&amp;&gt;li]:m-0 [&amp;_a]:m-0">';
    expect(shortenClasses(html, shortNames, none)).toBe(
      '<style>.c>li{margin:0}.\\[\\&_a\\]\\:m-0 a{margin:0}</style><ul class="c [&amp;_a]:m-0">',
    );
  });
});
