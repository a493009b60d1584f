import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { getMain, listLinks, readText } from '../page-parts.ts';

const { notFound, vehicleNotFound } = getContent().pages;

describe.each([
  ['unknown addresses', '/404', notFound],
  ['unknown vehicles', '/vehicle-not-found', vehicleNotFound],
])('the page for %s', (_, path, words) => {
  test('says what happened and leads on', () => {
    expect(readText(getMain(path).find('h1'))).toBe(words.hero.title);
    expect(readText(getMain(path))).toContain(words.hero.lead);
    const links = words.links.map(({ label, path: href }) => ({ name: label, href }));
    expect(listLinks(getMain(path))).toEqual(expect.arrayContaining(links));
  });
});

test('the page for unknown vehicles leads back to the inventory', () => {
  expect(listLinks(getMain('/vehicle-not-found')).map((link) => link.href)).toContain('/inventory');
});
