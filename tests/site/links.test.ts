import { expect, test } from 'vitest';
import { getTowns } from '../../src/content/site.ts';
import { files, pages, readBuiltFile, redirects, siteOrigin, type BuiltPage } from './built-site.ts';
import { listLinks, readName } from './page-parts.ts';
import { listReferences } from './references.ts';

const known = new Set([
  ...pages.map(({ path }) => path),
  ...files,
  ...redirects.map(({ from }) => from),
  '/api/vehicles',
  '/api/contact',
]);
const anchors = new Map(
  pages.map(({ path, $ }) => [
    path,
    new Set(
      $('[id]')
        .toArray()
        .map(({ attribs }) => attribs['id']),
    ),
  ]),
);

/** Every URL on every page, resolved. */
const references = pages.flatMap((page) =>
  listReferences(page).map(({ from, reference }) => ({
    page: page.path,
    from,
    reference,
    url: new URL(reference, siteOrigin + page.path),
  })),
);
const internal = references.filter(({ url }) => url.origin === siteOrigin);
const describeAll = (found: typeof references) => [
  ...new Set(found.map(({ page, from, reference }) => `${page}: ${from} ${reference}`)),
];

test('every URL of the site leads to a page, a file, a redirect or a function', () => {
  expect(describeAll(internal.filter(({ url }) => !known.has(decodeURI(url.pathname))))).toEqual([]);
});

test('every URL with a fragment leads to an element of that id', () => {
  const missing = internal.filter(
    ({ url }) => url.hash !== '' && !anchors.get(url.pathname)?.has(decodeURIComponent(url.hash.slice(1))),
  );
  expect(describeAll(missing)).toEqual([]);
});

test('no URL of a page ends with a slash or .html, and none is empty', () => {
  const wrong = internal.filter(
    ({ reference, url }) =>
      /^#?$/.test(reference) || (url.pathname !== '/' && /\/$|\.html$/.test(url.pathname)),
  );
  expect(describeAll(wrong)).toEqual([]);
});

test('every other URL is https, an email address, or a telephone number in E.164', () => {
  const wrong = references.filter(
    ({ reference, url }) =>
      !['https:', 'mailto:', 'tel:'].includes(url.protocol) ||
      (url.protocol === 'tel:' && !/^tel:\+1\d{10}$/.test(reference)),
  );
  expect(describeAll(wrong)).toEqual([]);
});

test('every script imports scripts that exist', () => {
  const missing = files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      [
        ...readBuiltFile(file)
          .toString()
          .matchAll(/(?:from|import)\s*\(?\s*["'`](\.{0,2}\/[^"'`]+)["'`]/g),
      ].map(([, path = '']) => new URL(path, siteOrigin + file).pathname),
    )
    .filter((path) => !files.includes(path));
  expect(missing).toEqual([]);
});

test('a link to another site opens a new tab, safely, and says so; others stay in their tab', () => {
  const wrong = pages.flatMap(({ path, $ }) =>
    $('a[href]')
      .toArray()
      .map((element) => $(element))
      .filter((link) => {
        const isElsewhere =
          /^https?:/.test(link.attr('href') ?? '') && !link.attr('href')?.startsWith(siteOrigin);
        const isSafe = (link.attr('rel') ?? '').split(' ').includes('noopener');
        return isElsewhere
          ? link.attr('target') !== '_blank' || !isSafe || !readName(link).includes('(opens in a new tab)')
          : link.attr('target') !== undefined;
      })
      .map((link) => `${path}: ${link.attr('href')}`),
  );
  expect(wrong).toEqual([]);
});

// Stricter than WCAG 2.4.4, which lets the text around links tell them apart.
test('two links of a page have the same words only where both lead to the same page', () => {
  /** Towns of one name are told apart by the headings of their counties. */
  const names = getTowns().map(({ name }) => name);
  const shared = names.filter((name, index) => names.indexOf(name) !== index);
  const toldApart = new Set(shared.flatMap((name) => [name, `${name} Golf Carts`]));
  const wrong = pages.flatMap(({ path, $ }) => {
    const links = listLinks($('body')).filter(({ href }) => !/^(tel:|#)/.test(href));
    return [...Map.groupBy(links, ({ name }) => name)]
      .filter(([name, group]) => {
        const targets = new Set(group.map(({ href }) => new URL(href, siteOrigin + path).pathname));
        return name === '' || (targets.size > 1 && !toldApart.has(name));
      })
      .map(([name]) => `${path}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

const isListed = ({ $ }: BuiltPage) => $('meta[name=robots][content*=noindex]').length === 0;

/** Pages that a page links to. */
const listTargets = ({ path, $ }: BuiltPage) =>
  listLinks($('body')).map(({ href }) => new URL(href, siteOrigin + path).pathname);

test('every page that search engines list is reached from the home page within three clicks', () => {
  const reached = new Set(['/']);
  for (let click = 1; click <= 3; click += 1) {
    const from = pages.filter(({ path }) => reached.has(path));
    for (const path of from.flatMap(listTargets)) reached.add(path);
  }
  expect(pages.filter((page) => isListed(page) && !reached.has(page.path)).map(({ path }) => path)).toEqual(
    [],
  );
});
