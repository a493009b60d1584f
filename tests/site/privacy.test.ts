import { expect, test } from 'vitest';
import { getPage, listPaths, pages, siteOrigin } from './built-site.ts';
import { readMainText } from './page-parts.ts';
import { listReferences } from './references.ts';

test('no page loads anything from another site by itself, or greets one in advance', () => {
  const loaded = pages.flatMap((page) =>
    listReferences(page)
      .filter(({ loadsByItself }) => loadsByItself)
      .map(({ from, reference }) => ({
        page: page.path,
        from,
        url: new URL(reference, siteOrigin + page.path),
      })),
  );
  expect(loaded.length).toBeGreaterThan(pages.length);
  expect(loaded.filter(({ url }) => url.origin !== siteOrigin)).toEqual([]);
  const greeting =
    'link[rel=preconnect], link[rel=dns-prefetch], meta[http-equiv=refresh], form[action^="http"]';
  expect(listPaths(({ $ }) => $(greeting).length > 0)).toEqual([]);
});

test('a map has no frame before a visitor scrolls near, and its frame no more power than it needs', () => {
  const wrong = listPaths(({ $ }) =>
    $('iframe')
      .toArray()
      .some(
        (frame) =>
          !$(frame).is('template > iframe') ||
          !$(frame).is(
            '[data-map^="https://www.google.com/maps"][referrerpolicy=no-referrer][title][height=400]' +
              '[sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"]' +
              ':not([src], [srcdoc], [allow])',
          ),
      ),
  );
  expect(wrong).toEqual([]);
  expect(getPage('/').$('iframe').length).toBeGreaterThan(0);
});

test('beside every map is a link that works without the frame', () => {
  const hasMap = listPaths(({ $ }) => $('iframe').length > 0);
  const hasLink = listPaths(({ $ }) => $('a[href^="https://www.google.com/maps/search/"]').length > 0);
  expect(hasMap.filter((path) => !hasLink.includes(path))).toEqual([]);
});

test('the privacy page names Google and the cookies of its maps', () => {
  expect(readMainText('/privacy')).toMatch(/Google[^]*cookies|cookies[^]*Google/);
});
