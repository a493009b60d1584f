// The lists of carts that a rule finds: their parts, and the offer to help choose.
import { describe, expect, test } from 'vitest';
import { getLists, getPageCopy, getVehicle } from '../../../src/content/site.ts';
import { listPath } from '../../../src/lib/paths.ts';
import { getPage } from '../built-site.ts';
import { readText } from '../page-parts.ts';

const lists = getLists();

describe.each(lists.map((list) => ({ path: listPath(list.id), list })))('$path', ({ path, list }) => {
  test('counts the carts of each part in its heading', () => {
    const headings = getPage(path).$('main h2').toArray();
    const texts = headings.map((heading) => readText(getPage(path).$(heading)));
    const expected = list.parts.flatMap(({ heading, entries }) =>
      heading ? [`${heading.title} (${entries.length})`] : [],
    );
    expect(texts).toEqual(expect.arrayContaining(expected));
  });

  test('offers to help choose where two carts or more are in stock, and not of one', () => {
    const inStock = list.entries.filter(({ vehicleId }) => getVehicle(vehicleId).inStock);
    const text = readText(getPage(path).$('main'));
    expect(text.includes(getPageCopy('guide').callToAction.title)).toBe(inStock.length > 1);
  });
});
