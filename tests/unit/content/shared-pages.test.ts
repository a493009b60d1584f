import { describe, expect, test } from 'vitest';
import { buildShareImages, getShareLink } from '../../../src/content/shared-pages.ts';
import { getContent } from '../../../src/content/site.ts';
import { fixedPagePaths } from '../../../src/lib/site/paths.ts';

describe('pictures of shared links', () => {
  const images = buildShareImages(getContent());

  test('are made for every fixed page, each at an address of its own', () => {
    const paths = [...images.keys()];
    expect(fixedPagePaths.filter((path) => !paths.includes(path))).toEqual([]);
    expect(new Set(paths.map((path) => getShareLink(images, path).path)).size).toBe(paths.length);
  });

  test('stop the build for a page that nobody has given one', () => {
    expect(() => getShareLink(images, '/new-page')).toThrow('names no picture for the page /new-page');
  });

  test('are one for all pages with SHARE_IMAGES=off, which spares builds of very many pages', () => {
    const home = buildShareImages(getContent(), 'off');
    expect([...home.keys()]).toEqual(['/']);
    expect(getShareLink(home, '/lewes-golf-carts')).toEqual(getShareLink(images, '/'));
    expect(getShareLink(home, '/about').path).toBe('/share/home.jpg');
  });
});
