import { expect, test } from 'vitest';
import { getLists, getVehicles } from '../../src/content/site.ts';
import { formatUsd } from '../../src/lib/format.ts';
import { files, pages, readBuiltFile, siteOrigin } from './built-site.ts';

const links = [
  ...readBuiltFile('/llms.txt')
    .toString()
    .matchAll(/^- \[[^\]]+\]\(([^)]+)\)(?:: (.*))?$/gm),
].map(([, url = '', note = '']) => ({ url: new URL(url), note }));

test('/llms.txt leads to every list of carts, and to pages, files and functions that exist', () => {
  const missing = links.filter(({ url }) => {
    const page = pages.find(({ path }) => path === url.pathname);
    const exists = page !== undefined || [...files, '/api/vehicles'].includes(url.pathname);
    return url.origin !== siteOrigin || !exists || (url.hash !== '' && page?.$(url.hash).length !== 1);
  });
  expect(missing.map(({ url }) => url.href)).toEqual([]);
  const paths = links.map(({ url }) => url.pathname);
  expect(paths).toEqual(expect.arrayContaining(getLists().map(({ id }) => `/carts/${id}`)));
});

test('/llms.txt says the lowest and the highest price of the inventory', () => {
  const prices = getVehicles().map(({ priceUsd }) => priceUsd);
  const { note } = links.find(({ url }) => url.pathname === '/inventory') ?? {};
  expect(note).toContain(formatUsd(Math.min(...prices)));
  expect(note).toContain(formatUsd(Math.max(...prices)));
});
