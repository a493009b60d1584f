import { describe, expect, test } from 'vitest';
import { getLists, getRentalGroups, getVehicles } from '../../src/content/site.ts';
import { formatUsd } from '../../src/lib/format.ts';
import { files, pages, readBuiltFile, siteOrigin } from './built-site.ts';
import { readMainText } from './page-parts.ts';

const lists = getLists();
const rentalGroups = getRentalGroups();
const vehicles = getVehicles();

const text = readBuiltFile('/llms.txt').toString();
const links = [...text.matchAll(/^- \[([^\]]+)\]\(([^)]+)\)(?:: (.*))?$/gm)].map(
  ([, label, url = '', note = '']) => ({
    label,
    url: new URL(url),
    note,
  }),
);

describe('/llms.txt', () => {
  test('leads to pages, places on them, feeds and functions that exist', () => {
    const missing = links.filter(({ url }) => {
      const page = pages.find(({ path }) => path === url.pathname);
      const exists = page !== undefined || files.includes(url.pathname) || url.pathname === '/api/vehicles';
      const hasPlace = url.hash === '' || page?.$(url.hash).length === 1;
      return url.origin !== siteOrigin || !exists || !hasPlace;
    });
    expect(missing.map(({ url }) => url.href)).toEqual([]);
    expect(links.length).toBeGreaterThan(lists.length);
  });

  test('is short enough to be read whole: a fact takes a line, of 120 bytes on average', () => {
    expect(Buffer.byteLength(text) / text.split('\n').length).toBeLessThanOrEqual(120);
  });

  test('says the lowest and the highest price of the inventory', () => {
    const prices = vehicles.map(({ priceUsd }) => priceUsd);
    const { note } = links.find(({ url }) => url.pathname === '/inventory') ?? {};
    expect(note).toContain(formatUsd(Math.min(...prices)));
    expect(note).toContain(formatUsd(Math.max(...prices)));
  });

  test('leads to every list of carts', () => {
    const missing = lists.filter(({ id }) => !links.some(({ url }) => url.pathname === `/carts/${id}`));
    expect(missing).toEqual([]);
  });

  test('lists the rental prices of the rentals page', () => {
    const prices = links
      .filter(({ url }) => url.pathname === '/rentals')
      .flatMap(({ note }) => note.match(/\$[\d,]*\d/g) ?? []);
    expect(prices).toHaveLength(rentalGroups.flatMap((group) => group.plans).length);
    expect(prices.filter((price) => !readMainText('/rentals').includes(price))).toEqual([]);
  });
});
