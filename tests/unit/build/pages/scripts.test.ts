import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { load } from 'cheerio';
import { bundleScripts, extractScripts, buildScriptLoader } from '../../../../src/build/pages/scripts.ts';

describe('takeScripts', () => {
  test('takes what Astro writes and leaves data and what must run before the first paint', () => {
    const page = load(
      '<script>one()</script><script type="module">two()</script><script data-before-paint>three()</script>' +
        '<script type="application/ld+json">{}</script>',
    );
    expect(extractScripts(page)).toEqual(['one()', 'two()']);
    expect(page('script')).toHaveLength(2);
  });

  test('keeps a script that lies in a file, by importing it', async () => {
    const page = load('<script type="module" src="/_astro/one.1.js"></script>');
    const code = await bundleScripts(new Set([...extractScripts(page), 'two()']));
    expect(code).toMatch(/^import["']\/_astro\/one\.1\.js["'];two\(\)/);
  });
});

describe('bundleScripts', () => {
  /** What the bundle of these scripts tells, in order. */
  async function run(...scripts: string[]): Promise<unknown[]> {
    const told: unknown[] = [];
    runInNewContext(await bundleScripts(new Set(scripts)), { tell: (what: unknown) => told.push(what) });
    return told;
  }

  test('runs scripts in their order', async () => {
    expect(await run('tell(1)', 'tell(2);', 'tell(3)')).toEqual([1, 2, 3]);
  });

  test('keeps the names of one script from the others', async () => {
    expect(await run('var a=1;tell(a)', 'var a=2;tell(a)', 'tell(typeof a)')).toEqual([1, 2, 'undefined']);
  });

  test('takes a script without its last semicolon, and one that ends in a comment', async () => {
    expect(await run('var f=()=>tell(1);f()', '(()=>{tell(2)})() // end', '(()=>{tell(3)})()')).toEqual([
      1, 2, 3,
    ]);
  });

  test('leaves what a script loads later to the browser', async () => {
    expect(await bundleScripts(new Set(['const load=(url)=>import(url);tell(load)']))).toMatch(
      /import\(\w+\)/,
    );
  });

  test('throws when a script imports a file, since it would be missing there', async () => {
    await expect(bundleScripts(new Set(['import{a}from"./a.js";a()']))).rejects.toThrow(/\.\/a\.js/);
  });
});

describe('the script that loads the file', () => {
  /** Runs it in a page that can be seen or not, and tells what it waits for. */
  function run(isHidden: boolean) {
    const waitedFor: string[] = [];
    const later = (name: string) => (callback: () => void) => {
      waitedFor.push(name);
      callback();
    };
    const script = buildScriptLoader('/_astro/page.1.js').replace('import(', 'load(');
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
