import { describe, expect, test } from 'vitest';
import { getTowns, getVehicles } from '../../src/content/site.ts';
import { files, pages, readBuiltFile, siteOrigin } from './built-site.ts';
import { listLinks, readName } from './page-parts.ts';
import { redirects } from './redirect-lines.ts';
import { listReferences } from './references.ts';

const municipalities = getTowns();
const vehicles = getVehicles();

const functionPaths = ['/api/vehicles', '/api/contact'];
const pagePaths = new Set(pages.map((page) => page.path));
const filePaths = new Set(files);
const redirectPaths = new Set(redirects.map(({ from }) => from));
const anchors = new Map(
  pages.map((page) => [
    page.path,
    new Set(
      page
        .$('[id]')
        .toArray()
        .map((element) => page.$(element).attr('id') ?? ''),
    ),
  ]),
);

/** Every URL on every page, resolved; `data:` is no URL of the site. */
const references = pages.flatMap((page) =>
  listReferences(page)
    .filter(({ reference }) => !reference.startsWith('data:'))
    .map(({ from, reference }) => ({
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

describe('every URL on a page', () => {
  test('leads to a page, a file, a redirect or a function', () => {
    const exists = (path: string) =>
      pagePaths.has(path) || filePaths.has(path) || redirectPaths.has(path) || functionPaths.includes(path);
    expect(describeAll(internal.filter(({ url }) => !exists(decodeURI(url.pathname))))).toEqual([]);
  });

  test('with a fragment leads to an element of that id', () => {
    const missing = internal.filter(
      ({ url }) => url.hash !== '' && !anchors.get(url.pathname)?.has(decodeURIComponent(url.hash.slice(1))),
    );
    expect(describeAll(missing)).toEqual([]);
  });

  test('has no slash and no .html at the end', () => {
    expect(
      describeAll(internal.filter(({ url }) => url.pathname !== '/' && /\/$|\.html$/.test(url.pathname))),
    ).toEqual([]);
  });

  test('is never empty and never a script', () => {
    expect(
      describeAll(
        references.filter(
          ({ reference, url }) => reference === '' || reference === '#' || url.protocol === 'javascript:',
        ),
      ),
    ).toEqual([]);
  });

  test('outside the site is https, a telephone number or an email address', () => {
    const known = ['https:', 'tel:', 'mailto:'];
    expect(describeAll(references.filter(({ url }) => !known.includes(url.protocol)))).toEqual([]);
  });

  test('that dials is E.164', () => {
    const dialed = references.filter(({ url }) => url.protocol === 'tel:');
    expect(dialed.length).toBeGreaterThan(pages.length);
    expect(describeAll(dialed.filter(({ reference }) => !/^tel:\+1\d{10}$/.test(reference)))).toEqual([]);
  });

  test('of the contact form names an interest and a vehicle that exist', () => {
    const ids = vehicles.map((vehicle) => vehicle.id);
    const wrong = internal.filter(({ url }) => {
      const vehicle = url.searchParams.get('vehicle');
      const interest = url.searchParams.get('interest');
      return (
        url.pathname === '/contact' &&
        ((vehicle !== null && !ids.includes(vehicle)) ||
          (interest !== null && !['sales', 'service', 'parts', 'general'].includes(interest)))
      );
    });
    expect(describeAll(wrong)).toEqual([]);
  });
});

describe('every script', () => {
  test('imports scripts that exist', () => {
    const imports = files
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) =>
        [
          ...readBuiltFile(file)
            .toString()
            .matchAll(/(?:from|import)\s*\(?\s*["'`](\.{0,2}\/[^"'`]+)["'`]/g),
        ].map((match) => ({ file, path: new URL(match[1] ?? '', siteOrigin + file).pathname })),
      );
    expect(imports).not.toEqual([]);
    expect(imports.filter(({ path }) => !filePaths.has(path))).toEqual([]);
  });
});

describe('every link', () => {
  test('to another site opens a new tab, safely, and says so', () => {
    const wrong = pages.flatMap((page) =>
      page
        .$('a[href^="http"]')
        .toArray()
        .map((element) => page.$(element))
        .filter((link) => new URL(link.attr('href') ?? '').origin !== siteOrigin)
        .filter(
          (link) =>
            link.attr('target') !== '_blank' ||
            !(link.attr('rel') ?? '').split(' ').includes('noopener') ||
            !readName(link).includes('(opens in a new tab)'),
        )
        .map((link) => `${page.path}: ${link.attr('href')}`),
    );
    expect(wrong).toEqual([]);
  });

  test('within the site stays in its tab', () => {
    const wrong = pages.filter((page) => page.$('a[target]:not([href^="http"])').length > 0);
    expect(wrong.map((page) => page.path)).toEqual([]);
  });

  test('says where it leads', () => {
    const empty = /^(click )?here$|^(read|learn|see|find out)? ?more$|^(this |a )?(link|page)$|^details$|^$/i;
    const wrong = pages.flatMap((page) =>
      listLinks(page.$('body'))
        .filter(({ name }) => empty.test(name.trim()))
        .map(({ name, href }) => `${page.path}: "${name}" ${href}`),
    );
    expect(wrong).toEqual([]);
  });

  // Stricter than WCAG asks (its 2.4.4 lets the text around a link tell two apart), so the few such places are named.
  test('has the same words as another one only where both lead to the same page', () => {
    /** Places of one name stand under the headings of their counties, or beside a map. */
    const names = municipalities.map(({ name }) => name);
    const shared = names.filter((name, index) => names.indexOf(name) !== index);
    const toldApartByPlace = new Set(shared.flatMap((name) => [name, `${name} Golf Carts`]));
    const wrong = pages.flatMap((page) => {
      // "Contact" in a document's contents and in the menu are told apart by their lists.
      const links = listLinks(page.$('body')).filter(({ href }) => !/^(tel:|#)/.test(href));
      return [...Map.groupBy(links, ({ name }) => name)]
        .filter(
          ([, group]) =>
            new Set(group.map(({ href }) => new URL(href, siteOrigin + page.path).pathname)).size > 1,
        )
        .filter(([name]) => !toldApartByPlace.has(name))
        .map(([name]) => `${page.path}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });
});
