import { expect, test } from 'vitest';
import { getRoutes } from '../../src/content/routes.ts';
import { files, pages } from './built-site.ts';

test('the built site has every page that the data ask for, and no other', () => {
  expect(pages.map(({ path }) => path).toSorted()).toEqual([...getRoutes().keys()].toSorted());
});

test.each([
  '/robots.txt',
  '/.well-known/security.txt',
  '/llms.txt',
  '/sitemap-index.xml',
  '/listings.json',
  '/_headers',
  '/_redirects',
])('the built site has the file %s', (file) => {
  expect(files).toContain(file);
});
