import { describe, expect, test } from 'vitest';
import { getCounties, getTowns, getVehicles } from '../../src/content/site.ts';
import { vehiclePath } from '../../src/lib/paths.ts';
import { maxTitleLength } from '../../src/schemas/head.schema.ts';
import { getPage, pages, siteOrigin, type BuiltPage } from './built-site.ts';

const counties = getCounties();
const municipalities = getTowns();
const vehicles = getVehicles();
/** Pages whose description is made of a record's facts; data:check warns of its length. */
const madePaths = new Set([
  ...[...counties, ...municipalities].map(({ path }) => path),
  ...vehicles.map(({ id }) => vehiclePath(id)),
]);
const noindexPaths = ['/404', '/thank-you', '/vehicle-not-found'];
const urlOf = (path: string) => (path === '/' ? `${siteOrigin}/` : siteOrigin + path);
const readMeta = (page: BuiltPage, name: string) =>
  page.$(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';
const titleOf = (page: BuiltPage) => page.$('head > title').text();
const canonicalOf = (page: BuiltPage) => page.$('link[rel=canonical]').attr('href') ?? '';
const pathsWhereNot = (isRight: (page: BuiltPage) => boolean) =>
  pages.filter((page) => !isRight(page)).map((page) => page.path);

/** What stands for a page whose words come from another's: a vehicle that is described in its words, which is warned of. */
function findSource({ path }: BuiltPage): string {
  const record = vehicles.find(({ id }) => vehiclePath(id) === path);
  return record?.description ?? path;
}

/** Texts that stand on more than one page, with the pages. */
function findRepeated(read: (page: BuiltPage) => string): string[] {
  return [...Map.groupBy(pages, read)]
    .filter(([, group]) => new Set(group.map(findSource)).size > 1)
    .map(([text, group]) => `${group.map((page) => page.path).join(', ')}: ${text}`);
}

describe('every page', () => {
  test('has a title of its own, 10 to 65 characters long', () => {
    expect(findRepeated(titleOf)).toEqual([]);
    expect(
      pathsWhereNot((page) => titleOf(page).length >= 10 && titleOf(page).length <= maxTitleLength),
    ).toEqual([]);
  });

  test('has a description of its own, where somebody wrote it 70 to 160 characters long', () => {
    expect(findRepeated((page) => readMeta(page, 'description'))).toEqual([]);
    const wrong = pathsWhereNot((page) => {
      const { length } = readMeta(page, 'description');
      return madePaths.has(page.path) ? length > 0 : length >= 70 && length <= 160;
    });
    expect(wrong).toEqual([]);
  });

  test('has keywords', () => {
    expect(pathsWhereNot((page) => readMeta(page, 'keywords') !== '')).toEqual([]);
  });

  test('is its own canonical, but for the second page of a town', () => {
    const other = pages.filter((page) => canonicalOf(page) !== urlOf(page.path));
    const copies = municipalities.flatMap(({ path, canonicalPath }) =>
      canonicalPath === undefined ? [] : [[path, urlOf(canonicalPath)]],
    );
    expect(other.map((page) => [page.path, canonicalOf(page)]).toSorted()).toEqual(copies.toSorted());
  });

  test('has one h1, and no heading that skips a level', () => {
    const wrong = pathsWhereNot((page) => {
      const levels = page
        .$('main :is(h1, h2, h3, h4, h5, h6)')
        .toArray()
        .map((heading) => Number(heading.name.slice(1)));
      return (
        page.$('h1').length === 1 && levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)
      );
    });
    expect(wrong).toEqual([]);
  });

  test('says its language, character set and width', () => {
    const wrong = pathsWhereNot(
      (page) =>
        page.$('html').attr('lang') === 'en-US' &&
        page.$('meta[charset=utf-8]').length === 1 &&
        readMeta(page, 'viewport') === 'width=device-width, initial-scale=1',
    );
    expect(wrong).toEqual([]);
  });

  test('has Open Graph and Twitter tags that say the same as its head', () => {
    const wrong = pathsWhereNot(
      (page) =>
        readMeta(page, 'og:title') === titleOf(page) &&
        readMeta(page, 'og:description') === readMeta(page, 'description') &&
        readMeta(page, 'og:url') === canonicalOf(page) &&
        readMeta(page, 'og:type') === 'website' &&
        readMeta(page, 'twitter:card') === 'summary_large_image' &&
        readMeta(page, 'twitter:title') === titleOf(page) &&
        readMeta(page, 'twitter:description') === readMeta(page, 'description') &&
        readMeta(page, 'twitter:image') === readMeta(page, 'og:image') &&
        readMeta(page, 'twitter:image:alt') === readMeta(page, 'og:image:alt'),
    );
    expect(wrong).toEqual([]);
  });

  test('starts with a link to its content', () => {
    const wrong = pathsWhereNot(
      (page) => page.$('body > a').first().attr('href') === '#content' && page.$('main#content').length === 1,
    );
    expect(wrong).toEqual([]);
  });
});

describe('search engines leave out', () => {
  test('the thank-you page and the two pages for unknown URLs, and nothing else', () => {
    const hidden = pages.filter((page) => readMeta(page, 'robots').includes('noindex'));
    expect(hidden.map((page) => page.path).toSorted()).toEqual(noindexPaths);
  });
});

describe('the page of a vehicle', () => {
  test('has the model in its title, and the brand where there is room', () => {
    const wrong = vehicles.filter(({ id, name, fullName: withBrand }) => {
      return !titleOf(getPage(vehiclePath(id))).includes(
        withBrand.length > maxTitleLength ? name : withBrand,
      );
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
