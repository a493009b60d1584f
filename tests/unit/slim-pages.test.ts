import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { renewPolicy } from '../../src/build/page-policy.ts';
import { joinStyles, slimPages } from '../../src/build/slim-pages.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the styles of a page stand in one element at the end of its head', () => {
  const html =
    '<head><style>.a{color:red}</style></head><p class="a">$&</p><style>.b{color:red}h1{margin:0}</style>';
  expect(joinStyles(html, new Set(['.a', 'h1']))).toBe(
    '<head><style>.a{color:red}h1{margin:0}</style></head><p class="a">$&</p>',
  );
});

test('the policy of a page names the style that it has now, and the allowed scripts that are left', () => {
  const policy = (scripts: string, styles: string) =>
    `<meta http-equiv="content-security-policy" content="img-src 'self' data:;script-src 'self'${scripts};style-src 'self'${styles}">`;
  const rest = '<style>.a{color:red}</style><script>stays()</script><script>unknown()</script>';
  const before = policy(
    ` ${hashOf('stays()')} ${hashOf('gone()')}`,
    ` ${hashOf('.old{}')} ${hashOf('.older{}')}`,
  );
  expect(renewPolicy(`${before}${rest}`)).toBe(
    `${policy(` ${hashOf('stays()')}`, ` ${hashOf('.a{color:red}')}`)}${rest}`,
  );
  expect(renewPolicy(`${before}${rest}`, ['added()'])).toContain(
    ` ${hashOf('stays()')} ${hashOf('added()')};`,
  );
});

describe('pages that are slimmed', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  /** Three small pages in a folder of their own. */
  function writePages(): string {
    const folder = mkdtempSync(join(tmpdir(), 'slim-'));
    folders.push(folder);
    mkdirSync(join(folder, '_astro'));
    for (const name of ['a', 'b', 'c']) {
      const style = '<style>.flex{display:flex}.grid{display:grid}</style>';
      const page = `<html><head>${style}</head><body><p class="flex">${name}</p><script>go()</script></body></html>`;
      writeFileSync(join(folder, `${name}.html`), page);
    }
    return folder;
  }
  const read = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => [name, readFileSync(join(parentPath, name), 'utf8')])
      .toSorted();

  test('link their scripts, and keep the styles and classes that they use', async () => {
    const folder = writePages();
    await slimPages(folder);
    expect(readFileSync(join(folder, 'b.html'), 'utf8')).toMatch(
      /^<html><head><script type="module">.*import\("\/_astro\/page\.\w+\.js"\).*<\/script><style>\.a\{display:flex\}<\/style><\/head><body><p class="a">b<\/p><\/body><\/html>$/,
    );
  });

  test('are the same when several threads share very many of them', async () => {
    const [one, several] = [writePages(), writePages()];
    await slimPages(one);
    await slimPages(several, 2);
    expect(read(several)).toEqual(read(one));
  });

  test('stop the build when a thread fails', async () => {
    const folder = writePages();
    writeFileSync(join(folder, 'd.html'), '<astro-island component-url="/missing.js"></astro-island>');
    await expect(slimPages(folder, 2)).rejects.toThrow(/missing\.js/);
  });
});
