import { expect, test } from 'vitest';
import { getRoutes } from '../../src/content/routes.ts';
import { getCounties, getTowns, getVehicles } from '../../src/content/site.ts';
import { vehiclePath } from '../../src/lib/paths.ts';
import { maxTitleLength } from '../../src/schemas/head.schema.ts';
import { files, listPaths, pages, siteOrigin, type BuiltPage } from './built-site.ts';

const vehicles = getVehicles();
/** Pages with a description that is made of a record's facts. */
const madePaths = [
  ...[...getCounties(), ...getTowns()].map(({ path }) => path),
  ...vehicles.map(({ id }) => vehiclePath(id)),
];
const urlOf = (path: string) => (path === '/' ? `${siteOrigin}/` : siteOrigin + path);
const readMeta = ({ $ }: BuiltPage, name: string) =>
  $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';
const titleOf = ({ $ }: BuiltPage) => $('head > title').text();
const canonicalOf = ({ $ }: BuiltPage) => $('link[rel=canonical]').attr('href') ?? '';

/** Texts on more than one page; vehicles that are described in the same words count as one. */
function findRepeated(read: (page: BuiltPage) => string): string[] {
  const findSource = ({ path }: BuiltPage) =>
    vehicles.find(({ id }) => vehiclePath(id) === path)?.description ?? path;
  return [...Map.groupBy(pages, read)]
    .filter(([, group]) => new Set(group.map(findSource)).size > 1)
    .map(([text]) => text);
}

test('the site has every page that the data ask for, and no other', () => {
  expect(pages.map(({ path }) => path).toSorted()).toEqual([...getRoutes().keys()].toSorted());
  expect(files).toContain('/.well-known/security.txt');
});

test('every page has a title of its own, 10 to 65 characters long', () => {
  expect(findRepeated(titleOf)).toEqual([]);
  expect(listPaths((page) => titleOf(page).length < 10 || titleOf(page).length > maxTitleLength)).toEqual([]);
});

test('every page has a description of its own, 70 to 160 characters long where it was written for the page', () => {
  expect(findRepeated((page) => readMeta(page, 'description'))).toEqual([]);
  const wrong = listPaths((page) => {
    const { length } = readMeta(page, 'description');
    return madePaths.includes(page.path) ? length === 0 : length < 70 || length > 160;
  });
  expect(wrong).toEqual([]);
});

test('every page is its own canonical, but for the second page of a town', () => {
  const other = pages.filter((page) => canonicalOf(page) !== urlOf(page.path));
  const copies = getTowns().flatMap(({ path, canonicalPath }) =>
    canonicalPath === undefined ? [] : [[path, urlOf(canonicalPath)]],
  );
  expect(other.map((page) => [page.path, canonicalOf(page)]).toSorted()).toEqual(copies.toSorted());
});

test('every page has one h1 and no heading that skips a level', () => {
  const wrong = listPaths(({ $ }) => {
    const levels = $('main :is(h1, h2, h3, h4, h5, h6)')
      .toArray()
      .map(({ name }) => Number(name.slice(1)));
    return $('h1').length !== 1 || levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
  });
  expect(wrong).toEqual([]);
});

test('every page says its language and its keywords, and starts with a link to its content', () => {
  const wrong = listPaths(
    (page) =>
      page.$('html').attr('lang') !== 'en-US' ||
      readMeta(page, 'keywords') === '' ||
      page.$('body > a').first().attr('href') !== '#content' ||
      page.$('main#content').length !== 1,
  );
  expect(wrong).toEqual([]);
});

test('every page has Open Graph and Twitter tags that say the same as its head', () => {
  const wrong = listPaths((page) => {
    const expected = {
      'og:title': titleOf(page),
      'og:description': readMeta(page, 'description'),
      'og:url': canonicalOf(page),
      'twitter:card': 'summary_large_image',
      'twitter:title': titleOf(page),
      'twitter:description': readMeta(page, 'description'),
      'twitter:image': readMeta(page, 'og:image'),
      'twitter:image:alt': readMeta(page, 'og:image:alt'),
    };
    return Object.entries(expected).some(([name, content]) => readMeta(page, name) !== content);
  });
  expect(wrong).toEqual([]);
});

test('search engines leave out the thank-you page and the two pages for unknown URLs alone', () => {
  const hidden = listPaths((page) => readMeta(page, 'robots').includes('noindex'));
  expect(hidden.toSorted()).toEqual(['/404', '/thank-you', '/vehicle-not-found']);
});
