import { load } from 'cheerio/slim';
import { expect, test } from 'vitest';
import { files, pages, readBuiltFile } from './built-site.ts';

const $ = load(readBuiltFile('/admin/index.html').toString());

test('/admin is in no search result, and no page or sitemap names it', () => {
  expect($('meta[name="robots"]').attr('content')).toBe('noindex');
  const sitemaps = files.filter((file) => /sitemap.*\.xml$/.test(file));
  const texts = [...pages.map(({ html }) => html), ...sitemaps.map((file) => readBuiltFile(file).toString())];
  expect(texts.filter((text) => text.includes('/admin'))).toEqual([]);
});

test('/admin may load scripts and fonts from this site only, and speak with GitHub', () => {
  const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content')?.split('; ');
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "script-src 'self'", "font-src 'self'", "base-uri 'none'"]),
  );
  const hosts = policy?.flatMap((directive) => directive.match(/https:\/\/[^ ;]+/g) ?? []);
  expect(hosts).toEqual([
    'https://avatars.githubusercontent.com',
    'https://api.github.com',
    'https://www.githubstatus.com',
  ]);
});
