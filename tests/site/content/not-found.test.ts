import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { getMain, listLinks, readText } from '../page-parts.ts';

const { notFound, vehicleNotFound } = getContent().pages;

describe.each([
  ['unknown addresses', '/404', notFound],
  ['unknown vehicles', '/vehicle-not-found', vehicleNotFound],
])('the page for %s', (_, path, copy) => {
  test('says what happened and leads on', () => {
    expect(readText(getMain(path).find('h1'))).toBe(copy.hero.title);
    expect(readText(getMain(path))).toContain(copy.hero.lead);
    const links = copy.links.map(({ label, path: href }) => ({ name: label, href }));
    expect(listLinks(getMain(path))).toEqual(expect.arrayContaining(links));
  });
});

test('the page for unknown vehicles leads back to the inventory', () => {
  expect(listLinks(getMain('/vehicle-not-found')).map((link) => link.href)).toContain('/inventory');
});
