import { describe, expect, test } from 'vitest';
import { pages, siteOrigin, type BuiltPage } from './built-site.ts';

const isListed = (page: BuiltPage) => page.$('meta[name=robots][content*=noindex]').length === 0;
const listed = pages.filter(isListed);

/** Pages that a part of a page links to, without the page itself. */
function listTargets(page: BuiltPage, scope: string): string[] {
  return page
    .$(`${scope} a[href]`)
    .toArray()
    .map((link) => new URL(page.$(link).attr('href') ?? '', siteOrigin + page.path))
    .filter((url) => url.origin === siteOrigin && url.pathname !== page.path)
    .map((url) => url.pathname);
}

/** Clicks from the home page to each page that links reach. */
function countClicks(): Map<string, number> {
  const clicks = new Map([['/', 0]]);
  let reached = ['/'];
  for (let click = 1; reached.length > 0; click += 1) {
    const found = pages
      .filter((page) => reached.includes(page.path))
      .flatMap((page) => listTargets(page, 'body'))
      .filter((path) => !clicks.has(path));
    reached = [...new Set(found)];
    for (const path of reached) clicks.set(path, click);
  }
  return clicks;
}

describe('a crawler that starts at the home page and follows links', () => {
  test('reaches every page within three clicks', () => {
    const clicks = countClicks();
    expect(listed.filter((page) => (clicks.get(page.path) ?? Infinity) > 3).map((page) => page.path)).toEqual(
      [],
    );
  });

  test('finds each page also in the content of another one, not only in menus', () => {
    const targets = new Set(pages.flatMap((page) => listTargets(page, 'main')));
    const inMenusOnly = listed.filter((page) => !targets.has(page.path)).map((page) => page.path);
    expect(inMenusOnly).toEqual([]);
  });
});

describe('canonical URLs', () => {
  const canonicalOf = (page: BuiltPage) =>
    new URL(page.$('link[rel=canonical]').attr('href') ?? '', siteOrigin).pathname;

  test('lead to pages that are built, listed and their own canonical', () => {
    const wrong = pages.filter((page) => {
      const canonical = canonicalOf(page);
      const target = pages.find(({ path }) => path === canonical);
      return !target || canonicalOf(target) !== target.path || (isListed(page) && !isListed(target));
    });
    expect(wrong.map((page) => page.path)).toEqual([]);
  });
});
