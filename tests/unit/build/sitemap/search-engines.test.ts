import { describe, expect, test } from 'vitest';
import { findLastChange, listPictures } from '../../../../src/build/sitemap/search-engines.ts';

describe('findLastChange', () => {
  const changes = new Map([
    ['a.yaml', '2026-01-05T10:00:00Z'],
    ['b.yaml', '2026-01-05T12:30:00+02:00'],
    ['c.yaml', '2026-01-04T23:00:00Z'],
  ]);

  test.each([
    ['the only one', ['c.yaml'], '2026-01-04T23:00:00Z'],
    ['the newest, whatever its time zone', ['a.yaml', 'b.yaml', 'c.yaml'], '2026-01-05T12:30:00+02:00'],
    ['none as soon as one file has none', ['a.yaml', 'edited.yaml'], undefined],
    ['none for a page that is made of no file', [], undefined],
  ])('is %s', (_, files, expected) => {
    expect(findLastChange(files, changes)).toBe(expected);
  });
});

describe('listPictures', () => {
  const write = (nodes: readonly object[]) =>
    `<p>Cart</p><script type="application/ld+json">${JSON.stringify({ '@graph': nodes })}</script>`;
  const page = { '@type': 'ItemPage', primaryImageOfPage: { url: 'https://dealer.example/share.jpg' } };

  test('lists the pictures of the product, then that of shared links, each once', () => {
    const image = ['https://dealer.example/1.avif', 'https://dealer.example/share.jpg'];
    expect(listPictures(write([page, { '@type': ['Product', 'Vehicle'], image }]))).toEqual(image);
  });

  test('leaves out pictures of others, such as the dealer', () => {
    const dealer = { '@type': 'AutoDealer', image: 'https://dealer.example/dealer.jpg' };
    expect(listPictures(write([dealer, page]))).toEqual(['https://dealer.example/share.jpg']);
    expect(listPictures('<p>No structured data</p>')).toEqual([]);
  });
});
