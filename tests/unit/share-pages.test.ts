import { afterEach, describe, expect, test, vi } from 'vitest';
import type * as SharePages from '../../src/build/share-pages.ts';
import { fixedPagePaths } from '../../src/lib/paths.ts';

/** The module as a build with this setting loads it. */
async function load(setting: string | undefined): Promise<typeof SharePages> {
  vi.resetModules();
  vi.stubEnv('SHARE_IMAGES', setting);
  return import('../../src/build/share-pages.ts');
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('pictures of shared links', () => {
  test('are made for every fixed page, each at an address of its own', async () => {
    const { sharedPages, getShareLink } = await load(undefined);
    expect(fixedPagePaths.filter((path) => !sharedPages.includes(path))).toEqual([]);
    expect(new Set(sharedPages.map((path) => getShareLink(path).path)).size).toBe(sharedPages.length);
  });

  test('stop the build for a page that nobody has given one', async () => {
    const { getShareLink } = await load(undefined);
    expect(() => getShareLink('/new-page')).toThrow('names no picture for the page /new-page');
  });

  test('are one for all pages with SHARE_IMAGES=off, which spares builds of very many pages', async () => {
    const { sharedPages, getShareLink } = await load('off');
    expect(sharedPages).toEqual(['/']);
    expect(getShareLink('/lewes-golf-carts')).toEqual(getShareLink('/'));
    expect(getShareLink('/about').path).toBe('/share/home.jpg');
  });
});
