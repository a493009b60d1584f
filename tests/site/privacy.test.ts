import { describe, expect, test } from 'vitest';
import { pages, siteOrigin, type BuiltPage } from './built-site.ts';
import { listReferences } from './references.ts';

const pathsWhere = (isWrong: (page: BuiltPage) => boolean) => pages.filter(isWrong).map((page) => page.path);

describe('a page', () => {
  test('loads nothing from another site by itself', () => {
    const loaded = pages.flatMap((page) =>
      listReferences(page)
        .filter(({ reference, loadsByItself }) => loadsByItself && !reference.startsWith('data:'))
        .map(({ from, reference }) => ({
          page: page.path,
          from,
          url: new URL(reference, siteOrigin + page.path),
        })),
    );
    expect(loaded.length).toBeGreaterThan(pages.length);
    expect(loaded.filter(({ url }) => url.origin !== siteOrigin)).toEqual([]);
  });

  test('has no map frame, nor a URL for it, before somebody scrolls near', () => {
    expect(pathsWhere((page) => page.$('iframe').length > page.$('template > iframe').length)).toEqual([]);
    expect(pathsWhere((page) => page.$('iframe[src], iframe[srcdoc]').length > 0)).toEqual([]);
    expect(
      pathsWhere((page) => page.$('iframe:not([data-map^="https://www.google.com/maps"])').length > 0),
    ).toEqual([]);
  });

  test('gives a map frame no more power than a map needs, and no URL to report', () => {
    const powers = (page: BuiltPage) =>
      page
        .$('iframe')
        .toArray()
        .map(({ attribs: { sandbox, referrerpolicy, allow, allowfullscreen, srcdoc } }) =>
          [sandbox, referrerpolicy, allow, allowfullscreen, srcdoc].filter((value) => value !== undefined),
        );
    expect(new Set(pages.flatMap(powers).map((found) => found.join('; ')))).toEqual(
      new Set(['allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox; no-referrer']),
    );
  });

  test('offers beside every map a link that works without the frame', () => {
    expect(
      pathsWhere(
        (page) =>
          page.$('iframe').length > 0 &&
          page.$('a[href^="https://www.google.com/maps/search/"]').length === 0,
      ),
    ).toEqual([]);
  });

  test('greets no other site in advance', () => {
    expect(
      pathsWhere(
        (page) => page.$('link[rel=preconnect], link[rel=dns-prefetch], meta[http-equiv=refresh]').length > 0,
      ),
    ).toEqual([]);
  });

  test('sends its form to the site itself', () => {
    expect(pathsWhere((page) => page.$('form[action^="http"]').length > 0)).toEqual([]);
  });
});

describe('the privacy page', () => {
  test('names Google and the cookies of its maps', () => {
    const text =
      pages
        .find((page) => page.path === '/privacy')
        ?.$('main')
        .text() ?? '';
    expect(text).toContain('Google');
    expect(text).toContain('cookies');
  });
});
