import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createPageCssCompiler } from '../../../../src/build/pages/styles.ts';

const folder = mkdtempSync(join(tmpdir(), 'styles-'));
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const styleOf = (html: string, scripts = '') => createPageCssCompiler(folder, scripts)(load(html));

describe('the styles of a page', () => {
  test.each([
    ['2xl:hidden', String.raw`.\32 xl\:hidden{display:none}`],
    ['[&_p[class$=".pdf"]]:hidden', 'p[class$=\\.pdf]{display:none}'],
    ['[&:is(p,b)]:hidden', ':is(p,b){display:none}'],
    ['print:hidden', String.raw`@media print{.print\:hidden{display:none}}`],
  ])('have the rule of the class %s', async (name, rule) => {
    expect(await styleOf(`<p class='${name}'></p>`)).toContain(rule);
    expect(await styleOf('<p></p>')).not.toContain(rule);
  });

  test('have the token that a class needs, and not all of the theme', async () => {
    expect(await styleOf('<p class="rounded-large"></p>')).toContain('1rem');
    expect(await styleOf('<p></p>')).not.toContain('--color-gold');
  });

  test('have the classes that its islands may add, and those of what they import', async () => {
    writeFileSync(join(folder, 'Island.js'), 'import{b}from"./part.js";const c="mt-20 "+b;');
    writeFileSync(join(folder, 'part.js'), 'export const b=x?"mb-20":"pt-20";');
    const styles = await styleOf('<astro-island component-url="/Island.js"></astro-island>');
    for (const name of ['mt-20', 'mb-20', 'pt-20']) expect(styles).toContain(`.${name}{`);
  });

  test.each([
    ['an element', '<table></table>', 'table{'],
    [
      'a class of a rule with others',
      '<div class="policy-text"><i class="policy-table"></i></div>',
      '.policy-table{',
    ],
    ['one of several elements', '<p class="[&_:is(i,b)]:hidden"><b></b></p>', ':is(i,b){'],
    ['an attribute', '<p class="phone-menu" aria-current="page"></p>', '[aria-current]{'],
  ])('have the rules of %s that the page has, and only then', async (_, html, rule) => {
    expect(await styleOf(html)).toContain(rule);
    expect(await styleOf('<div class="policy-text phone-menu [&_:is(i,b)]:hidden"></div>')).not.toContain(
      rule,
    );
  });

  test('have the rules of elements that its scripts may add', async () => {
    expect(await styleOf('<p></p>', 'document.createElement("table")')).toContain('table{');
  });

  test('have no registered property that no class sets, but what it would begin with', async () => {
    const styles = await styleOf('<p class="border after:mt-2"></p>');
    expect(styles).toContain('border-style:solid');
    expect(styles).toContain('content:""');
    expect(styles).not.toContain('--tw');
  });

  test('have the registered properties with which classes work together', async () => {
    const styles = await styleOf('<p class="snap-x snap-mandatory"></p>');
    expect(styles).toContain('{--tw-scroll-snap-strictness:mandatory}');
    expect(styles).toContain('scroll-snap-type:x var(--tw-scroll-snap-strictness)');
    expect(styles).toContain('@property --tw-scroll-snap-strictness{');
  });

  test('have the rules of classes that a script in the page itself may add', async () => {
    const html =
      '<script>document.documentElement.classList.add("has-query")</script><p data-unread><b class="unless-query-unread"></b></p>';
    expect(await styleOf(html)).toContain('html.has-query [data-unread] .unless-query-unread{');
  });

  test('have the classes that the scripts of all pages may add', async () => {
    expect(await styleOf('<p></p>', 'element.className="mt-20"')).toContain('.mt-20{');
  });

  test('are made without a warning, whichever utilities of our own a page has', async () => {
    const writers = (['log', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
    const sources = globSync('src/styles/*.css').map((file) => readFileSync(file, 'utf8'));
    const names = sources.flatMap((css) => [...css.matchAll(/^@utility ([\w-]+)/gm)].map(([, name]) => name));
    expect(names.length).toBeGreaterThan(0);
    await styleOf(`<p class="${names.join(' ')}"></p>`);
    expect(writers.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  test('are the same for pages that hold the same classes in another order', async () => {
    const style = createPageCssCompiler(folder, '');
    expect(await style(load('<p class="mt-2 mb-2">'))).toBe(
      await style(load('<p class="mb-2"><p class="mt-2">')),
    );
  });
});
