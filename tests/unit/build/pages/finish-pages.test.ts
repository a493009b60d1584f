import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { load } from 'cheerio';
import { afterEach, describe, expect, test } from 'vitest';
import { finishPages, rewriteCsp } from '../../../../src/build/pages/finish-pages.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('finishPages', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  /** A built site of these files, finished; gives a page, and the text of a file by the beginning of its name. */
  async function finish(files: Record<string, string>) {
    const folder = mkdtempSync(join(tmpdir(), 'pages-'));
    folders.push(folder);
    mkdirSync(join(folder, '_astro'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    await finishPages(folder);
    return {
      read: (path: string) => load(readFileSync(join(folder, path))),
      readAsset: (name: string) => {
        const found = readdirSync(join(folder, '_astro')).filter((file) => file.startsWith(`${name}.`));
        return found.map((file) => readFileSync(join(folder, '_astro', file), 'utf8'));
      },
    };
  }

  test('leaves words, links, classes and structured data of a page as they were written', async () => {
    const body =
      '<p class="2xl:flex mt-4" title="5 > 4 &amp; &quot;so&quot;">One &amp;&nbsp;two<br></p>' +
      '<script type="application/ld+json">{"name":"A \\u003c B"}</script>';
    const { read } = await finish({ 'towns/a.html': `<html><head></head><body>${body}</body></html>` });
    expect(read('towns/a.html')('body').html()).toBe(body);
  });

  test('writes the styles of its classes and base elements into the page, and no others', async () => {
    const { read } = await finish({ 'a.html': '<p class="2xl:mt-4">One</p>', 'b.html': '<h1>Two</h1>' });
    expect(read('a.html')('head > style').text()).toContain(String.raw`.\32 xl\:mt-4{margin-top`);
    expect(read('b.html')('head > style').text()).not.toContain('xl');
    expect(read('b.html')('head > style').text()).toContain('h1{');
  });

  test('gathers the styles that Astro wrote anywhere in front of them, in one element of the head', async () => {
    const { read } = await finish({
      'a.html':
        '<head><style>@font-face{top:0}</style></head><body><div><style>astro-island{top:1px}</style>One</div>',
    });
    const page = read('a.html');
    expect(page('style')).toHaveLength(1);
    expect(page('head > style').text()).toMatch(/^@font-face\{top:0\}astro-island\{top:1px\}.*body\{/s);
  });

  test('leaves a style for one medium where it is', async () => {
    const print =
      '<style media="print">p{color:red;color:blue;color:red}a[href$=".pdf"]:is(b,i){top:0}</style>';
    const { read } = await finish({ 'a.html': `<p>One</p>${print}` });
    expect(read('a.html')('body').html()).toBe(`<p>One</p>${print}`);
  });

  test('moves scripts of all pages into one file that each loads, but for those before the first paint', async () => {
    const early = '<script data-before-paint="">early()</script>';
    const { read, readAsset } = await finish({
      'a.html': `<script>first()</script>${early}`,
      'b.html': '<script>first()</script><script type="module">second()</script>',
    });
    const [shared = '', ...others] = readAsset('page');
    expect(others).toEqual([]);
    expect(shared.match(/first|second|early/g)).toEqual(['first', 'second']);
    for (const name of ['a.html', 'b.html']) {
      expect(read(name)('script[type=module]').text()).toMatch(/import\("\/_astro\/page\.[0-9a-f]{8}\.js"\)/);
    }
    expect(read('a.html')('script:not([type])').text()).toBe('early()');
  });

  test('moves the props of an island that fetches them into a file', async () => {
    const props = '{"name":[0,"Tom &amp; \\"Jo\\""]}';
    const { read, readAsset } = await finish({
      'a.html': `<astro-island client="fetch" props="${props.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" component-url="/_astro/i.js"></astro-island>`,
      'b.html': `<astro-island client="intent" props="{}" component-url="/_astro/i.js"></astro-island>`,
      '_astro/i.js': '',
    });
    expect(readAsset('props')).toEqual([props]);
    expect(read('a.html')('astro-island').attr()).toMatchObject({
      'props-url': expect.stringMatching(/^\/_astro\/props\.[0-9a-f]{8}\.json$/) as string,
    });
    expect(read('a.html')('[props]')).toHaveLength(0);
    expect(read('b.html')('astro-island').attr('props')).toBe('{}');
  });

  test('stops the build when an island is missing', async () => {
    const page = '<astro-island component-url="/_astro/missing.js"></astro-island>';
    await expect(finish({ 'a.html': page })).rejects.toThrow(/missing\.js/);
  });
});

test('the policy of a page names its styles of now, the allowed scripts that are left, and the start', () => {
  const write = (scripts: string[], styles: string[]) =>
    `img-src 'self' data:;${["script-src 'self'", ...scripts].join(' ')};${["style-src 'self'", ...styles].join(' ')}`;
  const before = write([hashOf('stays()'), hashOf('gone()')], [hashOf('.old{}')]);
  const page = load(
    `<meta http-equiv="content-security-policy" content="${before}"><style>p{top:0}</style>` +
      '<script>stays()</script><script>unknown()</script>',
  );
  rewriteCsp(page, 'start()');
  expect(page('meta').attr('content')).toBe(
    write([hashOf('stays()'), hashOf('start()')], [hashOf('p{top:0}')]),
  );
});
